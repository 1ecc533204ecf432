import { access, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withApp } from '../../../testing';
import { untilSomebodyWaits } from '../../../testing/until';
import { publishLocalBuilds } from './local-builds';
import { moveChannel, refuseUnusable } from './channels.service';
import { Publishing } from './publishing.service';
import { pruneReleases } from '../release/release.jobs';
import { releaseFolder } from '../release/release-files';
import { lockPublications, restoreRelease } from '../release/releases.sql';
import { listReleases } from '../release/release-list.sql';
import { buildSection, type Change, releaseOf } from '../release/section-build.fixture';

const tested = withApp();
const host = (contract = '1.0.0', react = '19.3.1') => ({
  folder: '',
  release: { contract, shared: { react }, assets: [], entries: {} },
});
const publishing = (deployed = host()) => new Publishing(tested.platform, deployed);
const publish = async (change: Change) =>
  publishing().publish({ folder: await buildSection(change), actor: 'test' });
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
const folderOf = (version: string) => releaseFolder(tested.platform.dataFolder, 'gardens', version);

async function points(): Promise<Record<string, string[]>> {
  const releases = await listReleases(tested.platform.db);
  return Object.fromEntries(
    releases
      .filter(({ sectionId }) => sectionId === 'gardens')
      .map((release) => [release.version, release.points]),
  );
}

