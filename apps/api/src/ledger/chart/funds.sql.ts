import { newId } from '../../platform/core/ids';
import type { Tx } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';
import type { FundTable } from '../ledger.tables';
import { changedMeanwhile, ofChart } from './accounts.sql';

export interface FundInput {
  code: string;
  name: string;
  kind: FundTable['kind'];
}

export interface Fund extends FundInput {
  id: string;
  archivedAt: string | null;
  version: number;
}

const columns = ['id', 'code', 'name', 'kind', 'archivedAt', 'version'] as const;

/** By code. */
export const funds = (tx: Tx): Promise<Fund[]> =>
  tx.selectFrom('fund').select(columns).orderBy('code').execute();

/** Gives its id. */
export async function createFund(tx: Tx, tenantId: string, input: FundInput): Promise<string> {
  const id = newId();
  await ofChart(
    tx
      .insertInto('fund')
      .values({ ...input, tenantId, id })
      .execute(),
  );
  return id;
}

/** Changes the code or name of a fund, or archives one whose accounts are at zero. Throws a Problem: 409 for another version. */
export async function updateFund(
  tx: Tx,
  id: string,
  { version, ...input }: { code?: string; name?: string; archivedAt?: Date | null; version: number },
): Promise<Fund> {
  const changed = await ofChart(
    tx
      .updateTable('fund')
      .set({ ...input, version: version + 1, updatedAt: new Date() })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(columns)
      .executeTakeFirst(),
  );
  if (changed) return changed;
  if (!(await tx.selectFrom('fund').select('id').where('id', '=', id).executeTakeFirst()))
    throw notFound('fund');
  throw changedMeanwhile();
}
