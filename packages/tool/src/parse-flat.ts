import { isObject } from '@hearsay/tool-rules';
import { detectDialect, isKeyedByName } from './detect-dialect.ts';
import { ToolError } from './tool-error.ts';
import { declarationMessages } from './tool-messages.ts';

/** The parts of a declaration. */
export interface ToolParts {
  readonly name: string;
  readonly description: string;
  readonly parameters: unknown;
  readonly triggers: readonly string[];
}

/**
 * Reads the flat form, as JSON text or as the object; keys that it does not know are ignored.
 *
 * @throws ToolError for any other form, with the dialect that it is and the way to read it.
 */
export function parseFlat(json: unknown): ToolParts {
  const declaration = typeof json === 'string' ? parseText(json) : json;
  if (!isObject(declaration)) throw new ToolError(declarationMessages.noObject(kindOf(declaration)));
  const { name, description, parameters, triggers = [] } = declaration;
  const isFlat = typeof name === 'string' && typeof description === 'string' && parameters !== undefined;
  if (!isFlat) throw notFlat(declaration);
  if (!isTextList(triggers)) throw new ToolError(declarationMessages.noTriggers);
  return { name, description, parameters, triggers };
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The cause is left out: engines quote the text in it.
    throw new ToolError(declarationMessages.notParsed);
  }
}

function notFlat(declaration: Readonly<Record<string, unknown>>): ToolError {
  const dialect = detectDialect(declaration);
  if (dialect !== undefined && dialect !== 'cactus') {
    const isRecord = dialect === 'ai-sdk' && isKeyedByName(declaration);
    const message = isRecord ? declarationMessages.keyedByName : declarationMessages.foreign(dialect);
    return new ToolError(message, { dialect });
  }
  if (typeof declaration['name'] !== 'string')
    return new ToolError(declarationMessages.missing('name', 'a string'));
  if (typeof declaration['description'] !== 'string')
    return new ToolError(declarationMessages.missing('description', 'a string, which may be empty'));
  return new ToolError(declarationMessages.missing('parameters', 'a JSON Schema'));
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((element) => typeof element === 'string');
}

function kindOf(value: unknown): string {
  if (value === null) return '`null`';
  if (Array.isArray(value)) return 'a list: read each of its elements';
  return `a value of type ${typeof value}`;
}