describe('releases', () => {
  test('the first becomes stable, the next waits for its promotion', async () => {
    await publish({ version: '1.0.0' });
    await publish({ version: '1.1.0' });
    expect(await points()).toEqual({ '1.0.0': ['stable'], '1.1.0': [] });
    expect(await exists(join(folderOf('1.1.0'), 'entry.1a2b.js'))).toBe(true);
    expect(await exists(join(folderOf('1.1.0'), 'release.json'))).toBe(false);
  });

  test('one that exists is never changed, not even by the same build', async () => {
    await expect(publish({ version: '1.0.0' })).rejects.toThrow('gardens 1.0.0 was published already');
    const other = {
      version: '1.0.0',
      files: { 'entry.1a2b.js': 'changed();', 'routes.3c4d.js': 'routes();' },
    };
    await expect(publish(other)).rejects.toThrow('gardens 1.0.0 was published already');
  });

  test('files that are not what release.json says are refused, and nothing is left of the attempt', async () => {
    const folder = await buildSection({ version: '1.2.0' });
    await writeFile(join(folder, 'routes.3c4d.js'), 'tampered();');
    await expect(publishing().publish({ folder, actor: 'test' })).rejects.toThrow(
      'routes.3c4d.js does not have the hash that release.json gives',
    );
    await rm(join(folder, 'routes.3c4d.js'));
    await expect(publishing().publish({ folder, actor: 'test' })).rejects.toThrow(
      'routes.3c4d.js is missing',
    );
    expect(await points()).not.toHaveProperty('1.2.0');
    expect(await exists(folderOf('1.2.0'))).toBe(false);
  });

  test('a link is not followed out of the folder', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'courtyard-outside-'));
    await writeFile(join(outside, 'routes.3c4d.js'), 'routes();');
    const folder = await buildSection({ version: '1.2.0' });
    await rm(join(folder, 'routes.3c4d.js'));
    await symlink(join(outside, 'routes.3c4d.js'), join(folder, 'routes.3c4d.js'));
    await expect(publishing().publish({ folder, actor: 'test' })).rejects.toThrow(
      'routes.3c4d.js is a link, or lies behind one',
    );
    const files = { 'entry.1a2b.js': 'entry();', 'linked/routes.3c4d.js': 'routes();' };
    const part = { initial: ['entry.1a2b.js'] };
    const behind = await buildSection({ version: '1.2.0' });
    await writeFile(
      join(behind, 'release.json'),
      JSON.stringify(releaseOf({ version: '1.2.0', files, release: part })),
    );
    await symlink(outside, join(behind, 'linked'));
    await expect(publishing().publish({ folder: behind, actor: 'test' })).rejects.toThrow(
      'linked/routes.3c4d.js is a link, or lies behind one',
    );
    const described = await buildSection({ version: '1.2.0' });
    await rename(join(described, 'release.json'), join(outside, 'release.json'));
    await symlink(join(outside, 'release.json'), join(described, 'release.json'));
    await expect(publishing().publish({ folder: described, actor: 'test' })).rejects.toThrow(
      'release.json is a link',
    );
    expect(await exists(folderOf('1.2.0'))).toBe(false);
  });

  test('a declaration that the schema does not know is refused', async () => {
    const folder = await buildSection();
    await writeFile(join(folder, 'release.json'), JSON.stringify({ ...releaseOf(), surprise: true }));
    await expect(publishing().publish({ folder, actor: 'test' })).rejects.toThrow('surprise');
    await writeFile(join(folder, 'release.json'), '{');
    await expect(publishing().publish({ folder, actor: 'test' })).rejects.toThrow('release.json is not JSON');
  });

  test('of two that claim one path at the same moment, one is published', async () => {
    const claim = (id: string) =>
      publish({
        declaration: {
          id,
          basePath: '/pond',
          permissions: { [`${id} View`]: '' },
          menu: menuOf(id),
          routes: [{ path: '/', title: id }],
          slots: [],
        },
        release: { container: `courtyard_${id}` },
      });
    const results = await Promise.allSettled([claim('fish'), claim('frogs')]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

const menuOf = (id: string) => ({ id, title: id, type: 'item' as const, url: '/pond' });

describe('channels', () => {
  test('promote and roll back, two releases back', async () => {
    await publish({ version: '1.3.0', files: { 'entry.1a2b.js': '3', 'routes.3c4d.js': '3' } });
    await publishing().promote('gardens', '1.1.0', 'stable', 'test');
    await publishing().promote('gardens', '1.3.0', 'stable', 'test');
    expect(await publishing().rollback('gardens', 'stable', 'test')).toBe('1.1.0');
    expect(await publishing().rollback('gardens', 'stable', 'test')).toBe('1.0.0');
    await expect(publishing().rollback('gardens', 'stable', 'test')).rejects.toThrow('no earlier release');
    expect(await points()).toMatchObject({ '1.0.0': ['stable'], '1.3.0': [] });
  });

  test('a release that does not fit the deployed host is refused', async () => {
    const older = publishing(host('1.0.0', '18.3.1'));
    await expect(older.promote('gardens', '1.1.0', 'canary', 'test')).rejects.toThrow('react');
    const newer = publishing(host('2.0.0'));
    await expect(newer.promote('gardens', '1.1.0', 'canary', 'test')).rejects.toThrow('contract ^1.0.0');
    await expect(publishing().promote('gardens', '7.0.0', 'canary', 'test')).rejects.toThrow(
      'no release 7.0.0',
    );
    expect(await points()).toMatchObject({ '1.1.0': [] });
  });

  test('every move is logged, and of two at once none is lost', async () => {
    await Promise.allSettled(
      ['1.1.0', '1.3.0'].map((version) => publishing().promote('gardens', version, 'canary', 'test')),
    );
    const log = await tested.platform.db
      .selectFrom('sectionChannelLog')
      .select(['revision', 'fromVersion', 'toVersion'])
      .where('sectionId', '=', 'gardens')
      .where('channel', '=', 'canary')
      .orderBy('revision')
      .execute();
    log.forEach((entry, index) => expect(entry.revision).toBe(index + 1));
    log.slice(1).forEach((entry, index) => expect(entry.fromVersion).toBe(log[index]?.toVersion));
    const [version] = Object.entries(await points()).find(([, names]) => names.includes('canary')) ?? [];
    expect(version).toBe(log.at(-1)?.toVersion);
  });
});

test('files go 30 days after nothing points at a release, and come back with the same build', async () => {
  await publish({ version: '2.0.0', files: { 'entry.1a2b.js': '2', 'routes.3c4d.js': '2' } });
  tested.setClock(new Date(Date.now() + 29 * 86_400_000));
  await pruneReleases(tested.platform);
  expect(await exists(folderOf('2.0.0'))).toBe(true);
  tested.setClock(new Date(Date.now() + 31 * 86_400_000));
  await pruneReleases(tested.platform);
  expect(await exists(folderOf('2.0.0'))).toBe(false);
  expect(await exists(folderOf('1.0.0'))).toBe(true);
  await expect(publishing().promote('gardens', '2.0.0', 'canary', 'test')).rejects.toThrow(
    'files of gardens 2.0.0 were removed',
  );

  await publish({ version: '2.0.0', files: { 'entry.1a2b.js': '2', 'routes.3c4d.js': '2' } });
  await publishing().promote('gardens', '2.0.0', 'canary', 'test');
  expect(await points()).toMatchObject({ '2.0.0': ['canary'] });
});

test('a release whose files were about to go, when the process ended, comes back with the same build too', async () => {
  const files = { 'entry.1a2b.js': '22', 'routes.3c4d.js': '22' };
  await publish({ version: '2.2.0', files });
  await tested.platform.db
    .updateTable('sectionRelease')
    .set({ assetsPrunedAt: new Date() })
    .where('version', '=', '2.2.0')
    .execute();
  await publish({ version: '2.2.0', files });
  await publishing().promote('gardens', '2.2.0', 'canary', 'test');
  expect(await exists(folderOf('2.2.0'))).toBe(true);
});

test('files that were published again meanwhile are left where they are', async () => {
  const files = { 'entry.1a2b.js': '23', 'routes.3c4d.js': '23' };
  tested.setClock(new Date(Date.now() + 31 * 86_400_000));
  await pruneReleases(tested.platform);
  await publish({ version: '2.3.0', files });
  const { db, pool } = tested.platform;
  const pruning = await db.transaction().execute(async (tx) => {
    await lockPublications(tx);
    const begun = pruneReleases(tested.platform);
    await untilSomebodyWaits(pool);
    await restoreRelease(tx, 'gardens', '2.3.0');
    return [begun];
  });
  await Promise.all(pruning);
  expect(await exists(folderOf('2.3.0'))).toBe(true);
});

test('files of a release that somebody is about to promote are left where they are', async () => {
  await publish({ version: '2.1.0', files: { 'entry.1a2b.js': '21', 'routes.3c4d.js': '2' } });
  tested.setClock(new Date(Date.now() + 31 * 86_400_000));
  const move = {
    sectionId: 'gardens',
    version: '2.1.0',
    channel: 'canary',
    reason: 'promote',
    actor: 'test',
  } as const;
  const pruning = await tested.platform.db.transaction().execute(async (tx) => {
    await refuseUnusable(tx, tested.platform, host(), { sectionId: 'gardens', version: '2.1.0' });
    const begun = pruneReleases(tested.platform);
    await untilSomebodyWaits(tested.platform.pool);
    await moveChannel(tx, tested.platform, host(), move);
    return [begun];
  });
  await Promise.all(pruning);
  expect(await exists(folderOf('2.1.0'))).toBe(true);
  expect(await points()).toMatchObject({ '2.1.0': ['canary'] });
});

describe('what is built beside the server', () => {
  const apps = mkdtempSync(join(tmpdir(), 'courtyard-apps-'));
  const build = (entry: string) =>
    buildSection(
      {
        version: '0.1.0',
        declaration: {
          id: 'sheds',
          basePath: '/sheds',
          menu: { id: 'sheds', title: 'Sheds', type: 'item', url: '/sheds' },
          routes: [{ path: '/', title: 'Sheds' }],
          slots: [],
          permissions: {},
        },
        release: { container: 'courtyard_sheds' },
        files: { 'entry.1a2b.js': entry, 'routes.3c4d.js': 'routes();' },
      },
      join(apps, 'sheds', 'dist'),
    );
  const start = () => publishLocalBuilds(publishing(), apps, tested.platform);
  const stable = async () =>
    (await listReleases(tested.platform.db)).filter(
      (one) => one.sectionId === 'sheds' && one.points.includes('stable'),
    );

  test('is published once, and stable follows a new build', async () => {
    await build('one');
    await start();
    await start();
    const [first] = await stable();
    expect(first?.version).toMatch(/^0\.1\.0\+/);
    await build('two');
    await start();
    const [second] = await stable();
    expect(second?.version).not.toBe(first?.version);
    expect((await listReleases(tested.platform.db)).filter((one) => one.sectionId === 'sheds')).toHaveLength(
      2,
    );
  });

  test('is served again where the data folder was lost', async () => {
    const [current] = await stable();
    const folder = releaseFolder(tested.platform.dataFolder, 'sheds', current?.version ?? '');
    await rm(folder, { recursive: true });
    await start();
    expect(await exists(join(folder, 'entry.1a2b.js'))).toBe(true);
  });

  test('leaves stable alone once somebody rolled back', async () => {
    await publishing().rollback('sheds', 'stable', 'test');
    const [chosen] = await stable();
    await build('three');
    await start();
    expect((await stable())[0]?.version).toBe(chosen?.version);
  });
});
