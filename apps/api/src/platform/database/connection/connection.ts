import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { PoolClient } from 'pg';

const maximumStatements = 500;
const names = new Map<string, string>();

/** A name for a statement's text, the same on every connection; none past 500 different ones. */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= maximumStatements) return undefined;
  const name = `c${names.size}`;
  names.set(text, name);
  return name;
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
    const result = await this.client.query({
      text: query.sql,
      values,
      ...(name !== undefined && { name }),
      ...(this.answerTimeoutMs !== undefined && { query_timeout: this.answerTimeoutMs }),
    });
    if (result.command === 'SELECT' || result.rowCount === null) return { rows: result.rows };
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount) };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<O>(): AsyncIterableIterator<QueryResult<O>> {
    throw new Error('Read long lists page by page: a cursor would hold the connection.');
  }
}
