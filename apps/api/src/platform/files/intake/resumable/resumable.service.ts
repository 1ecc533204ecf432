import { readInput } from '../../../http/input/read-input';
import { id as idSchema } from '@courtyard/contract';
import { largestUploadBytes } from '@courtyard/contract/platform/uploads/file-size';
import type { ResumableUpload } from '@courtyard/contract/platform/uploads/uploads';
import type { RouteContract } from '@courtyard/contract';
import { z } from 'zod';
import { newId } from '../../../core/ids';
import type { Tx } from '../../../database/database';
import type { StreamCall } from '../../../http/implement';
import { invalid } from '../../../http/problem';
import { quotaOf, requireStorage } from '../community-storage';
import { emptyFile } from '../intake';
import { requireRoom } from '../upload-room';
import { dropPart, partPath } from './part-file';
import { countUploads, expiryAt, type OpenUpload, requireUpload, uploadOfKey } from './resumable-upload.sql';
import { keyReused, tooManyUploads, uploadTooLarge } from './upload-refusals';
import type { UploadMetadata } from './tus-headers.rules';

export type UploadCall = StreamCall<RouteContract & { access: 'signed-in' }>;

/** As many as a person resumes; each is a row and a file. */
const maxUploads = 200;

/** Throws where the caller may not add this file now, by the rules of the section that takes it. */
async function admit(call: UploadCall, tx: Tx, { purpose, aboutId }: { purpose: string; aboutId: string }) {
  const taking = call.platform.sections
    .flatMap(({ uploads }) => uploads)
    .find(({ name }) => name === purpose);
  if (!taking) throw invalid({ 'upload-metadata': 'Send a supported upload purpose.' });
  await taking.admit({ ...call, tx }, aboutId);
}

/** Throws where the community would keep more than it may, with `bytes` more than what is announced already. */
async function requireQuota(
  { platform, tenant }: UploadCall,
  tx: Tx,
  { bytes, hasBegun = false }: { bytes: number; hasBegun?: boolean },
): Promise<void> {
  const quotaBytes = quotaOf(platform.env);
  if (quotaBytes === null) return;
  await requireStorage(tx, { tenantId: tenant.id, bytes, now: platform.clock(), quotaBytes, hasBegun });
}

/** Announces a file, whose room is kept from then on. The same key gets the same upload. */
export async function createUpload(
  call: UploadCall,
  { name, purpose, about, bytes, key }: UploadMetadata & { bytes: number; key: string },
): Promise<ResumableUpload> {
  const { platform, caller, tenant } = call;
  const { about: aboutId } = readInput(z.object({ about: idSchema }), { about });
  if (bytes === 0) throw emptyFile();
  if (bytes > largestUploadBytes) throw uploadTooLarge();
  return platform.inTenant(tenant.id, async (tx) => {
    const now = platform.clock();
    await admit(call, tx, { purpose, aboutId });
    const before = await uploadOfKey(tx, caller, { key, now });
    if (before) return sameUpload(before, { name, purpose, aboutId, bytes });
    await requireQuota(call, tx, { bytes });
    await requireRoom(tx, caller, bytes);
    if ((await countUploads(tx, caller, now)) >= maxUploads) throw tooManyUploads(maxUploads);
    const id = newId();
    const expiresAt = expiryAt(now);
    const made = await tx
      .insertInto('resumableUpload')
      .values({
        tenantId: tenant.id,
        id,
        memberId: caller.memberId,
        creationKey: key,
        purpose,
        aboutId,
        name,
        bytes,
        expiresAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // Of one that has expired and is not dropped yet, or of the very same request twice at once.
    if (!made) throw keyReused();
    return { id, name, bytes, received: 0, expiresAt: expiresAt.toISOString() };
  });
}

function sameUpload(
  before: OpenUpload,
  asked: Pick<OpenUpload, 'name' | 'purpose' | 'aboutId' | 'bytes'>,
): OpenUpload {
  const isSame = (['name', 'purpose', 'aboutId', 'bytes'] as const).every(
    (field) => before[field] === asked[field],
  );
  if (!isSame) throw keyReused();
  return before;
}

/** An upload of the caller, to which they may still add. */
export async function admitted(call: UploadCall, tx: Tx, id: string): Promise<OpenUpload> {
  const found = await requireUpload(tx, call.caller, { id, now: call.platform.clock() });
  await admit(call, tx, found);
  return found;
}

/** As `admitted`, with its room in what the community may keep. */
export async function admittedWithRoom(call: UploadCall, tx: Tx, id: string): Promise<OpenUpload> {
  const found = await admitted(call, tx, id);
  await requireQuota(call, tx, { bytes: 0, hasBegun: true });
  return found;
}

/** Discards an upload, whoever writes to it. */
export async function discard({ platform, tenant }: UploadCall, id: string): Promise<void> {
  await platform.inTenant(tenant.id, (tx) => tx.deleteFrom('resumableUpload').where('id', '=', id).execute());
  await dropPart(partPath(platform.files.uploads, tenant.id, id));
}
