import type { SdkCatalog } from './sdk-catalog.ts';

/** Our own core: marking, the prompt builder and the written endorsement. */
export const hearsayCoreCatalog: SdkCatalog = {
  sdk: '@hearsay/core',
  packages: ['@hearsay/core'],
  versionedBy: ['@hearsay/core'],
  shapes: { 'hearsay.text': {} },
  entries: [
    { names: ['AgentText#raw', 'AgentText#toJSON'], result: 'hearsay.text' },
    { names: ['AgentText#map'], parameters: ['(0)(0)'] },
    { names: ['from'] },
    {
      names: ['Prompt#text', 'Prompt#instruction'],
      sinks: [{ rank: 'system', at: ['(0)'] }],
    },
    { names: ['Prompt#untrusted', 'prompt'], role: 'quotation' },
    { names: ['trusted'], role: 'endorsement' },
    { names: ['Prompt#render', 'Prompt#toString', 'new Prompt'] },
  ],
};
