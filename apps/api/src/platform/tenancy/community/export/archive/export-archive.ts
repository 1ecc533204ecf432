import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, open, type ZipFile } from 'yauzl';
import { manifest } from '../writing/manifest';
import { withPresentNames } from './earlier-names.rules';
import { RefusedImport } from './refused-import';

export interface ExportArchive {
  /** With the present names of tables and columns. */
  manifest: ReturnType<typeof withPresentNames>;
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

/** A CSV of one row over and over is a fiftieth packed; a thousandth is what no data is. */
const maxTimes = 200;
const harmlessBytes = 16 * 2 ** 20;
/** It is held as a whole. */
const maxManifestBytes = 32 * 2 ** 20;

/** What says that it unpacks to far more than it is, to fill the disk or the memory of who reads it; null for none. */
function blownUp(entries: Iterable<Entry>): Entry | null {
  for (const entry of entries) {
    const { fileName, uncompressedSize: bytes, compressedSize } = entry;
    if (bytes > harmlessBytes && bytes > maxTimes * compressedSize) return entry;
    if (fileName === 'manifest.json' && bytes > maxManifestBytes) return entry;
  }
  return null;
}

const notAnExport = (file: string, cause?: unknown) =>
  new RefusedImport([`${file} isn’t a complete community export. Export or copy it again.`], {
    cause,
  });

/** Opens an export. Throws RefusedImport for what is none, or is of a newer product. */
export async function openExportArchive(file: string): Promise<ExportArchive> {
  const zip = await openZip(file).catch((cause: unknown) => {
    throw notAnExport(file, cause);
  });
  try {
    const entries = await entriesOf(zip);
    const bomb = blownUp(entries.values());
    if (bomb)
      throw new RefusedImport([
        `${bomb.fileName}: it would unpack to ${bomb.uncompressedSize} bytes, far more than data does: export it again.`,
      ]);
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
    return { manifest: withPresentNames(verdict.data), read, close: () => zip.close() };
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
