import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openExportArchive } from '../../platform/tenancy/community/export/archive/export-archive';
import { writeZip } from '../../platform/tenancy/community/export/writing/zip-writer';

/** Gives what an entry holds instead; null takes it away. The manifest comes last. */
export type EntryChange = (entry: string, bytes: Buffer) => Buffer | null;

/** Writes an export to `to` as it is at `from`, with the entries changed; `files` are those beside the tables. */
export async function writeChanged(
  { from, to }: { from: string; to: string },
  change: EntryChange,
  files: readonly string[] = [],
): Promise<string> {
  const archive = await openExportArchive(from);
  const names = [...archive.manifest.tables.map((table) => table.file), ...files, 'manifest.json'];
  await writeZip(
    to,
    async (zip) => {
      for (const entry of names) {
        const content = await archive.read(entry);
        const bytes = content && change(entry, await buffer(content));
        if (bytes) await zip.add(entry, Readable.from([bytes]));
      }
    },
    new AbortController().signal,
  );
  archive.close();
  return to;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A change of one table, with a manifest that says it was so. */
export function rewriting(table: string, change: (text: string) => string): EntryChange {
  let [before, after] = ['', ''];
  return (entry, bytes) => {
    if (entry === 'manifest.json') return Buffer.from(bytes.toString().replace(before, after));
    if (entry !== `tables/${table}.csv`) return bytes;
    const other = Buffer.from(change(bytes.toString()));
    [before, after] = [sha256(bytes), sha256(other)];
    return other;
  };
}
