import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';
import { hashing } from '../platform/files/intake/hashing';
import { StartError } from '../server/start-error';

/** First entry of a backup: what is needed to receive the rest. */
export const opening = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** What the database was brought forward by, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Stored columns of each table, in the order of its rows here. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  /** Kinds of jobs; each has a partition of its own. */
  queues: z.array(z.string()),
});

/** Last entry of a backup: without it the file was cut short. */
export const closing = z.object({
  /** Rows by table. */
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  /** Keys of stored files that were missing, or not as they were stored, when the backup was made. */
  damaged: z.array(z.string()),
});

export type Opening = z.infer<typeof opening>;
export type Closing = z.infer<typeof closing>;

/** Names of the entries. Rows of a table come in parts, `rows/public.asset/000001`; files below `data/` as in the data folder. */
export const entryNames = {
  opening: 'courtyard.json',
  closing: 'complete.json',
  rows: (table: string, part: number) => `rows/${table}/${String(part).padStart(6, '0')}`,
  file: (path: string) => `data/${path}`,
};

export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Gives the SHA-256 of what was added, in hex. Throws ENOENT where there is no such file. */
  addFile(name: string, path: string): Promise<string>;
}

/**
 * Writes a compressed tar that is there whole or not at all, readable by its owner only: it holds what the database
 * holds. Passes on what `fill` throws.
 */
export async function writeArchive(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const partial = `${file}.partial`;
  const drop = () => rmSync(partial, { force: true });
  // Also where a signal ends the process.
  process.once('exit', drop);
  const tar = pack();
  const output = createWriteStream(partial, { mode: 0o600, flush: true });
  const written = pipeline(tar, createGzip(), output);
  // Awaited below; a disk that runs full meanwhile ends `fill` as well, whose entries it destroys.
  written.catch(() => {});
  // The entry takes the bytes as fast as the disk does.
  const entry = (name: string, size: number) => tar.entry({ name, size, mode: 0o600 });
  try {
    await fill({
      add: (name, bytes) => pipeline(Readable.from([bytes]), entry(name, bytes.length)),
      async addFile(name, path) {
        // Held open: a file that goes once its entry is begun would end the archive.
        const source = await open(path);
        const { size } = await source.stat();
        let sha256 = '';
        await pipeline(
          source.createReadStream(),
          hashing((hex) => (sha256 = hex)),
          entry(name, size),
        );
        return sha256;
      },
    });
    tar.finalize();
    await written;
    await rename(partial, file);
  } catch (error) {
    tar.destroy();
    await written.catch(() => {});
    drop();
    // What the disk said, not that there was no archive any more.
    throw output.errored ?? error;
  } finally {
    process.removeListener('exit', drop);
  }
}

export interface ArchiveEntry {
  name: string;
  content: Readable;
}

const notABackup = (file: string, cause: unknown) =>
  new StartError(`${file} isn’t a complete Courtyard backup.`, {
    cause,
  });

/** What streams, with the sentence for a person in place of what the unpacking says of a file that ends early. */
async function* withSentence(file: string, content: AsyncIterable<unknown>): AsyncGenerator {
  try {
    yield* content;
  } catch (cause) {
    throw notABackup(file, cause);
  }
}

/** The entries one after the other; each is read to its end before the next. Throws StartError for what is no archive. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), tar);
  read.catch(() => {});
  try {
    for await (const entry of tar) {
      const { name, type } = entry.header;
      if (type !== 'file') throw new Error(`${name} is no file`);
      yield { name, content: Readable.from(withSentence(file, entry)) };
    }
    await read;
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw notABackup(file, cause);
  }
}
