// The API reference: every entry point that a published package exports, as Markdown pages of the site. An export
// without a doc comment fails the build, and so does a link that leads nowhere.
import { join } from 'node:path';
import { Comment, Converter, ReflectionKind } from 'typedoc';
import { ROOT, publishablePackages } from '../scripts/workspace.mjs';
import { SOURCE_URL } from './pages/page-paths.mjs';

const packages = publishablePackages();

/**
 * The source file of each entry point, with the name that an import has. A package says in its manifest what it is.
 *
 * @type {Map<string, { name: string, description?: string }>}
 */
const entryPoints = new Map(
  packages.flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).flatMap(([key, conditions]) => {
      if (typeof conditions === 'string') return [];
      const source = conditions['types']?.replace('./dist/', 'src/').replace('.d.ts', '.ts') ?? '';
      const description = key === '.' ? { description: manifest.description } : {};
      return [[join(ROOT, folder, source), { name: manifest.name + key.slice(1), ...description }]];
    }),
  ),
);

/** Names the modules as they are imported, not by the folders that they stand in. */
function nameModules(/** @type {import('typedoc').Application} */ application) {
  application.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, reflection) => {
    if (reflection.kind !== ReflectionKind.Module) return;
    const { name, description } = entryPoints.get(reflection.sources?.[0]?.fullFileName ?? '') ?? {};
    if (name !== undefined) reflection.name = name;
    if (description !== undefined) reflection.comment = new Comment([{ kind: 'text', text: description }]);
  });
}

/** @type {Partial<import('typedoc').TypeDocOptions & import('typedoc-plugin-markdown').PluginOptions>} */
export default {
  name: 'Reference',
  tsconfig: 'tsconfig.reference.json',
  entryPoints: [...entryPoints.keys()],
  // `tsc -b` checks the types, and says more about them.
  skipErrorChecking: true,
  plugin: ['typedoc-plugin-markdown', nameModules],
  out: 'reference',
  router: 'module',
  readme: 'none',
  excludeExternals: true,
  excludeInternal: true,
  excludePrivate: true,
  disableGit: true,
  gitRevision: 'main',
  sourceLinkTemplate: `${SOURCE_URL}packages/{path}#L{line}`,
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  treatWarningsAsErrors: true,
  packagesRequiringDocumentation: packages.map(({ manifest }) => manifest.name),
  // A field can say in its name all that there is to say.
  requiredToBeDocumented: [
    'Variable',
    'Function',
    'Class',
    'Interface',
    'TypeAlias',
    'CallSignature',
    'Accessor',
  ],
  entryFileName: 'index',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  pageTitleTemplates: { module: '{name}' },
  // Places of their own for its links: it counts what it could not know to be no heading.
  useHTMLAnchors: true,
  anchorPrefix: 'symbol-',
  useCodeBlocks: true,
  expandParameters: true,
  indexFormat: 'table',
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  propertyMembersFormat: 'table',
  tableColumnSettings: { hideSources: true, hideInherited: true, hideOverrides: true, hideModifiers: true },
};
