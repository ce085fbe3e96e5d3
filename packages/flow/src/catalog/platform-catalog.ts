import type { TextLabel } from '../report/flow-report.ts';
import type { Catalog } from './catalog.ts';
import { createCatalog, knownSdks } from './catalog.ts';
import { codeSinks } from './control/code-sinks.ts';
import { pathSinks } from './control/path-sinks.ts';
import { sdkControlSinks } from './control/sdk-sinks.ts';
import { urlSinks } from './control/url-sinks.ts';
import { toolSources } from './labels/tool-sources.ts';
import type { RequestType } from './labels/user-sources.ts';
import { requestTypes, userSources } from './labels/user-sources.ts';
import type { SdkCatalog } from './sdk-catalog.ts';

/** What is looked for only when somebody asks for it. */
export interface Extras {
  /** Whether texts count that decide what the program does. */
  readonly control: boolean;
  /** Labels to follow beside `agent`. */
  readonly labels: readonly TextLabel[];
}

/** What is known of the platform and of packages that are no SDK, by the module that a program imports. */
export interface PlatformCatalog extends Catalog {
  /** Whether some entry is a method that only the type of its receiver tells. */
  readonly hasMethods: boolean;
  readonly requestTypes: readonly RequestType[];
}

/** Everything that is looked for of SDKs: what is known, and what somebody adds to it. */
export function sdksFor({ control }: Extras, added: readonly SdkCatalog[] = []): readonly SdkCatalog[] {
  return control
    ? [...knownSdks, ...sdkControlSinks, ...added]
    : [...knownSdks, ...added.map(withoutControl)];
}

/** What an SDK has besides sinks of control. */
function withoutControl(sdk: SdkCatalog): SdkCatalog {
  const entries = sdk.entries.map((entry) => ({
    ...entry,
    sinks: (entry.sinks ?? []).filter(({ rank }) => rank !== 'control'),
  }));
  return { ...sdk, entries };
}

/** Builds the look-up tables of the platform; undefined when nothing of it is looked for. */
export function createPlatformCatalog({ control, labels }: Extras): PlatformCatalog | undefined {
  const catalogs = [
    ...(control ? [...codeSinks, ...pathSinks, ...urlSinks] : []),
    ...(labels.includes('tool') ? toolSources : []),
    ...(labels.includes('user') ? userSources : []),
  ];
  if (catalogs.length === 0) return undefined;
  return {
    ...createCatalog(catalogs),
    hasMethods: labels.includes('user'),
    requestTypes: labels.includes('user') ? requestTypes : [],
  };
}
