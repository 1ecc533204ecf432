import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { StoredFile } from '@courtyard/contract';
import { sql } from 'kysely';
import { conflict, notFound } from '../http/problem';
import { newId } from '../core/ids';
import type { Tx } from '../database/database';
import type { PlatformCore } from '../core/platform';
import type { FileRow, Files } from '../core/services';
import { quotaOf, requireStorage } from './intake/community-storage';
import { type Arrived, receive } from './intake/intake';
import { fittingName } from './intake/kinds.rules';
import { type FileReference, isLinkGood, signedLink } from './link/link.rules';
import { receiveFile } from './intake/hashing';
import { safeName } from './intake/name.rules';
import { makePrivateFolder } from './private-folder';
import type { ByteRange } from './link/byte-range.rules';
import { openStore, type Store } from './storage/store';

const columns = ['id', 'tenantId', 'name', 'mediaType', 'bytes', 'uploadedAt'] as const;

/** Files of communities: what they are in the table `file`, their bytes in the store under ids nobody chose. */
export class FileService implements Files {
  private readonly storage: Store;

  constructor(private readonly core: PlatformCore) {
    this.storage = openStore(core.dataFolder);
  }

  store: Files['store'] = async (tx, file) => {
    const name = safeName(file.name);
    return this.keep(tx, { ...file, name }, await this.receive(name, file.content));
  };

  /** Takes bytes in without a transaction, so that a slow upload holds no connection. */
  receive(name: string, content: Readable | Buffer): Promise<Arrived> {
    return receive(this.storage.arrivals, name, content);
  }

