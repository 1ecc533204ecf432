import type { Tx } from '../../../../../platform/database/database';

/** The latest service of an asset: when, what was done and by whom. */
export const lastServiceOf = async (tx: Tx, assetId: string) =>
  (await tx
    .selectFrom('assetService')
    .select(['servicedOn', 'summary', 'performedBy'])
    .where('assetId', '=', assetId)
    .orderBy('servicedOn', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;
