import { readdir, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { throwawayFolder } from '../../../testing/test-database';
import { until } from '../../../testing/until';
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
  // What is still under way may begin a file after the first look.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await until(async () => (await readdir(folder)).length === 0);
  await rm(folder, { recursive: true, force: true });
});
