import type { Endorsement, Flow, Place } from '@hearsay/flow';
import type { DraftFinding } from '../report/draft-finding.ts';
import { explainsSomething } from './explains-something.ts';
import { endorsementWithEmptyWords, endorsementWithoutReason, type RuleText } from './rules-messages.ts';

/** Makes a finding of a flow. */
export function flowFinding(flow: Flow): DraftFinding {
  return { ...flow, place: flow.sink.place, isSuppressed: false };
}

/** Makes a finding of each endorsement whose reason is missing or says nothing. */
export function endorsementFindings(endorsements: readonly Endorsement[]): readonly DraftFinding[] {
  return endorsements.flatMap(({ place, reason }) => {
    if (reason.trim() === '') return [trustFinding(place, endorsementWithoutReason())];
    return explainsSomething(reason) ? [] : [trustFinding(place, endorsementWithEmptyWords(reason.trim()))];
  });
}

/** Makes a finding of the rule `no-unexplained-trust`. */
export function trustFinding(place: Place, text: RuleText): DraftFinding {
  return {
    rule: 'no-unexplained-trust',
    ...text,
    place,
    scope: '',
    source: undefined,
    sink: undefined,
    path: [],
    otherSources: [],
    hasMoreSources: false,
    isSuppressed: false,
  };
}
