import { endorsementFault, type Endorsement, type Flow, type Place, type RuleText } from '@hearsay/flow';
import type { DraftFinding } from '../report/draft-finding.ts';

/** Makes a finding of a flow. */
export function flowFinding(flow: Flow): DraftFinding {
  return { ...flow, place: flow.sink.place, isSuppressed: false };
}

/** Makes a finding of each endorsement whose reason is missing or says nothing. */
export function endorsementFindings(endorsements: readonly Endorsement[]): readonly DraftFinding[] {
  return endorsements.flatMap(({ place, reason }) => {
    const fault = endorsementFault(reason);
    return fault === undefined ? [] : [trustFinding(place, fault)];
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
