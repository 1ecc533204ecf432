import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { camelCase } from './names.rules';

const maximumStatements = 500;
const statementNames = new Map<string, string>();

/** A name for a statement's text, the same on every connection; none past 500 different ones. */
function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  if (statementNames.size >= maximumStatements) return undefined;
  const name = `c${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => camelCase(name));

/** Rows by the names that columns have in TypeScript. Values are left alone, what is inside of JSON too. */
function rowsOf<O>(names: readonly string[], rows: readonly unknown[][]): O[] {
  // Copies of one empty row, as the driver makes them: built name by name, each row of a wide list costs more.
  const empty: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]));
  return rows.map((values) => {
    const row = { ...empty };
    names.forEach((name, index) => {
      row[name] = values[index];
    });
    // The border: Kysely says what a row is made of.
    return row as O;
  });
}

/** Runs Kysely's queries on one connection as named prepared statements: parsed and planned once per connection. */
export class PreparedConnection implements DatabaseConnection {
  constructor(
    readonly client: PoolClient,
    private readonly prepared: boolean,
    /** How long an answer is waited for, where it is not as long as the pool's connections usually do. */
    private readonly answerTimeoutMs?: number,
  ) {}

  async executeQuery<O>(query: CompiledQuery): Promise<QueryResult<O>> {
    const name = this.prepared ? statementName(query.sql) : undefined;
    const values = [...query.parameters];
    const result = await this.client.query<unknown[]>({
      text: query.sql,
      values,
      rowMode: 'array',
      ...(name !== undefined && { name }),
      ...(this.answerTimeoutMs !== undefined && { query_timeout: this.answerTimeoutMs }),
    });
    const rows = rowsOf<O>(namesOf(result.fields), result.rows);
    if (result.command === 'SELECT' || result.rowCount === null) return { rows };
    return { rows, numAffectedRows: BigInt(result.rowCount) };
  }

  /** By a cursor of the transaction, so many rows at a time: as they were when it began, whoever writes meanwhile. */
  async *streamQuery<O>(query: CompiledQuery, rowsAtATime = 500): AsyncIterableIterator<QueryResult<O>> {
    const values = [...query.parameters];
    await this.client.query({ text: `declare streamed no scroll cursor for ${query.sql}`, values });
    try {
      for (;;) {
        const fetched = await this.fetch<O>(rowsAtATime);
        if (fetched.length === 0) return;
        yield { rows: fetched };
      }
    } finally {
      // Of a transaction that failed nothing can be closed any more, nor needs to be.
      await this.client.query('close streamed').catch(() => {});
    }
  }

  private async fetch<O>(count: number): Promise<O[]> {
    const text = `fetch ${Math.trunc(count)} from streamed`;
    const { fields, rows } = await this.client.query<unknown[]>({ text, rowMode: 'array' });
    return rowsOf<O>(namesOf(fields), rows);
  }
}
