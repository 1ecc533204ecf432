import { fileRoutes } from '@courtyard/contract';
import type { FileRow } from '../core/services';
import { implement, implementStream, type Module, type StreamCall } from '../http/implement';
import { notFound } from '../http/problem';
import { quotaOf, requireStorage, usedBytes } from './intake/community-storage';
import { isShownInPage } from './intake/kinds.rules';
import { contentDisposition } from './intake/name.rules';
import { announcedBytes, takeUpload } from './intake/upload';
import { linkOver } from './link/link-over';
import { releaseRoom, reserveRoom } from './intake/upload-room';

async function upload({
  platform,
  request,
  caller,
}: StreamCall<typeof fileRoutes.uploadFile>): Promise<FileRow> {
  const { env, files, inTenant, clock, log } = platform;
  const { tenantId } = caller;
  const room = { bytes: announcedBytes(request), now: clock() };
  const quotaBytes = quotaOf(env);
  const reservation = await inTenant(tenantId, async (tx) => {
    if (quotaBytes !== null) await requireStorage(tx, { tenantId, ...room, quotaBytes });
    return reserveRoom(tx, caller, room);
  });
  try {
    const { name, arrived } = await takeUpload(files, request);
    const owner = { tenantId, name, uploadedBy: caller.memberId };
    return await inTenant(tenantId, async (tx) => {
      await releaseRoom(tx, caller, reservation);
      return files.keep(tx, owner, arrived);
    });
  } catch (error) {
    // Its time ends by itself where it cannot be given back.
    await inTenant(tenantId, (tx) => releaseRoom(tx, caller, reservation)).catch((reason: unknown) =>
      log.warn({ err: reason }, 'the room of an upload was not given back'),
    );
    throw error;
  }
}

/** Upload of one file, its bytes by a signed link, and how much there is. */
export const filesModule: Module = ({ env, files, inTenant }) => [
  implement(fileRoutes.getStorageUse, async ({ tx }) => ({
    data: { usedBytes: await usedBytes(tx), quotaBytes: quotaOf(env) },
  })),

  implementStream(fileRoutes.uploadFile, async (call) => {
    const row = await upload(call);
    return { data: { ...row, url: files.linkFor({ id: row.id, tenantId: call.caller.tenantId }) } };
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
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, max-age=300, immutable',
    });
    return content;
  }),
];
