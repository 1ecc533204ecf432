import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** What is in a ZIP, by name. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip: ZipFile = await promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer)(bytes, {
    lazyEntries: true,
  });
  const entries = new Map<string, Buffer>();
  const open = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  await new Promise<void>((resolve, reject) => {
    const take = async (entry: Entry) => {
      entries.set(entry.fileName, await buffer(await open(entry)));
      zip.readEntry();
    };
    zip.on('entry', (entry: Entry) => void take(entry).catch(reject));
    zip.on('end', resolve).on('error', reject);
    zip.readEntry();
  });
  return entries;
}
