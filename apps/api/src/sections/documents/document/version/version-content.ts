import type { documentReadRoutes } from '@courtyard/contract/documents/document/document-reads';
import { fittingName, isShownInPage } from '../../../../platform/files/intake/kinds.rules';
import { contentDisposition } from '../../../../platform/files/intake/name.rules';
import { byteRange } from '../../../../platform/files/link/byte-range.rules';
import type { StreamCall } from '../../../../platform/http/implement';
import { notFound, Problem } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import { requireOpened } from '../document.access';

type ContentCall = StreamCall<typeof documentReadRoutes.documentContent>;

/** A version's bytes under the document's own name, for those who may see the document now. */
export async function findContent(context: ReadContext, documentId: string, number?: number) {
  const { name, versionNumber } = await requireOpened(context, documentId);
  const file = await context.tx
    .selectFrom('documentVersion')
    .innerJoin('file', 'file.id', 'documentVersion.fileId')
    .select(['mediaType', 'bytes', 'storageKey', 'sha256'])
    .where('documentId', '=', documentId)
    .where('number', '=', number ?? versionNumber)
    .executeTakeFirst();
  if (!file) throw notFound('version');
  return { ...file, bytes: Number(file.bytes), name: fittingName(name, file.mediaType) };
}

/** The bytes of a version, or a range of them. Nothing may keep them: the right can be taken away. */
export async function sendContent(call: ContentCall) {
  const { reply, request, query, platform, tenant } = call;
  const file = await platform.inTenant(
    tenant.id,
    (tx) => findContent({ ...call, tx }, call.params.documentId, query.number),
    { readOnly: true },
  );
  const range = byteRange(request.headers.range, file.bytes);
  if (range === 'unsatisfiable')
    throw new Problem({
      status: 416,
      code: 'range',
      title: 'Range not satisfiable',
      detail: 'The requested range is past the end of the file.',
      headers: { 'content-range': `bytes */${file.bytes}` },
    });
  const isInline = query.inline && isShownInPage(file.mediaType);
  reply.headers({
    'content-type': file.mediaType,
    'content-length': String(range ? range.end - range.start + 1 : file.bytes),
    'content-disposition': contentDisposition(isInline ? 'inline' : 'attachment', file.name),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${file.bytes}` }),
  });
  if (!range) return platform.files.open(file.storageKey);
  return reply.code(206).send(platform.files.openPart(file.storageKey, range));
}
