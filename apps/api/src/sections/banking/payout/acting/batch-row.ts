import type { UpdateObject } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import type { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';

/** A batch that is kept from other writers until the commit. Throws a Problem: 404, or 409 for another version. */
export async function lockBatch({ tx }: Pick<CallContext, 'tx'>, batchId: string, version?: number) {
  const row = await tx
    .selectFrom('payoutBatch')
    .selectAll()
    .where('id', '=', batchId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('payout batch');
  if (version !== undefined && row.version !== version) throw versionConflict('payout batch');
  return row;
}

export type Batch = Awaited<ReturnType<typeof lockBatch>>;

/** What a draft has: nobody is asked about it, and nobody approved it. */
export const asDraft = {
  status: 'draft',
  contentHash: null,
  preparedById: null,
  preparedBy: null,
  approvedById: null,
  approvedBy: null,
} as const;

interface Step {
  status: Batch['status'];
  /** What else changes of the batch. */
  set?: UpdateObject<Database, 'payoutBatch'>;
  /** What the history tells beside the status. */
  told?: Record<string, unknown>;
  toldBefore?: Record<string, unknown>;
}

/** Writes a batch that is locked as its next version. Gives the entry of its history, for `recordChange`. */
export async function writeStep(
  { tx, platform }: { tx: CallContext['tx']; platform: Pick<CallContext['platform'], 'clock'> },
  batch: Pick<Batch, 'id' | 'version' | 'status'>,
  action: string,
  { status, set = {}, told = {}, toldBefore = {} }: Step,
) {
  await tx
    .updateTable('payoutBatch')
    .set({ ...set, status, version: batch.version + 1, updatedAt: platform.clock() })
    .where('id', '=', batch.id)
    .execute();
  return changeOf(
    `payout-batch.${action}`,
    { 'payout-batch': batch.id },
    { status: batch.status, ...toldBefore },
    { status, ...told },
  );
}
