import type { CallContext } from '../../../platform/section/call-context';

/** Gives up the files of a draft that is deleted. */
export async function detachLineFiles({ tx, platform }: CallContext, budgetId: string): Promise<void> {
  const removed = await tx
    .deleteFrom('budgetLineFile')
    .where('budgetId', '=', budgetId)
    .returning('fileId')
    .execute();
  for (const { fileId } of removed) await platform.files.detach(tx, fileId);
}
