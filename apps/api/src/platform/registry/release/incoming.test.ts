import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { Publishing } from '../publishing/publishing.service';
import { sweepIncoming } from './incoming';
import { buildSection } from './section-build.fixture';

const tested = withApp();
const machine = hostname().replaceAll(/[^\w-]/g, '_');
// No process has this number: it is above what Linux gives.
const nobody = '4194999';
const folder = () => join(tested.platform.dataFolder, 'sections-incoming');
const incoming = () => readdir(folder()).catch(() => []);
const versions = () => readdir(join(tested.platform.dataFolder, 'sections/gardens'));
const publish = async (version: string) => {
  const files = { 'entry.1a2b.js': version, 'routes.3c4d.js': version };
  const publishing = new Publishing(tested.platform, { folder: '', release: null });
  return publishing.publish({ folder: await buildSection({ version, files }), actor: 'test' });
};

test('a start removes what a killed process was receiving, and not what one that runs receives', async () => {
  const dead = `${machine}.${nobody}.${randomUUID()}`;
  const alive = `${machine}.${process.ppid}.${randomUUID()}`;
  const elsewhere = `other.${nobody}.${randomUUID()}`;
  for (const name of [dead, alive, elsewhere])
    await mkdir(join(folder(), name, 'chunks'), { recursive: true });
  await sweepIncoming(tested.platform);
  expect(new Set(await incoming())).toEqual(new Set([alive, elsewhere]));
});

test('a start removes files that were placed and never became known, and no others', async () => {
  const { db } = tested.platform;
  await publish('1.0.0');
  const before = await incoming();
  await sql`alter table section_release add constraint planted check (version <> '1.1.0') not valid`.execute(
    db,
  );
  await expect(publish('1.1.0')).rejects.toThrow('planted');
  await sql`alter table section_release drop constraint planted`.execute(db);
  expect(await versions()).toEqual(['1.0.0', '1.1.0']);
  // One that became known after all, and one whose record was never finished.
  const left = (record: string) =>
    writeFile(join(folder(), `${machine}.${nobody}.${randomUUID()}.placed`), record);
  await left(JSON.stringify({ sectionId: 'gardens', version: '1.0.0' }));
  await left('{"sectionId":"gar');
  await sweepIncoming(tested.platform);
  expect(await versions()).toEqual(['1.0.0']);
  expect(await incoming()).toEqual(before);
});
