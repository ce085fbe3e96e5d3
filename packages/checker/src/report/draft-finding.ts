import type { Flow, FlowStep, Place } from '@hearsay/flow';
import type { CheckRule } from '../rules/rule.ts';

/** A finding before its places are put into lines and columns. */
export interface DraftFinding {
  readonly rule: CheckRule;
  readonly message: string;
  readonly advice: string;
  readonly place: Place;
  readonly scope: string;
  readonly source: Flow['source'] | undefined;
  readonly sink: Flow['sink'] | undefined;
  readonly path: readonly FlowStep[];
  readonly otherSources: Flow['otherSources'];
  readonly hasMoreSources: boolean;
  readonly isSuppressed: boolean;
  /** What the comment says that suppresses it. */
  readonly suppressionReason?: string;
}
