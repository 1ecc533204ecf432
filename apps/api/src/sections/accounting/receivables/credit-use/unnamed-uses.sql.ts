import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * SQL: whether an entry used credit for what comes from no invoice, as an opening balance or what was moved at a sale. It names no document:
 * it is taken back with what the credit or the charge came from.
 */
export const isUnnamedUse = (entry: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${entry}.kind`)} = 'application' and ${sql.ref(`${entry}.sourceKind`)} is null)`;
