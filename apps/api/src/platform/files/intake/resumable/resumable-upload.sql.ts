import type { ResumableUpload } from '@courtyard/contract/platform/uploads/uploads';
import type { Tx } from '../../../database/database';
import { notFound } from '../../../http/problem';
import type { Uploader } from '../upload-room';

/** Days and hours that an upload may stand still. */
const keptHours = 24;

export const expiryAt = (now: Date) => new Date(now.getTime() + keptHours * 3_600_000);

const columns = [
  'id',
  'name',
  'purpose',
  'aboutId',
  'bytes',
  'received',
  'writer',
  'writerUntil',
  'expiresAt',
] as const;

export interface OpenUpload extends ResumableUpload {
  expiresAt: string;
  purpose: string;
  aboutId: string;
  writer: string | null;
  writerUntil: string | null;
}

interface Stored extends Omit<OpenUpload, 'bytes' | 'received'> {
  bytes: number | string;
  received: number | string;
}

export const openUpload = (row: Stored): OpenUpload => ({
  ...row,
  bytes: Number(row.bytes),
  received: Number(row.received),
});

/** As the wire has it. */
export const onTheWire = ({ id, name, bytes, received, expiresAt }: ResumableUpload): ResumableUpload => ({
  id,
  name,
  bytes,
  received,
  expiresAt,
});

/** Those of a member, as far as they have not expired. */
const openUploads = (tx: Tx, { tenantId, memberId }: Uploader, now: Date) =>
  tx
    .selectFrom('resumableUpload')
    .select(columns)
    .where('tenantId', '=', tenantId)
    .where('memberId', '=', memberId)
    .where('expiresAt', '>', now.toISOString());

/** An upload of this member, locked. Throws notFound for another's and for one that has expired. */
export async function requireUpload(tx: Tx, of: Uploader, { id, now }: { id: string; now: Date }) {
  const row = await openUploads(tx, of, now).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('upload');
  return openUpload(row);
}

/** The upload that a member created with a key. */
export async function uploadOfKey(tx: Tx, of: Uploader, { key, now }: { key: string; now: Date }) {
  const row = await openUploads(tx, of, now).where('creationKey', '=', key).executeTakeFirst();
  return row && openUpload(row);
}

export async function countUploads(tx: Tx, of: Uploader, now: Date): Promise<number> {
  return (await openUploads(tx, of, now).execute()).length;
}

/** A file that came in parts, is whole, and that nothing has taken yet. Throws notFound. */
export async function requireWhole(
  tx: Tx,
  { tenantId, memberId }: Uploader,
  id: string,
): Promise<ResumableUpload> {
  const row = await tx
    .selectFrom('file')
    .select(['id', 'name', 'bytes'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('uploadedBy', '=', memberId)
    .where('purpose', 'is not', null)
    .where('unattachedSince', 'is not', null)
    .executeTakeFirst();
  if (!row) throw notFound('upload');
  const bytes = Number(row.bytes);
  return { id: row.id, name: row.name, bytes, received: bytes, expiresAt: null };
}
