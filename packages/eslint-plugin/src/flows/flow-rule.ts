import {
  parseSuppression,
  suppressionFault,
  SUPPRESSION_KEYWORD,
  type Flow,
  type Place,
} from '@hearsay/flow';
import type { TSESLint } from '@typescript-eslint/utils';
import type { RuleName } from '../create-rule.ts';
import { nodeAt } from '../program/node-at.ts';
import { sourceFileOf, typedServices } from '../program/typed-services.ts';
import { fileFlows } from './file-flows.ts';
import { tellWay } from './flow-messages.ts';
import { offsetOf } from './offset-of.ts';
import { quoteText } from './quote-text.ts';

/** The messages of the rules that follow texts through a file. */
export type FlowMessage = 'flow' | 'quote';

/** The sentences of these rules. */
export const FLOW_MESSAGES: Readonly<Record<FlowMessage, string>> = {
  flow: '{{message}} The way it takes: {{way}}. {{advice}}',
  quote: 'Quote the text in the prompt.',
};

type FlowContext = Readonly<TSESLint.RuleContext<FlowMessage, readonly unknown[]>>;

/** Reports the flows of one rule, each where the text enters the prompt, with the way that it took. */
export function flowListener(rule: RuleName, context: FlowContext): TSESLint.RuleListener {
  const services = typedServices(context);
  const { sourceCode } = context;
  return {
    'Program:exit'() {
      const file = sourceFileOf(context);
      const offset = file && offsetOf(file, sourceCode);
      if (file === undefined || offset === undefined) return;
      const isControl = rule === 'no-agent-text-in-control';
      const flows = fileFlows({ program: services.program, file, sourceCode, control: isControl })
        .filter((flow) => flow.rule === rule)
        .map((flow) => moveFlow(flow, offset));
      for (const flow of flows) {
        const { start, end } = flow.sink.place;
        const loc = { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) };
        if (isSuppressed(sourceCode, rule, loc.start.line, flow, flows)) continue;
        const node = isControl ? undefined : nodeAt(sourceCode, start, end);
        const fix = node && quoteText(node, { services, sourceCode });
        context.report({
          loc,
          messageId: 'flow',
          data: { message: flow.message, way: tellWay(flow, sourceCode), advice: flow.advice },
          suggest: fix ? [{ messageId: 'quote', fix }] : [],
        });
      }
    },
  };
}

/** A flow with its places as the linted text has them. */
function moveFlow(flow: Flow, offset: number): Flow {
  const move = (place: Place): Place => ({ ...place, start: place.start + offset, end: place.end + offset });
  return {
    ...flow,
    sink: { ...flow.sink, place: move(flow.sink.place) },
    path: flow.path.map((step) => ({ ...step, place: move(step.place) })),
  };
}

/** Whether a comment with a reason speaks for a line, as `hearsay check` reads it. */
function isSuppressed(
  sourceCode: FlowContext['sourceCode'],
  rule: RuleName,
  line: number,
  flow: Flow,
  flows: readonly Flow[],
): boolean {
  if (!sourceCode.text.includes(SUPPRESSION_KEYWORD)) return false;
  const startsOn = (other: Flow): number => sourceCode.getLocFromIndex(other.sink.place.start).line;
  return sourceCode.getAllComments().some((comment) => {
    const parsed = parseSuppression(sourceCode.getText(comment));
    if (parsed === undefined || !parsed.rules.includes(rule) || suppressionFault(rule, parsed.reason))
      return false;
    const own = comment.loc.end.line;
    if (own === line) return true;
    // A comment speaks for the next line only when there is nothing on its own.
    return own + 1 === line && !flows.some((other) => other !== flow && startsOn(other) === own);
  });
}
