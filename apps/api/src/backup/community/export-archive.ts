import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, open, type ZipFile } from 'yauzl';
import { type Manifest, manifest } from '../../platform/tenancy/community/export/writing/manifest';
import { RefusedImport } from './refused-import';

export interface ExportArchive {
  manifest: Manifest;
  /** The bytes of an entry; null where there is none of this name. */
  read(name: string): Promise<Readable | null>;
  close(): void;
}

const openZip = (file: string) =>
  new Promise<ZipFile>((resolve, reject) => {
    open(file, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });

/** Entries by name; the library refuses names that lead out of a folder. */
const entriesOf = (zip: ZipFile) =>
  new Promise<Map<string, Entry>>((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries)).on('error', reject);
    zip.readEntry();
  });

const notAnExport = (file: string, cause?: unknown) =>
  new RefusedImport(
    [`${file} is no export of a community, or was cut short: export it again, or copy it again.`],
    {
      cause,
    },
  );

/** Opens an export. Throws RefusedImport for what is none, or is of a newer product. */
export async function openExportArchive(file: string): Promise<ExportArchive> {
  const zip = await openZip(file).catch((cause: unknown) => {
    throw notAnExport(file, cause);
  });
  try {
    const entries = await entriesOf(zip);
    const read = async (name: string): Promise<Readable | null> => {
      const entry = entries.get(name);
      if (!entry) return null;
      return new Promise((resolve, reject) => {
        zip.openReadStream(entry, (error, content) => (error ? reject(error) : resolve(content)));
      });
    };
    const last = await read('manifest.json');
    if (!last) throw notAnExport(file);
    const verdict = manifest.safeParse(JSON.parse((await buffer(last)).toString('utf8')));
    if (!verdict.success) {
      const reason = `${file} was exported by another version of Courtyard, and cannot be read by this one.`;
      throw new RefusedImport([reason], { cause: verdict.error });
    }
    return { manifest: verdict.data, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof RefusedImport ? error : notAnExport(file, error);
  }
}

/** The SHA-256 of all that streams, in hex. */
export async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}
