import type { ToolDialect } from './tool-dialect.ts';

/** Survives two installed copies of the package, unlike `instanceof`. */
const code = 'HEARSAY_TOOL';

/** What more an error about a declaration knows. */
export interface ToolErrorOptions extends ErrorOptions {
  readonly dialect?: ToolDialect | undefined;
}

/** Says why a declaration or a call is not what it was taken for; it never quotes what a model or a server wrote. */
export class ToolError extends Error {
  override readonly name: string = 'ToolError';
  readonly code: 'HEARSAY_TOOL' = code;

  /** The dialect that was found instead, if one was. */
  readonly dialect: ToolDialect | undefined;

  constructor(message: string, { dialect, ...options }: ToolErrorOptions = {}) {
    super(message, options);
    this.dialect = dialect;
  }

  /** Whether a value is such an error, also when another installed copy of this package made it. */
  static isInstance(value: unknown): value is ToolError {
    return value instanceof Error && 'code' in value && value.code === code;
  }
}
