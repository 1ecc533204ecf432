import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareDataFolder, unlessDiskIsFull } from './data-folder';
import { StartError } from './start-error';
import { throwawayFolder } from '../testing/test-database';

let folder: string;
beforeAll(async () => {
  folder = await throwawayFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('makes it, with any name, and leaves nothing in it', async () => {
  const wanted = join(folder, 'Daten für uns', 'courtyard');
  await prepareDataFolder(wanted);
  await prepareDataFolder(wanted);
  expect(await readdir(wanted)).toEqual([]);
});

test('says in one sentence why it cannot be used', async () => {
  const file = join(folder, 'notes.txt');
  await writeFile(file, 'kept');
  const refusal = (path: string) =>
    prepareDataFolder(path).then(
      () => '',
      (error: unknown) => (error instanceof StartError ? error.message : 'not a StartError'),
    );
  expect(await refusal(file)).toBe(
    `Can't store data in ${file}: it is a file. Set COURTYARD_DATA_DIR to a folder.`,
  );
  expect(await refusal(join(file, 'below'))).toBe(
    `Can't store data in ${file}/below: part of that path is a file. Set COURTYARD_DATA_DIR to a folder.`,
  );
  expect(await refusal(join(folder, 'n'.repeat(300)))).toMatch(
    /: ENAMETOOLONG.*\. Fix this, or set COURTYARD_DATA_DIR to another folder\.$/,
  );
});

test('tells a disk that ran full from everything else', async () => {
  const place = join(folder, 'disk');
  await mkdir(place);
  const told = (error: unknown, holdsDatabase = true) =>
    unlessDiskIsFull(error, { folder: place, holdsDatabase });
  const sentence = `The disk of ${place} is full. Free up space, or set COURTYARD_DATA_DIR to another folder.`;
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(await told(full, false)).toEqual(new StartError(sentence));
  const journal = new StartError('PostgreSQL could not be started: FATAL: … No space left on device.');
  expect(await told(journal)).toEqual(new StartError(sentence));
  expect(await told(journal, false)).toBe(journal);
  const other = new Error('something else');
  expect(await told(other)).toBe(other);
});
