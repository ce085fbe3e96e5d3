import type { JsonValue } from '@hearsay/answer';
import { WorkflowError } from '../errors/workflow-error.ts';
import type { Usage } from '../messages/usage.ts';
import type { StepStore, StoredStep } from './step-store.ts';

/** What is used of a prepared statement. */
export interface SqliteStatement {
  /** Returns the first row, if there is one. */
  get(...values: string[]): unknown;
  /** Carries the statement out. */
  run(...values: string[]): unknown;
}

/** What is used of an open database: `DatabaseSync` of `node:sqlite` is one, and `Database` of `better-sqlite3`. */
export interface SqliteDatabase {
  /** Carries out statements that return nothing. */
  exec(sql: string): unknown;
  /** Compiles a statement. */
  prepare(sql: string): SqliteStatement;
}

const TABLE = `
  CREATE TABLE IF NOT EXISTS hearsay_steps (
    workflow TEXT NOT NULL,
    step TEXT NOT NULL,
    output TEXT NOT NULL,
    usage TEXT NOT NULL,
    PRIMARY KEY (workflow, step)
  ) WITHOUT ROWID`;

function isRow(value: unknown): value is { readonly output: string; readonly usage: string } {
  const { output, usage } = Object(value) as { readonly output?: unknown; readonly usage?: unknown };
  return typeof output === 'string' && typeof usage === 'string';
}

/**
 * Keeps steps in a SQLite database that the program has opened, in a table of its own.
 *
 * Each step is a transaction, which is on the disk before the step counts as finished. Processes on one machine can
 * share the file. The program closes the database.
 *
 * @example
 * ```ts
 * import { SqliteStepStore, type SqliteDatabase } from '@hearsay/agent';
 *
 * // `new DatabaseSync('steps.db')` of `node:sqlite`, or `new Database('steps.db')` of `better-sqlite3`.
 * declare const database: SqliteDatabase;
 * const store = new SqliteStepStore(database);
 * ```
 */
export class SqliteStepStore implements StepStore {
  readonly #read: SqliteStatement;
  readonly #write: SqliteStatement;

  constructor(database: SqliteDatabase) {
    // Another process may hold the file for a moment; and a step that is written survives the machine, too.
    database.exec('PRAGMA busy_timeout = 5000');
    database.exec('PRAGMA synchronous = FULL');
    database.exec(TABLE);
    this.#read = database.prepare('SELECT output, usage FROM hearsay_steps WHERE workflow = ? AND step = ?');
    this.#write = database.prepare(
      'INSERT OR REPLACE INTO hearsay_steps (workflow, step, output, usage) VALUES (?, ?, ?, ?)',
    );
  }

  /** @throws WorkflowError of kind `corrupt` when the row is none of ours. */
  read(workflow: string, step: string): StoredStep | undefined {
    const row = this.#read.get(workflow, step);
    if (row === undefined || row === null) return undefined;
    if (!isRow(row)) throw new WorkflowError('corrupt', `step '${step}'`);
    try {
      // `write` wrote them.
      return { output: JSON.parse(row.output) as JsonValue, usage: JSON.parse(row.usage) as Usage };
    } catch {
      // What JSON's own error says is left out: it quotes the text.
      throw new WorkflowError('corrupt', `step '${step}'`);
    }
  }

  /** @throws WorkflowError of kind `store` when the database cannot be written. */
  write(workflow: string, step: string, { output, usage }: StoredStep): void {
    try {
      this.#write.run(workflow, step, JSON.stringify(output), JSON.stringify(usage));
    } catch (cause) {
      throw new WorkflowError('store', step, { cause });
    }
  }
}
