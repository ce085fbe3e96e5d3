import type { SdkCatalog } from './sdk-catalog.ts';

/** Our own core: marking, the prompt builder and the written endorsement. */
export const hearsayCoreCatalog: SdkCatalog = {
  sdk: '@hearsay/core',
  packages: ['@hearsay/core'],
  versionedBy: ['@hearsay/core'],
  shapes: { 'hearsay.text': {} },
  entries: [
    // The members stand in an interface of their own, which the symbol brand is joined with.
    { names: ['AgentTextMembers#raw', 'AgentTextMembers#toJSON'], result: 'hearsay.text' },
    { names: ['AgentTextMembers#map'], parameters: [{ at: ['(0)(0)'] }] },
    { names: ['AgentTextFactory#from', 'isAgentText'] },
    {
      names: ['Prompt#text', 'Prompt#instruction'],
      sinks: [{ rank: 'system', at: ['(0)'] }],
    },
    { names: ['Prompt#untrusted', 'prompt'], role: 'quotation' },
    { names: ['trusted'], role: 'endorsement' },
    { names: ['Prompt#render', 'Prompt#toString', 'new Prompt'] },
  ],
};
