import type { SdkCatalog, Wire } from './sdk-catalog.ts';

/** Callbacks are handed the network, whose state they fill and read. */
function handNetwork(callback: string, parameter: string): Wire {
  return { call: callback, pass: [{ parameter, from: 'shared' }], to: [] };
}

/** Inngest's AgentKit 0.13: agents in a network that shares one state. */
export const agentKitCatalog: SdkCatalog = {
  sdk: '@inngest/agent-kit',
  packages: ['@inngest/agent-kit'],
  versionedBy: ['@inngest/agent-kit'],
  shapes: {
    'agentkit.result': { harmless: ['agentName', 'createdAt', 'checksum'], history: ['output', 'history'] },
    'agentkit.run': {
      harmless: ['name', 'description', 'agents', 'router', 'defaultModel', 'maxIter'],
      nested: { state: 'agentkit.state' },
    },
    'agentkit.state': {
      harmless: ['data', 'kv', 'threadId'],
      history: ['messages'],
      nested: { results: 'agentkit.result' },
    },
    'agentkit.turn': {
      harmless: ['input', 'network', 'stack', 'callCount'],
      nested: { lastResult: 'agentkit.result' },
    },
  },
  entries: [
    {
      names: ['createAgent', 'createRoutingAgent', 'new Agent', 'new RoutingAgent'],
      makes: ['Agent'],
      sinks: [
        { rank: 'system', at: ['(0).system', '(0).system()'] },
        { rank: 'tool-description', at: ['(0).description'] },
      ],
      parameters: [
        { shape: 'agentkit.result', at: ['(0).lifecycle.onResponse(0)', '(0).lifecycle.onFinish(0)'] },
      ],
      wires: [
        handNetwork('(0).system', '(0).network'),
        handNetwork('(0).lifecycle.onFinish', '(0).network'),
        handNetwork('(0).lifecycle.onResponse', '(0).network'),
        handNetwork('(0).lifecycle.onStart', '(0).network'),
      ],
    },
    { names: ['set Agent#system'], sinks: [{ rank: 'system', at: ['(0)', '(0)()'] }] },
    { names: ['set Agent#description'], sinks: [{ rank: 'tool-description', at: ['(0)'] }] },
    {
      names: ['createTool'],
      sinks: [
        { rank: 'tool-description', at: ['(0).description'] },
        { rank: 'tool-result', at: ['(0).handler()'] },
      ],
      parameters: [{ isOwnInput: true, at: ['(0).handler(0)'] }],
      wires: [handNetwork('(0).handler', '(1).network')],
    },
    {
      names: ['createNetwork', 'new Network'],
      makes: ['Network'],
      parameters: [{ shape: 'agentkit.turn', at: ['(0).router(0)', '(0).defaultRouter(0)'] }],
      wires: [handNetwork('(0).router', '(0).network'), { from: 'shared', to: 'result' }],
    },
    {
      names: ['Agent#run', 'RoutingAgent#run'],
      result: 'agentkit.result',
      sinks: [{ rank: 'user', at: ['(0)'] }],
    },
    {
      names: ['Network#run'],
      result: 'agentkit.run',
      sinks: [{ rank: 'user', at: ['(0)'] }],
      wires: [{ from: 'shared', to: 'result' }],
    },
    // `network.state.kv`, whose methods stand in a literal type.
    { names: ['set'], wires: [{ from: '(1)', to: 'shared.%kv' }] },
    { names: ['get', 'all'], wires: [{ from: 'shared.%kv', to: 'result' }] },
  ],
};
