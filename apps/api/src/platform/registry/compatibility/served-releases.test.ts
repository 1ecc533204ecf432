import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { withApp } from '../../../testing';
import { prepareSections, publishingOf } from '../publishing/prepare-sections';
import { pruneReleases } from '../release/release.jobs';
import { buildSection, type Change } from '../release/section-build.fixture';

const apps = mkdtempSync(join(tmpdir(), 'courtyard-apps-'));
let logged = '';
const destination = new PassThrough().on('data', (chunk: Buffer) => (logged += chunk.toString()));
const tested = withApp({ env: { COURTYARD_APPS_DIR: apps }, log: { level: 'error', destination } });

/** Deploys a host whose `@courtyard/ui` exports these names. */
function deploy(...names: string[]): void {
  const dist = join(apps, 'host', 'dist');
  mkdirSync(dist, { recursive: true });
  const host = {
    contract: '1.0.0',
    shared: { react: '19.3.1' },
    exports: { '@courtyard/ui': names },
    assets: [{ file: 'main.js', bytes: 1, integrity: 'sha384-' }],
    entries: {},
  };
  writeFileSync(join(dist, 'host.json'), JSON.stringify(host));
}

async function publish(version: string, used: string[], change: Change = {}): Promise<void> {
  const uses = { exports: { '@courtyard/ui': used }, calls: {}, shapes: [] };
  const entry = { 'entry.1a2b.js': version, 'routes.3c4d.js': 'routes();' };
  const folder = await buildSection({
    files: entry,
    ...change,
    version,
    release: { uses, ...change.release },
  });
  await (await publishingOf(tested.platform)).publish({ folder, actor: 'test' });
}
const promote = async (version: string, channel: 'stable' | 'canary' = 'stable') =>
  (await publishingOf(tested.platform)).promote('gardens', version, channel, 'test');
const admin = () => tested.client.as('admin', 'demo');
const registered = async () =>
  (await (await admin()).ok('GET /api/v1/shell/registry')).data.sections.find(({ id }) => id === 'gardens');
const setting = async () =>
  (await (await admin()).ok('GET /api/v1/shell/sections')).data.find(({ id }) => id === 'gardens');
const choose = async (body: object) =>
  (await admin()).call('PATCH /api/v1/shell/sections/:sectionId', { params: { sectionId: 'gardens' }, body });

beforeAll(async () => {
  deploy('Box', 'Slider', 'Tree');
  await publish('1.0.0', ['Box']);
  await publish('1.1.0', ['Box', 'Tree']);
  // Newer than what people have and never tried by anybody.
  await publish('1.2.0', ['Box']);
  await publish('1.3.0', ['Box', 'Slider']);
  await promote('1.1.0');
  await promote('1.3.0');
  await promote('1.1.0', 'canary');
});

test('a release that fits is served', async () => {
  expect(await registered()).toMatchObject({ version: '1.3.0' });
  expect((await setting())?.misfit).toBeNull();
});

test('after the host lost what a release uses, people get the newest earlier one that they had and that fits', async () => {
  deploy('Box', 'Tree');
  expect(await registered()).toMatchObject({
    version: '1.1.0',
    entryUrl: '/sections/gardens/1.1.0/entry.1a2b.js',
  });
  deploy('Box');
  expect(await registered()).toMatchObject({ version: '1.0.0' });
  expect(await setting()).toMatchObject({
    version: '1.3.0',
    misfit: {
      servedVersion: '1.0.0',
      reasons: ['gardens 1.3.0 uses Slider of @courtyard/ui, which the host that is deployed does not offer'],
    },
  });
});

test('promoting, rolling back, pinning and following a channel to a release that does not fit are refused', async () => {
  const refusal = 'gardens 1.1.0 uses Tree of @courtyard/ui, which the host that is deployed does not offer';
  await expect(promote('1.1.0')).rejects.toThrow(refusal);
  await expect((await publishingOf(tested.platform)).rollback('gardens', 'stable', 'test')).rejects.toThrow(
    refusal,
  );
  const pinned = await choose({ channel: 'pinned', pinnedVersion: '1.1.0' });
  expect([pinned.status, pinned.text]).toEqual([409, expect.stringContaining(refusal)]);
  const followed = await choose({ channel: 'canary' });
  expect([followed.status, followed.text]).toEqual([409, expect.stringContaining(refusal)]);
  await publish('1.4.0', ['Slider']);
  await expect(promote('1.4.0', 'canary')).rejects.toThrow('gardens 1.4.0 uses Slider');
});

test('the start says it in the log', async () => {
  await prepareSections(tested.platform);
  const lines = logged
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      section: 'gardens',
      version: '1.3.0',
      served: '1.0.0',
      msg: 'gardens 1.3.0 uses Slider of @courtyard/ui, which the host that is deployed does not offer. People get 1.0.0 instead: publish and promote a release that fits.',
    }),
  );
});

test('what stands in for another release keeps its files', async () => {
  tested.setClock(new Date(Date.now() + 31 * 86_400_000));
  await pruneReleases(tested.platform);
  expect(await registered()).toMatchObject({ version: '1.0.0' });
  tested.setClock(new Date());
});

test('where nothing fits, the places of the section are known and nothing of its code is named', async () => {
  deploy();
  const section = await registered();
  expect(section).toMatchObject({
    version: '1.3.0',
    isIncompatible: true,
    assets: {},
    initial: [],
    slots: [],
  });
  expect(section?.routes).toHaveLength(2);
  expect((await setting())?.misfit).toMatchObject({ servedVersion: null });
  logged = '';
  await prepareSections(tested.platform);
  expect(logged).toContain('the section is shown as incompatible');
});

test('a host that has it again serves the chosen release again', async () => {
  deploy('Box', 'Slider', 'Tree');
  expect(await registered()).toMatchObject({ version: '1.3.0' });
  expect((await registered())?.isIncompatible).toBeUndefined();
});
