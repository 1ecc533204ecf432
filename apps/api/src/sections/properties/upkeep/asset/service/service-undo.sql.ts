import type { Asset } from '@courtyard/contract/properties/asset/asset';
import type { CallContext } from '../../../../../platform/section/call-context';
import type { BeforeService } from '../asset.tables';

const standing = ({ tx }: CallContext, assetId: string) =>
  tx
    .selectFrom('asset')
    .select(['version as assetVersion', 'servicesRevision'])
    .where('id', '=', assetId)
    .executeTakeFirstOrThrow();

/** Keeps with a service that was recorded just now what stood before it. */
export async function keepForUndo(
  context: CallContext,
  { id, nextServiceOn }: Pick<Asset, 'id' | 'nextServiceOn'>,
  recordId: string,
): Promise<void> {
  const before: BeforeService = {
    memberId: context.caller.memberId,
    nextServiceOn,
    ...(await standing(context, id)),
  };
  await context.tx
    .updateTable('assetService')
    .set({ undo: JSON.stringify(before) })
    .where('id', '=', recordId)
    .execute();
}

/** What stood before a service was recorded, and whether its asset and the services are as recording it left them. */
export async function readUndo(
  context: CallContext,
  { assetId, recordId }: Record<'assetId' | 'recordId', string>,
) {
  const { undo, createdAt } = await context.tx
    .selectFrom('assetService')
    .select(['undo', 'createdAt'])
    .where('id', '=', recordId)
    .executeTakeFirstOrThrow();
  const now = await standing(context, assetId);
  const isUntouched =
    undo?.assetVersion === now.assetVersion && undo.servicesRevision === now.servicesRevision;
  return { before: undo, recordedAt: createdAt, isUntouched };
}
