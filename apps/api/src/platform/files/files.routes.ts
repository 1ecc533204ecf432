import { fileRoutes } from '@courtyard/contract';
import { implementStream, type Module } from '../http/implement';
import { notFound, Problem } from '../http/problem';
import { isShownInPage } from './intake/kinds.rules';
import { contentDisposition } from './intake/name.rules';
import { requireRoom, takeUpload } from './intake/upload';

const linkOver = () =>
  new Problem({
    status: 403,
    code: 'link-over',
    title: 'Link no longer works',
    detail: 'Open the page with this file again for a fresh link.',
  });

/** Upload of one file, and its bytes by a signed link. */
export const filesModule: Module = ({ files, inTenant }) => [
  implementStream(fileRoutes.uploadFile, async ({ request, caller }) => {
    await inTenant(caller.tenantId, (tx) => requireRoom(tx, caller.memberId), { readOnly: true });
    const { name, arrived } = await takeUpload(files, request);
    const owner = { tenantId: caller.tenantId, name, uploadedBy: caller.memberId };
    const row = await inTenant(caller.tenantId, (tx) => files.keep(tx, owner, arrived));
    return { data: { ...row, url: files.linkFor({ id: row.id, tenantId: caller.tenantId }) } };
  }),

  implementStream(fileRoutes.downloadFile, async ({ params, query, tenant, reply }) => {
    const reference = { tenantId: tenant.id, id: params.fileId };
    if (!files.isLinkGood(reference, query)) throw linkOver();
    const file = await inTenant(tenant.id, (tx) =>
      tx
        .selectFrom('file')
        .select(['name', 'mediaType', 'bytes', 'storageKey'])
        .where('id', '=', params.fileId)
        .executeTakeFirst(),
    );
    if (!file) throw notFound('file');
    const content = await files.open(file.storageKey);
    reply.headers({
      'content-type': file.mediaType,
      'content-length': String(file.bytes),
      'content-disposition': contentDisposition(
        isShownInPage(file.mediaType) ? 'inline' : 'attachment',
        file.name,
      ),
      'x-content-type-options': 'nosniff',
      // Whatever the bytes are, opened on their own they can run nothing and reach nobody.
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=300, immutable',
    });
    return content;
  }),
];