  /** Keeps what was received. */
  async keep(
    tx: Tx,
    file: { id?: string; tenantId: string; name: string; uploadedBy: string | null; purpose?: string },
    arrived: Arrived,
  ): Promise<FileRow> {
    const id = file.id ?? newId();
    const storageKey = this.storage.keyOf(file.tenantId, id);
    const row = await tx
      .insertInto('file')
      .values({
        tenantId: file.tenantId,
        id,
        name: fittingName(safeName(file.name), arrived.mediaType),
        mediaType: arrived.mediaType,
        bytes: arrived.bytes,
        sha256: arrived.sha256,
        storageKey,
        uploadedBy: file.uploadedBy,
        purpose: file.purpose ?? null,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    await this.storage.keep(arrived.path, storageKey);
    return fileRow(row);
  }

  linkFor: Files['linkFor'] = (file) => signedLink(this.core.secret, file, this.core.clock());

  isLinkGood(file: FileReference, link: { expires: number; signature: string }): boolean {
    return isLinkGood(this.core.secret, file, link, this.core.clock());
  }

  attach: Files['attach'] = async (tx, fileId, purposes = []) => {
    const row = await tx
      .selectFrom('file')
      .select(['unattachedSince', 'purpose'])
      .where('id', '=', fileId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('file');
    // A file belongs to one record: else a person could put another's document to their own and read it there.
    if (row.unattachedSince === null)
      throw conflict('file-in-use', 'This file is already attached to another record.');
    if (row.purpose !== null && !purposes.includes(row.purpose))
      throw conflict('file-purpose', 'This file was uploaded for something else. Upload it here again.');
    await tx.updateTable('file').set({ unattachedSince: null }).where('id', '=', fileId).execute();
  };

  detach: Files['detach'] = async (tx, fileId) => {
    await tx
      .updateTable('file')
      .set({ unattachedSince: this.core.clock() })
      .where('id', '=', fileId)
      .where('unattachedSince', 'is', null)
      .execute();
  };

  describe: Files['describe'] = async (tx, fileIds) => {
    if (fileIds.length === 0) return new Map();
    const rows = await tx
      .selectFrom('file')
      .select(columns)
      .where('id', '=', sql<string>`any(${[...fileIds]}::uuid[])`)
      .execute();
    return new Map(rows.map((row) => [row.id, this.stored(row.tenantId, fileRow(row))]));
  };

  read: Files['read'] = async (tx, fileId) => {
    const row = await tx
      .selectFrom('file')
      .select('storageKey')
      .where('id', '=', fileId)
      .where('purpose', 'is', null)
      .executeTakeFirst();
    if (!row) throw notFound('file');
    return this.open(row.storageKey);
  };

  copy: Files['copy'] = async (tx, fileId, { uploadedBy }) => {
    const { env, clock } = this.core;
    const from = await tx
      .selectFrom('file')
      .select(['tenantId', 'name', 'mediaType', 'bytes', 'sha256', 'storageKey', 'purpose'])
      .where('id', '=', fileId)
      .executeTakeFirst();
    if (!from) throw notFound('file');
    const { tenantId } = from;
    const [id, bytes, quotaBytes] = [newId(), Number(from.bytes), quotaOf(env)];
    if (quotaBytes !== null) await requireStorage(tx, { tenantId, bytes, now: clock(), quotaBytes });
    const storageKey = this.storage.keyOf(tenantId, id);
    await tx
      .insertInto('file')
      .values({ ...from, id, bytes, storageKey, uploadedBy })
      .execute();
    await this.storage.copy(from.storageKey, storageKey);
    return { id };
  };

  /** The bytes under a key of the table. */
  open(storageKey: string): Promise<Readable> {
    return this.storage.disk.getStream(storageKey);
  }

  /** As `open`, from one byte to another, both included. */
  openPart(storageKey: string, range: ByteRange): Readable {
    return this.storage.openPart(storageKey, range);
  }

  /** As `open`; null where there are no bytes. */
  async openIfThere(storageKey: string): Promise<Readable | null> {
    return (await this.storage.disk.exists(storageKey)) ? this.open(storageKey) : null;
  }

  /** Keeps bytes under the key of a row that is there already. Gives their SHA-256 in hex. */
  async putBack(storageKey: string, content: Readable): Promise<string> {
    const path = join(this.storage.arrivals, newId());
    try {
      const sha256 = await receiveFile(path, content);
      await this.storage.keep(path, storageKey);
      return sha256;
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Removes all bytes of a community. */
  async eraseAll(tenantId: string): Promise<void> {
    await this.storage.disk.deleteAll(tenantId);
    await rm(join(this.storage.uploads, tenantId), { recursive: true, force: true });
  }

  /** Removes bytes; none under this key is as good. */
  async erase(storageKey: string): Promise<void> {
    await this.storage.disk.delete(storageKey);
  }

  /** Keys under which bytes of a community lie, whether a row knows them or not. */
  async keysOf(tenantId: string): Promise<string[]> {
    const { objects } = await this.storage.disk.listAll(tenantId);
    return [...objects].flatMap((found) => ('key' in found ? [found.key] : []));
  }

  /** Communities of which bytes lie here, whether there is such a one or not. */
  async communities(): Promise<string[]> {
    const { objects } = await this.storage.disk.listAll();
    return [...objects].flatMap((found) => (found.isDirectory ? [found.name] : []));
  }

  /** When the bytes under a key were written. */
  async writtenAt(storageKey: string): Promise<Date> {
    return (await this.storage.disk.getMetaData(storageKey)).lastModified;
  }

  /** Closes what is stored to every other account of the machine. */
  async makePrivate(): Promise<void> {
    for (const folder of this.storage.privateFolders) await makePrivateFolder(folder);
  }

  /** Folder of uploads that are under way. */
  get arrivals(): string {
    return this.storage.arrivals;
  }

  /** Folder of uploads that arrive in parts. */
  get uploads(): string {
    return this.storage.uploads;
  }

  /** As the wire has it. */
  stored(tenantId: string, file: FileRow): StoredFile {
    return { ...file, url: this.linkFor({ id: file.id, tenantId }) };
  }
}

function fileRow(row: {
  id: string;
  name: string;
  mediaType: string;
  bytes: number | string;
  uploadedAt: string;
}): FileRow {
  return {
    id: row.id,
    name: row.name,
    mediaType: row.mediaType,
    bytes: Number(row.bytes),
    uploadedAt: row.uploadedAt,
  };
}
