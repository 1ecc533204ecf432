import { tusVersion, uploadsPath } from '@courtyard/contract/platform/uploads/upload.values';
import { type ResumableUpload, uploadRoutes } from '@courtyard/contract/platform/uploads/uploads';
import { largestUploadBytes } from '@courtyard/contract/platform/uploads/file-size';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { implementStream, type Module } from '../../../http/implement';
import { idempotencyKeyOf } from '../../../http/request/change/idempotency';
import { notJson } from '../../../http/request/multipart';
import { Problem } from '../../../http/problem';
import { appendPart, stopWriting } from './append-part';
import { expiryAt, onTheWire, requireWhole } from './resumable-upload.sql';
import { notAParts } from './upload-refusals';
import { admitted, createUpload, discard, type UploadCall } from './resumable.service';
import { bytesIn, requireTus, uploadMetadata } from './tus-headers.rules';

const partType = 'application/offset+octet-stream';

/** Leaves the next part of a file for the route that takes it to read. */
export function leaveParts(app: FastifyInstance): void {
  app.addContentTypeParser(partType, (request, _body, done) =>
    done(request.routeOptions.config.takesParts ? null : notJson()),
  );
}

const setHeaders = (
  reply: FastifyReply,
  { bytes, received, expiresAt }: Omit<ResumableUpload, 'id' | 'name'>,
) =>
  void reply.headers({
    'tus-resumable': tusVersion,
    'tus-max-size': String(largestUploadBytes),
    'upload-offset': String(received),
    'upload-length': String(bytes),
    'cache-control': 'no-store',
    ...(expiresAt !== null && { 'upload-expires': new Date(expiresAt).toUTCString() }),
  });

/** An upload of the caller, or the file that it became; to go on with it, nobody writes any more. */
async function findUpload(call: UploadCall, id: string): Promise<ResumableUpload> {
  const { platform, tenant, caller } = call;
  await stopWriting(call, id).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
  });
  return platform.inTenant(tenant.id, async (tx) => {
    try {
      return onTheWire(await admitted(call, tx, id));
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 404) throw error;
      return requireWhole(tx, caller, id);
    }
  });
}

/** Resumable uploads by the tus protocol; see docs/decisions. */
export const resumableModule: Module = () => [
  implementStream(uploadRoutes.createUpload, async (call) => {
    const { headers } = call.request;
    requireTus(headers);
    const made = await createUpload(call, {
      ...uploadMetadata(headers),
      bytes: bytesIn(headers, 'upload-length'),
      key: idempotencyKeyOf(call.request),
    });
    setHeaders(call.reply, made);
    void call.reply.header('location', `${uploadsPath}/${made.id}`);
    return { data: onTheWire(made) };
  }),

  implementStream(uploadRoutes.getUpload, async (call) => {
    const found = await findUpload(call, call.params.uploadId);
    setHeaders(call.reply, found);
    return { data: found };
  }),

  implementStream(uploadRoutes.appendUpload, async (call) => {
    const { headers } = call.request;
    requireTus(headers);
    if (headers['content-type'] !== partType) throw notAParts();
    const { uploadId } = call.params;
    const { received, upload } = await appendPart(call, uploadId, bytesIn(headers, 'upload-offset'));
    const isWhole = received === upload.bytes;
    const expiresAt = isWhole ? null : expiryAt(call.platform.clock()).toISOString();
    setHeaders(call.reply, { bytes: upload.bytes, received, expiresAt });
  }),

  implementStream(uploadRoutes.cancelUpload, async (call) => {
    requireTus(call.request.headers);
    const { uploadId } = call.params;
    await stopWriting(call, uploadId);
    await call.platform.inTenant(call.tenant.id, (tx) => admitted(call, tx, uploadId));
    await discard(call, uploadId);
    void call.reply.header('tus-resumable', tusVersion);
  }),
];
