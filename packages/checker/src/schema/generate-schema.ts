import { unsafePlace } from '@hearsay/flow';
import { engineNode, engineType } from '../project/compiler.ts';
import { unresolvedSpecifiers } from '../project/unresolved-specifiers.ts';
import { UsageError } from '../usage-error.ts';
import { DIALECT, type JsonSchema } from './json-schema.ts';
import { loadTypes, type LoadedType } from './load-types.ts';
import type { SchemaTarget } from './parse-target.ts';
import { behindModule, refusedType } from './schema-messages.ts';
import { SchemaRefusal } from './schema-refusal.ts';
import { SchemaWalk } from './schema-walk.ts';

/** A type with its schema, which refers to nothing outside itself. */
export interface NamedSchema {
  /** The type as it was written. */
  readonly type: string;
  readonly schema: JsonSchema;
}

/** What schemas are made of. */
export interface SchemaRequest {
  readonly cwd: string;
  readonly targets: readonly SchemaTarget[];
  /** The tsconfig; the nearest one above each file when it is left out. */
  readonly project?: string;
  /** The `$id` of the schema. */
  readonly id?: string;
}

/**
 * Writes the schema of each type.
 *
 * @throws UsageError for a type that is not there, or that is no answer.
 */
export function generateSchemas({ cwd, targets, project, id }: SchemaRequest): readonly NamedSchema[] {
  return loadTypes(targets, project, cwd).map((loaded) => {
    const schema = refusing(loaded, () => {
      const walk = walkOf(loaded);
      walk.definitions.refer(loaded.type, '#');
      const root = walk.root(loaded.type, loaded.node);
      return withDefinitions(root, walk);
    });
    const head = id === undefined ? { $schema: DIALECT } : { $schema: DIALECT, $id: id };
    return { type: loaded.target.type, schema: { ...head, ...schema } };
  });
}

function walkOf(loaded: LoadedType): SchemaWalk {
  const { checker, judged, at } = loaded;
  return new SchemaWalk(
    {
      checker,
      marks: judged.marks,
      isFromCore: (symbol) => {
        const file = symbol.declarations?.[0]?.getSourceFile().fileName;
        return file !== undefined && judged.packageOf(file)?.name === '@hearsay/core';
      },
    },
    at,
  );
}

function withDefinitions(schema: JsonSchema, { definitions }: SchemaWalk): JsonSchema {
  const $defs = definitions.written();
  return $defs === undefined ? schema : { ...schema, $defs };
}

/** Judges a type before its schema is written, and tells in one sentence what keeps it from being an answer. */
function refusing(loaded: LoadedType, write: () => JsonSchema): JsonSchema {
  const { target, type, at, judged, program, checker } = loaded;
  const unsafe = unsafePlace(engineType(type), judged, engineNode(at));
  try {
    if (unsafe !== undefined) throw new SchemaRefusal(unsafe.path, unsafe.reason);
    return write();
  } catch (error) {
    if (!(error instanceof SchemaRefusal)) throw error;
    const reason = unsafe?.isUntyped === true ? unknownModule(program, checker) : undefined;
    const named = `${target.file}#${target.type}`;
    throw new UsageError(refusedType(named, target.type + error.path, reason ?? error.reason));
  }
}

/** A type that comes from a module that was not found is `any`, which nobody wrote. */
function unknownModule(program: LoadedType['program'], checker: LoadedType['checker']): string | undefined {
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile) continue;
    const [module] = unresolvedSpecifiers(checker, file);
    if (module !== undefined) return behindModule(module);
  }
  return undefined;
}
