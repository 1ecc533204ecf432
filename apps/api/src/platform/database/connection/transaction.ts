import { AsyncLocalStorage } from 'node:async_hooks';
import { type CompiledQuery, sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Tx } from '../database';
import { holdWrites } from './hold-writes';
import type { KyselyOnPool } from './kysely';
import { connectionOf } from './unavailable';

const reading = new AsyncLocalStorage<boolean>();

/** Does work in which every transaction is read-only, whatever it was opened for: PostgreSQL refuses a change (25006). */
export const onlyReading = <T>(work: () => T): T => reading.run(true, work);

/** Does work of the platform itself, which somebody who only reads happens to need first, with transactions that may write. */
export const asUpkeep = <T>(work: () => T): T => reading.run(false, work);

const isOnlyReading = (): boolean => reading.getStore() === true;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface TransactionOptions {
  /** Time that one statement may take. 30 s where it is not given. */
  statementTimeoutMs?: number;
  /** Gives the result before the commit is confirmed: for transactions that only read. */
  readOnly?: boolean;
  /** All statements see the database as of the first one, for figures that have to agree with each other. With `readOnly`. */
  snapshot?: boolean;
  /** A last statement, once the work is done; it is sent together with the commit, which then waits for nobody in between. */
  last?: () => CompiledQuery | null;
}

export interface Transactions {
  /**
   * Runs `work` in one transaction fenced to a community, as the role `courtyard_app`.
   * Commits when it returns, rolls back when it throws.
   */
  inTenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** One person's own memberships and sessions in every community, as `courtyard_self`. */
  asSelf<T>(identityId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Goes on in a transaction as `courtyard_app`, fenced to a community: for work that is not in one community only. */
export async function enterTenant(tx: Tx, tenantId: string): Promise<void> {
  await sql`select set_config('role', 'courtyard_app', true), set_config('app.tenant_id', ${tenantId}, true)`.execute(
    tx,
  );
}

/** Goes on in a transaction as `courtyard_self`, for one person. */
export async function becomeSelf(tx: Tx, identityId: string): Promise<void> {
  await sql`select set_config('role', 'courtyard_self', true), set_config('app.tenant_id', '', true),
    set_config('app.identity_id', ${identityId}, true)`.execute(tx);
}

// PostgreSQL ends the statement itself, unless it does not answer at all.
const answerTimeoutOf = (statementTimeoutMs: number | undefined) =>
  statementTimeoutMs === undefined ? undefined : statementTimeoutMs + 5000;

function openingStatement(role: string, setting: string, id: string, options: TransactionOptions): string {
  if (!uuid.test(id)) throw new TypeError(`${id} is not an id`);
  const timeoutMs = Math.trunc(options.statementTimeoutMs ?? 30_000);
  // `set local` is told at once; a `select` of the same would be planned each time.
  return (
    `begin${options.snapshot ? ' isolation level repeatable read' : ''}${options.readOnly ? ' read only' : ''};set local role ${role};` +
    `set local ${setting}='${id}';set local statement_timeout=${timeoutMs}`
  );
}

/**
 * Transactions whose role and community are set for their own duration only, in the message that opens them. So a
 * connection goes back to the pool, or to a pooler in transaction mode, without any of it.
 */
export function createTransactions(pool: Pool, kysely: KyselyOnPool): Transactions {
  async function run<T>(
    opening: string,
    work: (tx: Tx) => Promise<T>,
    { readOnly = false, statementTimeoutMs, last }: TransactionOptions,
  ): Promise<T> {
    const client = await connectionOf(pool);
    holdWrites(client);
    // Not awaited: the first query of the work is sent right behind it. Its failure aborts the transaction, so that
    // every later statement fails too.
    const opened = client.query(opening);
    opened.catch(() => {});
    let result: T;
    try {
      result = await work(kysely.transactionOn(client, answerTimeoutOf(statementTimeoutMs)));
      await opened;
    } catch (error) {
      await endWith(client, 'rollback').catch(() => {});
      throw error;
    }
    const statement = last?.() ?? null;
    // Both on their way at once; of a statement that fails, its own error is thrown, not that the commit came to nothing.
    const ended = Promise.all([statement && kysely.send(client, statement), endWith(client, 'commit')]);
    if (readOnly) ended.catch(() => {});
    else await ended;
    return result;
  }
  return {
    inTenant: async (tenantId, work, given = {}) => {
      const options = isOnlyReading() ? { ...given, readOnly: true } : given;
      return run(openingStatement('courtyard_app', 'app.tenant_id', tenantId, options), work, options);
    },
    asSelf: async (identityId, work) => {
      const options = isOnlyReading() ? { readOnly: true } : {};
      return run(openingStatement('courtyard_self', 'app.identity_id', identityId, options), work, options);
    },
  };
}

async function endWith(client: PoolClient, statement: 'commit' | 'rollback'): Promise<void> {
  try {
    holdWrites(client);
    const result = await client.query(statement);
    // PostgreSQL answers the commit of a failed transaction with a rollback, not with an error.
    if (statement === 'commit' && result.command !== 'COMMIT')
      throw new Error('the transaction was rolled back');
    client.release();
  } catch (error) {
    client.release(client.getTransactionStatus() !== 'I');
    throw error;
  }
}
