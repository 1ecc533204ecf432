import type { Pool, PoolClient } from 'pg';
import { codeOf, messageOf } from '../../core/error-code';
import { servingRolesTrial } from '../serving-roles';

/** No connection to the database was to be had: it is gone, refuses, is too busy, or does not answer. */
export class DatabaseUnavailable extends Error {
  /** What PostgreSQL or the network said, `ECONNREFUSED`, `53300`; empty where nothing was said in time. */
  readonly code: string;

  constructor(cause: unknown) {
    super(`no connection to the database: ${codeOf(cause) || messageOf(cause)}`, { cause });
    this.name = 'DatabaseUnavailable';
    this.code = codeOf(cause);
  }
}

/** A connection of the pool. Throws DatabaseUnavailable, whatever the reason. */
export async function connectionOf(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    throw new DatabaseUnavailable(cause);
  }
}

/**
 * Whether the database answers, and lets the roles work that serve, within some milliseconds. One that is frozen holds the connection of a
 * question for as long, and no longer; who asks meanwhile is given the same answer.
 */
export function createHealthCheck(pool: Pool, withinMs: number): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  async function ask(): Promise<boolean> {
    const question = { text: servingRolesTrial, query_timeout: withinMs };
    const answer = pool.query(question).then(
      () => true,
      () => false,
    );
    // The time to get a connection counts too.
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), withinMs);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }
  return () => (asked ??= ask().finally(() => (asked = null)));
}
