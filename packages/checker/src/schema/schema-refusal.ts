/** Why a type has no schema, and where in it. */
export class SchemaRefusal extends Error {
  override readonly name: string = 'SchemaRefusal';
  /** From the type inwards: `.items[].note`; empty for the type itself. */
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}
