import { readdir, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { throwawayFolder } from '../../../testing/test-database';
import { receive } from './intake';

/** Breaks off while the folder for it is looked at, as when the other side hangs up. */
function broken(): Readable {
  const source = new Readable({ read() {} }).on('error', () => {});
  setImmediate(() => source.destroy(new Error('gone')));
  return source;
}

test('what breaks off at once leaves nothing behind', async () => {
  const folder = await throwawayFolder();
  const uploads = Array.from({ length: 200 }, () => receive(folder, 'a.txt', broken()));
  const ended = await Promise.allSettled(uploads);
  expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['rejected']));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});
