import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hydrate } from './runtime';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtyard-runtime-'));
  await mkdir(join(folder, 'native', 'lib'), { recursive: true });
  await writeFile(join(folder, 'native', 'lib', 'libx.so.60.2'), 'the library');
});
afterEach(() => rm(folder, { recursive: true }));

const list = (target: string) =>
  writeFile(
    join(folder, 'native', 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libx.so.60.2', target }]),
  );

test('links that the tarball lacks are made beside the libraries, once', async () => {
  await list('native/lib/libx.so.60');
  const spare = join(folder, 'spare');
  expect(await hydrate(folder, spare)).toBeNull();
  expect(await hydrate(folder, spare)).toBeNull();
  expect(await readFile(join(folder, 'native', 'lib', 'libx.so.60'), 'utf8')).toBe('the library');
});

test('where the package cannot be written, they are made elsewhere, for the loader', async () => {
  await list('native/no-such-folder/libx.so.60');
  const spare = join(folder, 'spare');
  expect(await hydrate(folder, spare)).toBe(spare);
  expect(await readFile(join(spare, 'libx.so.60'), 'utf8')).toBe('the library');
});
