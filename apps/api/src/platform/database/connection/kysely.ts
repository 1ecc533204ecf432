import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { PreparedConnection } from './connection';
import type { Database, Db, Tx } from '../database';
import { snakeCase } from './names.rules';
import { connectionOf } from './unavailable';

/** Writes tables and columns, which TypeScript names as the wire does, as the database has them. See decision 0015. */
class ColumnNamesCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(snakeCase(identifier));
  }
}

class PoolDriver implements Driver {
  constructor(
    private readonly pool: Pool,
    private readonly prepared: boolean,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PreparedConnection> {
    return new PreparedConnection(await connectionOf(this.pool), this.prepared);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PreparedConnection) connection.client.release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await query(connection, 'begin');
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await query(connection, 'commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await query(connection, 'rollback');
  }

  async destroy(): Promise<void> {}
}

async function query(connection: DatabaseConnection, text: string): Promise<void> {
  if (connection instanceof PreparedConnection) await connection.client.query(text);
}

export interface KyselyOnPool {
  db: Db;
  /** A Kysely transaction on a connection whose transaction somebody else opens and ends. */
  transactionOn(client: PoolClient, answerTimeoutMs?: number): Tx;
  /** Sends a statement on a connection before it returns; what is sent after it is done after it. */
  send(client: PoolClient, statement: CompiledQuery): Promise<unknown>;
}

/** Kysely over the pool, and over single connections of it. */
export function createKysely(pool: Pool, options: { prepared: boolean }): KyselyOnPool {
  const driver = new PoolDriver(pool, options.prepared);
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new ColumnNamesCompiler(),
  };
  const db = new Kysely<Database>({ dialect });
  return {
    db,
    transactionOn(client, answerTimeoutMs) {
      const connection = new PreparedConnection(client, options.prepared, answerTimeoutMs);
      const provider: ConnectionProvider = { provideConnection: (consume) => consume(connection) };
      return new Transaction<Database>({
        config: { dialect },
        dialect,
        driver,
        executor: db.getExecutor().withConnectionProvider(provider),
      });
    },
    send: (client, statement) => new PreparedConnection(client, options.prepared).executeQuery(statement),
  };
}
