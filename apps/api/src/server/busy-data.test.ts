import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv } from '../platform/core/env';
import { lockData } from '../platform/database/embedded/lock';
import { throwawayFolder } from '../testing/test-database';
import { until } from '../testing/until';
import { joinDatabase, openDatabase } from './open-database';

let folder: string;
beforeAll(async () => {
  folder = await throwawayFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A data folder that another process has for a moment, as a command or a start does. */
async function busy(name: string) {
  const dataFolder = join(folder, name);
  await mkdir(dataFolder, { recursive: true });
  const env = readEnv({ PORT: '0', HOST: '127.0.0.1', COURTYARD_DATA_DIR: dataFolder, LOG_LEVEL: 'silent' });
  return { env, lock: await lockData(dataFolder), notes: [] as string[] };
}

test.each([
  ['a start', openDatabase],
  ['a command', joinDatabase],
])(
  '%s waits for the data, and says so',
  async (name, open) => {
    const { env, lock, notes } = await busy(name.replace(' ', '-'));
    const opening = open(env, (note) => notes.push(note));
    await until(() => notes.length > 0);
    await lock.release();
    const { embedded } = await opening;
    expect(notes[0]).toBe('Another Courtyard process is using the database. Waiting until it is ready.');
    await embedded?.stop();
  },
  60_000,
);

test('a start is refused once the other process serves', async () => {
  const { env, lock, notes } = await busy('served');
  const opening = openDatabase(env, (note) => notes.push(note));
  opening.catch(() => {});
  await until(() => notes.length > 0);
  await lock.announce('http://localhost:8080');
  await expect(opening).rejects.toThrow('Courtyard is already running on the data');
  await lock.release();
});
