import type { documentReadRoutes } from '@courtyard/contract/documents/document/document-reads';
import type { StreamCall } from '../../../../platform/http/implement';
import { notFound } from '../../../../platform/http/problem';
import { requireDocument } from '../document.access';

/** The thumbnail of the current version, for those who may see the document now. Nothing may keep it: the right can be taken away. */
export async function sendThumbnail(call: StreamCall<typeof documentReadRoutes.documentThumbnail>) {
  const { documentId } = call.params;
  const read = { readOnly: true };
  const content = await call.platform.inTenant(
    call.tenant.id,
    async (tx) => {
      const { versionNumber } = await requireDocument({ ...call, tx }, documentId);
      const row = await tx
        .selectFrom('documentThumbnail')
        .select('content')
        .where('documentId', '=', documentId)
        .where('number', '=', versionNumber)
        .executeTakeFirst();
      return row?.content;
    },
    read,
  );
  if (!content) throw notFound('thumbnail');
  call.reply.headers({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  return content;
}
