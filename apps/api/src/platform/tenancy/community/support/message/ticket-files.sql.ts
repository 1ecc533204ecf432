import type { StoredFile } from '@courtyard/contract';
import { attachedFiles } from '../../../../files/attached-files.sql';
import type { ReadContext } from '../../../../section/call-context';

/** Files of one message. */
export const messageFiles = attachedFiles('ticketMessageFile', 'messageId');

/** The files of messages, by message, each in its order. */
export async function filesOfMessages(
  { tx, platform }: Pick<ReadContext, 'tx' | 'platform'>,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, StoredFile[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('ticketMessageFile')
    .select(['messageId', 'fileId'])
    .where('messageId', 'in', messageIds)
    .orderBy('position')
    .execute();
  const files = await platform.files.describe(
    tx,
    rows.map(({ fileId }) => fileId),
  );
  const byMessage = new Map<string, StoredFile[]>();
  for (const { messageId, fileId } of rows) {
    const file = files.get(fileId);
    if (file) byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), file]);
  }
  return byMessage;
}
