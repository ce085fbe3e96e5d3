import type { SdkCatalog, Wire } from './sdk-catalog.ts';

/** Every node may run after every other, on what the nodes before it have put into the state. */
const feedNodes: readonly Wire[] = [
  {
    call: 'this.%nodes[]',
    pass: [{ parameter: '(0)', from: 'state' }],
    to: ['state'],
    // The channel of messages begins with what the run was started with, and grows.
    appended: ['messages'],
  },
  // What a route sends is the state of the node that it names.
  ...[[], ['[]']].map((list) => ({
    call: 'this.%routes[]',
    pass: [{ parameter: '(0)', from: 'state' }],
    to: ['state'],
    taken: [...list, '%sent'],
  })),
];

/** A run gives back what the nodes have left, and what a prebuilt agent wrote. */
const runNodes: readonly Wire[] = [
  { from: '(0)', to: 'state' },
  ...feedNodes,
  { from: 'this.%answer', to: 'state' },
  { from: 'state', to: 'result' },
];

const stores = ['BaseStore', 'InMemoryStore', 'AsyncBatchedStore'];

/** LangGraph.js 1: nodes give back parts of the state, which other nodes receive. */
export const langgraphCatalog: SdkCatalog = {
  sdk: '@langchain/langgraph',
  packages: ['@langchain/langgraph', '@langchain/langgraph-checkpoint'],
  versionedBy: ['@langchain/langgraph'],
  shapes: {},
  entries: [
    {
      names: ['StateGraph#addNode', 'Graph#addNode', 'StateGraph#addSequence'],
      makes: ['StateGraph'],
      wires: [
        { from: '(1)', to: 'this.%nodes[]' },
        { from: '(0)[]', to: 'this.%nodes[]' },
        // A graph as a node of another one.
        { from: '(1).%nodes[]', to: 'this.%nodes[]' },
        { from: '(1).%routes[]', to: 'this.%routes[]' },
      ],
    },
    {
      names: ['Graph#addConditionalEdges', 'StateGraph#addConditionalEdges'],
      makes: ['StateGraph'],
      wires: [{ from: '(1)', to: 'this.%routes[]' }],
    },
    {
      names: ['StateGraph#addEdge', 'StateGraph#setEntryPoint', 'StateGraph#setFinishPoint'],
      makes: ['StateGraph'],
    },
    // A graph that the program exports runs elsewhere: its nodes still feed one another.
    {
      names: ['StateGraph#compile', 'Graph#compile'],
      makes: ['CompiledStateGraph'],
      wires: feedNodes,
    },
    {
      names: ['Pregel#invoke', 'Pregel#stream', 'CompiledGraph#invoke', 'CompiledStateGraph#invoke'],
      wires: runNodes,
    },
    // The store that nodes keep memories in, between runs: what one puts there another one gets.
    { names: stores.map((name) => `${name}#put`), wires: [{ from: '(2)', to: 'shared.%items.value' }] },
    { names: stores.map((name) => `${name}#get`), wires: [{ from: 'shared.%items', to: 'result' }] },
    { names: stores.map((name) => `${name}#search`), wires: [{ from: 'shared.%items', to: 'result[]' }] },
    // What a person answers, not what they were shown.
    { names: ['interrupt'] },
    { names: ['new Send'], wires: [{ from: '(1)', to: 'result.%sent' }] },
    {
      names: ['new Command'],
      wires: [
        { from: '(0).update', to: 'result' },
        { from: '(0).goto.%sent', to: 'result' },
        { from: '(0).goto[].%sent', to: 'result' },
      ],
    },
    {
      names: ['createReactAgent()#invoke', 'createReactAgent()#stream'],
      result: 'langchain.agent',
      sinks: [
        { rank: 'system', at: ['(0).messages[]{role=system}.content'] },
        { rank: 'user', at: ['(0).messages'] },
      ],
    },
    {
      names: ['createReactAgent'],
      result: 'langchain.agent',
      resultUnder: '%answer',
      sinks: [
        {
          rank: 'system',
          at: ['prompt', 'stateModifier', 'messageModifier'].flatMap((name) => [
            `(0).${name}`,
            `(0).${name}()[]{role=system}.content`,
          ]),
        },
      ],
      parameters: [{ shape: 'langchain.agent', at: ['(0).prompt(0)', '(0).stateModifier(0)'] }],
    },
  ],
};
