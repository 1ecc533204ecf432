import pg from 'pg';
import { parseInteger, parseMoment } from './parsers';

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, parseInteger],
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.TIMESTAMPTZ, parseMoment],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    const own = format === 'binary' ? undefined : parsers.get(oid);
    return own ?? pg.types.getTypeParser(oid, format);
  },
};

export interface PoolOptions {
  url: string;
  max: number;
  /** How long a connection is waited for, be it a new one or a busy one. */
  connectionTimeoutMs?: number;
  /**
   * How long any answer is waited for. Longer than statements may take (`TransactionOptions`), which PostgreSQL ends by
   * itself: this is for one that does not answer at all.
   */
  answerTimeoutMs?: number;
  onError(error: Error): void;
}

/**
 * Connections to PostgreSQL. Queries of one connection are sent without waiting for the one before, so that the
 * opening of a transaction costs no round trip of its own.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const { url, max, onError, connectionTimeoutMs = 5000, answerTimeoutMs = 35_000 } = options;
  const config: pg.PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    max,
    types,
    pipeline: true,
    connectionTimeoutMillis: connectionTimeoutMs,
    query_timeout: answerTimeoutMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'courtyard',
  };
  const pool = new pg.Pool(config);
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
