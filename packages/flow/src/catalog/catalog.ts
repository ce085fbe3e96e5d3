import { agentKitCatalog } from './agent-kit.ts';
import { aiCatalog } from './ai.ts';
import { aiSdkAnthropicCatalog, aiSdkOpenAiCatalog } from './ai-sdk-tools.ts';
import { anthropicCatalog } from './anthropic.ts';
import { claudeAgentCatalog } from './claude-agent-sdk.ts';
import { googleGenAiCatalog } from './google-genai.ts';
import { googleGenerativeAiCatalog } from './google-generative-ai.ts';
import { hearsayAgentCatalog } from './hearsay-agent.ts';
import { hearsayCoreCatalog } from './hearsay-core.ts';
import { hearsayToolCatalog } from './hearsay-tool.ts';
import { langchainCatalog } from './langchain.ts';
import { langgraphCatalog } from './langgraph.ts';
import { llamaIndexCatalog } from './llamaindex.ts';
import { mcpCatalog, mcpClientCatalog, mcpServerCatalog } from './mcp.ts';
import { ollamaCatalog } from './ollama.ts';
import { jotaiCatalog, reactCatalog, zustandCatalog } from './react.ts';
import { aiReactCatalog } from './ai-react.ts';
import { openAiAgentsCatalog } from './openai-agents.ts';
import { openAiCatalog } from './openai.ts';
import { mastraCatalog } from './mastra.ts';
import type { ApiEntry, ResultShape, SdkCatalog } from './sdk-catalog.ts';
import { triggerDevCatalog } from './trigger-dev.ts';
import { voltagentCatalog } from './voltagent.ts';

/** An entry together with the SDK that it belongs to. */
export interface CatalogMatch {
  readonly sdk: string;
  /** The package that users import, for reports. */
  readonly package: string;
  /** Whether the matched package carries the SDK's version. */
  readonly isVersioned: boolean;
  readonly entry: ApiEntry;
  /** Whether the package only carries values: then it is no SDK in a report. */
  readonly isCarrier: boolean;
}

/** The SDKs, ready to be asked. */
export interface Catalog {
  /** Finds what is known of a declaration, by the package that declares it and its name there. */
  find(packageName: string, name: string): CatalogMatch | undefined;
  /** Whether a package belongs to any SDK of the catalog. */
  knows(packageName: string): boolean;
  /** Whether any SDK of the catalog has a function, method or class of a name. */
  knowsMember(name: string): boolean;
  /** Whether any SDK of the catalog has instances with a property of a name that a program may set. */
  knowsProperty(name: string): boolean;
  /** Whether a result of any SDK of the catalog has a method of a name that gives a part of it. */
  hasPartMethod(name: string): boolean;
  /** Whether an SDK hands callbacks a function of a name that feeds its state. */
  isSender(name: string): boolean;
  readonly shapes: Readonly<Record<string, ResultShape>>;
}

/** Every SDK that Hearsay knows. */
export const knownSdks: readonly SdkCatalog[] = [
  aiCatalog,
  aiSdkOpenAiCatalog,
  aiSdkAnthropicCatalog,
  openAiAgentsCatalog,
  hearsayCoreCatalog,
  hearsayAgentCatalog,
  hearsayToolCatalog,
  langchainCatalog,
  langgraphCatalog,
  llamaIndexCatalog,
  triggerDevCatalog,
  voltagentCatalog,
  openAiCatalog,
  anthropicCatalog,
  googleGenAiCatalog,
  googleGenerativeAiCatalog,
  ollamaCatalog,
  mcpCatalog,
  mcpServerCatalog,
  mcpClientCatalog,
  claudeAgentCatalog,
  mastraCatalog,
  agentKitCatalog,
  aiReactCatalog,
  reactCatalog,
  zustandCatalog,
  jotaiCatalog,
];

/** The names under which an entry's wires hand out functions that feed `state`. */
function senderNames({ wires = [] }: ApiEntry): string[] {
  return wires.flatMap((wire) =>
    'call' in wire
      ? wire.pass.flatMap(({ parameter, from }) =>
          from.startsWith('sends') ? (parameter.split('.').at(-1) ?? []) : [],
        )
      : [],
  );
}

/** Builds the look-up tables over the given SDKs. */
export function createCatalog(sdks: readonly SdkCatalog[] = knownSdks): Catalog {
  const matches = new Map<string, CatalogMatch>();
  const packages = new Set<string>();
  const members = new Set<string>();
  const senders = new Set<string>();
  const properties = new Set<string>();
  const shapes: Record<string, ResultShape> = {};
  for (const sdk of sdks) {
    Object.assign(shapes, sdk.shapes);
    for (const name of sdk.packages) packages.add(name);
    for (const entry of sdk.entries) {
      for (const name of senderNames(entry)) senders.add(name);
      for (const name of entry.names) {
        const last = name.split(/[ #.]/).at(-1) ?? name;
        if (name.startsWith('set ')) properties.add(last);
        else members.add(last);
      }
      for (const packageName of sdk.packages) {
        const isVersioned = sdk.versionedBy.includes(packageName);
        const isCarrier = sdk.isCarrier === true;
        const match = { sdk: sdk.sdk, package: sdk.packages[0] ?? sdk.sdk, isVersioned, isCarrier, entry };
        for (const name of entry.names) {
          const key = `${packageName} ${name}`;
          const known = matches.get(key);
          matches.set(
            key,
            known === undefined ? match : { ...known, entry: joinEntries(known.entry, entry) },
          );
        }
      }
    }
  }
  const partMethods = new Set(Object.values(shapes).flatMap(({ methods = [] }) => methods));
  return {
    find: (packageName, name) => matches.get(`${packageName} ${name}`),
    knows: (packageName) => packages.has(packageName),
    knowsMember: (name) => members.has(name),
    knowsProperty: (name) => properties.has(name),
    hasPartMethod: (name) => partMethods.has(name),
    isSender: (name) => senders.has(name),
    shapes,
  };
}

/** What two entries say of one declaration: both count, and where only one can, the later one does. */
function joinEntries(earlier: ApiEntry, later: ApiEntry): ApiEntry {
  return {
    ...earlier,
    ...later,
    names: [...earlier.names, ...later.names],
    sinks: [...(earlier.sinks ?? []), ...(later.sinks ?? [])],
    parameters: [...(earlier.parameters ?? []), ...(later.parameters ?? [])],
  };
}
