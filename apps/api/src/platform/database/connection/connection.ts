import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { holdWrites } from './hold-writes';
import { camelCase } from './names.rules';

/** Under which a statement selects what its rows are sorted by, after all else: no part of the rows, see `sortValuesOf`. */
export const sortedBy = (place: number) => `sortedBy${place}`;

/** What the rows of a statement are made of. */
interface RowShape {
  /** How many columns the statement has; those beyond the names are what its rows are sorted by. */
  width: number;
  names: string[];
  /** A row without values. Rows are copies of it: one that is built name by name costs four times as much. */
  empty: Record<string, unknown>;
}

function rowShapeOf(fields: readonly { name: string }[]): RowShape {
  const all = fields.map(({ name }) => camelCase(name));
  const first = all.indexOf(sortedBy(0));
  const names = first < 0 ? all : all.slice(0, first);
  // As JSON makes objects: with room for all of their values in themselves, which their copies have too.
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))));
  return { width: all.length, names, empty };
}

/** What is remembered of a statement: its name, the same on every connection, and its rows once it had some. */
interface Statement {
  name: string;
  shape: RowShape | null;
}

const maximumStatements = 500;
const statements = new Map<string, Statement>();

/** None past 500 different ones. */
function statementOf(text: string): Statement | undefined {
  const known = statements.get(text);
  if (known !== undefined) return known;
  if (statements.size >= maximumStatements) return undefined;
  const statement = { name: `c${statements.size}`, shape: null };
  statements.set(text, statement);
  return statement;
}

const sortValues = new WeakMap<readonly unknown[], { from: number; rows: readonly unknown[][] }>();

/** What the row at an index was sorted by, by place. Of the very rows that a query gave. */
export function sortValuesOf(rows: readonly unknown[], index: number): readonly unknown[] {
  const kept = sortValues.get(rows);
  return kept?.rows[index]?.slice(kept.from) ?? [];
}

/** Rows by the names that columns have in TypeScript. Values are left alone, what is inside of JSON too. */
function rowsOf<O>({ width, names, empty }: RowShape, valuesOfRows: readonly unknown[][]): O[] {
  const rows = valuesOfRows.map((values) => {
    const row = { ...empty };
    names.forEach((name, index) => (row[name] = values[index]));
    // The border: Kysely says what a row is made of.
    return row as O;
  });
  if (width > names.length) sortValues.set(rows, { from: names.length, rows: valuesOfRows });
  return rows;
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
    const statement = statementOf(query.sql);
    const values = [...query.parameters];
    holdWrites(this.client);
    const result = await this.client.query<unknown[]>({
      text: query.sql,
      values,
      rowMode: 'array',
      ...(this.prepared && statement && { name: statement.name }),
      ...(this.answerTimeoutMs !== undefined && { query_timeout: this.answerTimeoutMs }),
    });
    const known = statement?.shape;
    const shape = known?.width === result.fields.length ? known : rowShapeOf(result.fields);
    if (statement) statement.shape = shape;
    const rows = rowsOf<O>(shape, result.rows);
    if (result.command === 'SELECT' || result.rowCount === null) return { rows };
    return { rows, numAffectedRows: BigInt(result.rowCount) };
  }

  /** By a cursor of the transaction, so many rows at a time: as they were when it began, whoever writes meanwhile. */
  async *streamQuery<O>(query: CompiledQuery, rowsAtATime = 500): AsyncIterableIterator<QueryResult<O>> {
    const values = [...query.parameters];
    await this.client.query({ text: `declare streamed no scroll cursor for ${query.sql}`, values });
    const text = `fetch ${Math.trunc(rowsAtATime)} from streamed`;
    let shape: RowShape | null = null;
    try {
      for (;;) {
        const { fields, rows } = await this.client.query<unknown[]>({ text, rowMode: 'array' });
        if (rows.length === 0) return;
        shape ??= rowShapeOf(fields);
        yield { rows: rowsOf<O>(shape, rows) };
      }
    } finally {
      // Of a transaction that failed nothing can be closed any more, nor needs to be.
      await this.client.query('close streamed').catch(() => {});
    }
  }
}
