import type { SdkCatalog } from './sdk-catalog.ts';

/** Our own agents: what they are told and asked. What they answer is AgentText, which the rows of the core follow. */
export const hearsayAgentCatalog: SdkCatalog = {
  sdk: '@hearsay/agent',
  packages: ['@hearsay/agent'],
  versionedBy: ['@hearsay/agent'],
  shapes: {},
  entries: [
    {
      names: [
        'Agent#run',
        'Agent#runStream',
        'CancellableAgent#run',
        'CancellableAgent#runStream',
        'ReActAgent#run',
        'ReActAgent#runDetailed',
        'ReActAgent#runStream',
        'new UserMessage',
      ],
      sinks: [{ rank: 'user', at: ['(0)'] }],
    },
    {
      names: ['TypedAgent#runTyped', 'ReActAgent#runTyped', 'ReActAgent#runTypedStream'],
      sinks: [{ rank: 'user', at: ['(1)'] }],
    },
    { names: ['reactAgent', 'ReActAgent.of'], sinks: [{ rank: 'system', at: ['(0).system'] }] },
    {
      names: ['AgentRole.of'],
      sinks: [
        { rank: 'system', at: ['(0).system'] },
        { rank: 'user', at: ['(0).prompt()'] },
      ],
    },
    { names: ['SystemMessage.of'], sinks: [{ rank: 'system', at: ['(0)'] }] },
    {
      names: ['SubAgentTool.fromAgent', 'SubAgentTool.fromFactory', 'SubAgentTool.fromReact'],
      sinks: [{ rank: 'tool-description', at: ['(1).description'] }],
    },
  ],
};
