import { notFound } from '../../http/problem';
import type { ReadContext } from '../../section/call-context';

/** A file that the caller uploaded and that belongs to nothing: others are not for everybody who may import to read. Throws notFound. */
export async function requireUpload(
  { tx, caller }: Pick<ReadContext, 'tx' | 'caller'>,
  fileId: string,
): Promise<{ name: string }> {
  const found = await tx
    .selectFrom('file')
    .select('name')
    .where('id', '=', fileId)
    .where('uploadedBy', '=', caller.memberId)
    .where('unattachedSince', 'is not', null)
    .where('purpose', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound('file');
  return found;
}
