import type { SdkCatalog } from './sdk-catalog.ts';

/** Our own declarations of tools: what models are told of them, and what goes back to them. */
export const hearsayToolCatalog: SdkCatalog = {
  sdk: '@hearsay/tool',
  packages: ['@hearsay/tool'],
  versionedBy: ['@hearsay/tool'],
  shapes: {},
  entries: [
    {
      names: ['defineTool'],
      sinks: [
        { rank: 'tool-description', at: ['(0).description'] },
        { rank: 'tool-result', at: ['(0).run()'] },
      ],
    },
    { names: ['new Tool'], sinks: [{ rank: 'tool-description', at: ['(1)'] }] },
    { names: ['Tool.of'], sinks: [{ rank: 'tool-description', at: ['(2)'] }] },
  ],
};
