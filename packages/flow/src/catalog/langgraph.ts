import type { SdkCatalog, Wire } from './sdk-catalog.ts';

/** Every node may run after every other, on what the nodes before it have put into the state. */
const runNodes: readonly Wire[] = [
  { from: '(0)', to: 'state' },
  { call: 'this.%nodes[]', pass: [{ parameter: '(0)', from: 'state' }], to: ['state'] },
  { from: 'state', to: 'result' },
];

/** LangGraph.js 1: nodes give back parts of the state, which other nodes receive. */
export const langgraphCatalog: SdkCatalog = {
  sdk: '@langchain/langgraph',
  packages: ['@langchain/langgraph'],
  versionedBy: ['@langchain/langgraph'],
  shapes: {},
  entries: [
    {
      names: ['StateGraph#addNode', 'Graph#addNode', 'StateGraph#addSequence'],
      wires: [
        { from: '(1)', to: 'this.%nodes[]' },
        { from: '(0)[]', to: 'this.%nodes[]' },
      ],
    },
    {
      names: ['Graph#addConditionalEdges', 'StateGraph#addConditionalEdges'],
      wires: [{ from: '(1)', to: 'this.%nodes[]' }],
    },
    // A graph that the program exports runs elsewhere: its nodes still feed one another.
    {
      names: ['StateGraph#compile', 'Graph#compile'],
      wires: [{ call: 'this.%nodes[]', pass: [{ parameter: '(0)', from: 'state' }], to: ['state'] }],
    },
    {
      names: ['Pregel#invoke', 'Pregel#stream', 'CompiledGraph#invoke', 'CompiledStateGraph#invoke'],
      wires: runNodes,
    },
    { names: ['new Send'], wires: [{ from: '(1)', to: 'result' }] },
    { names: ['new Command'], wires: [{ from: '(0).update', to: 'result' }] },
    {
      names: ['createReactAgent'],
      sinks: [{ rank: 'system', at: ['(0).prompt', '(0).stateModifier', '(0).messageModifier'] }],
    },
  ],
};
