import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeExport } from '../platform/tenancy/community/export/writing/write-export';
import { buildSection } from '../platform/registry/release/section-build.fixture';
import { withApp } from '../testing';
import { until } from '../testing/until';
import { commandHere, withCommand } from '../testing/command';

const tested = withApp();
const courtyard = commandHere(tested);
const built = withCommand(tested);

const versionIn = async (community: 'demo' | 'lakeside') => {
  const { data } = await (await tested.client.as('admin', community)).ok('GET /api/v1/shell/sections');
  return data.find(({ id }) => id === 'gardens');
};

test('publishes, pins, promotes and rolls back beside a running server', async () => {
  const first = await courtyard('section', 'publish', await buildSection({ version: '1.0.0' }));
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('Published gardens 1.0.0.');
  const files = { 'entry.1a2b.js': '2', 'routes.3c4d.js': '2' };
  await courtyard(
    'section',
    'publish',
    await buildSection({ version: '1.1.0', files }),
    '--channel',
    'canary',
  );
  expect(await courtyard('section', 'pin', 'lakeside', 'gardens', '1.0.0')).toMatchObject({ code: 0 });
  expect(await courtyard('section', 'promote', 'gardens', '1.1.0')).toMatchObject({ code: 0 });
  expect(await versionIn('demo')).toMatchObject({ version: '1.1.0', channel: 'stable' });
  expect(await versionIn('lakeside')).toMatchObject({ version: '1.0.0', channel: 'pinned' });
  const { out } = await courtyard('section', 'list');
  expect(out).toMatch(/gardens {2}1\.1\.0 {4}stable, canary {2}\d{4}-/);
  expect(out).toMatch(/gardens {2}1\.0\.0 {4}1 pinned/);
  const back = await courtyard('section', 'rollback', 'gardens');
  expect(back.out).toBe('The stable channel of gardens is back at 1.0.0.\n');
  expect(await versionIn('demo')).toMatchObject({ version: '1.0.0' });
  await courtyard('section', 'disable', 'demo', 'gardens');
  const off = await versionIn('demo');
  expect(off?.enabled).toBe(false);
  expect(off?.history[0]).toMatchObject({ actor: 'Command line', change: 'turned off' });
});

test('lists which releases in use do not fit what is deployed, why, and what people get', async () => {
  const uses = { exports: { '@courtyard/ui': ['Box', 'Slider'] }, calls: {}, shapes: [] };
  const files = { 'entry.1a2b.js': '2.0', 'routes.3c4d.js': '2.0' };
  const folder = await buildSection({ version: '2.0.0', files, release: { uses } });
  await courtyard('section', 'publish', folder, '--channel', 'canary');
  expect((await courtyard('section', 'list')).out).not.toContain('incompatible');
  const host = {
    contract: '1.0.0',
    shared: { react: '19.3.1' },
    exports: { '@courtyard/ui': ['Box'] },
    assets: [{ file: 'main.js', bytes: 1, integrity: 'sha384-' }],
    entries: {},
  };
  const dist = join(tested.platform.dataFolder, 'apps', 'host', 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'host.json'), JSON.stringify(host));
  const { out } = await courtyard('section', 'list');
  expect(out).toMatch(/gardens {2}2\.0\.0 .* incompatible$/m);
  expect(out.match(/incompatible$/gm)).toHaveLength(1);
  expect(out).toContain(
    'gardens 2.0.0 uses Slider of @courtyard/ui, which the host that is deployed does not offer. People get 1.1.0 instead',
  );
  await rm(dist, { recursive: true });
});

test('says in one sentence what it cannot do, with exit code 1, and what was asked wrongly, with 2', async () => {
  const again = await built.courtyard('section', 'publish', await buildSection({ version: '1.0.0' }));
  expect(again).toMatchObject({ code: 1, out: '' });
  expect(again.err).toBe(
    'Refused: gardens 1.0.0 was published already, and a release never changes; build it with a new version.\n',
  );
  expect(await built.courtyard('section', 'pin', 'elm', 'gardens', '1.0.0')).toMatchObject({
    code: 1,
    err: 'Community elm not found. Run "courtyard tenant list" to see all communities.\n',
  });
  expect((await built.courtyard('section', 'promote', 'gardens', '1.0.0', '--channel', 'beta')).code).toBe(2);
  expect((await built.courtyard('nonsense')).code).toBe(2);
  expect(await built.courtyard('seed-bulk', 'demo', 'many')).toMatchObject({ code: 2 });
});

test('counts a file of ballots again, round by round, and says what cannot be counted', async () => {
  const folder = tested.platform.dataFolder;
  const [ballots, rules] = [join(folder, 'ballots.csv'), join(folder, 'rules.json')];
  const counting = { points: 1, quorum: { numerator: 1, denominator: 2 }, threshold: null, ties: 'lot' };
  await writeFile(
    rules,
    JSON.stringify({
      version: 1,
      title: 'Board seat',
      kind: 'ranked',
      options: ['Ada', 'Bo', 'Cy'].map((text, index) => ({ key: `o${index + 1}`, text })),
      seats: 1,
      most: 3,
      ...counting,
      electorate: { electors: 6, weight: 600 },
    }),
  );
  const rows = ['a,200,o1>o2', 'b,150,o2>o1', 'c,100,o3>o2', 'd,50,abstain'];
  await writeFile(ballots, ['ballot,weight,choices', ...rows].join('\n'));
  const counted = await courtyard('poll', 'recount', ballots, '--rules', rules);
  expect(counted).toMatchObject({ code: 0, err: '' });
  expect(counted.out).toMatch(
    /Ballots +4 of 6\nWeight +500 of 600\nAbstained +1\nSpoiled +0\nQuorum +300: met/,
  );
  expect(counted.out).toMatch(/Round 1, quota 226[^]*eliminated: Cy[^]*Round 2[^]*Bo +250[^]*elected: Bo/);
  expect(counted.out).toMatch(/Won +Bo\n/);
  const result = /^Result +([0-9a-f]{64})$/m.exec(counted.out)?.[1];

  await writeFile(ballots, ['ballot,weight,choices', ...rows.toReversed()].join('\r\n'));
  expect((await courtyard('poll', 'recount', ballots, '--rules', rules)).out).toContain(`Result   ${result}`);
  await writeFile(ballots, ['weight,choices', '200,o1>o9'].join('\n'));
  const refused = await courtyard('poll', 'recount', ballots, '--rules', rules);
  expect([refused.code, refused.err]).toEqual([
    1,
    'Ballot 1 has choices that the rules do not know: o1>o9.\n',
  ]);
});

test('makes a community whose first administrator is mailed a link', async () => {
  const made = await courtyard(
    'tenant',
    'create',
    'oakwood',
    '--name',
    'Oakwood',
    '--admin',
    'Ana@Oak.example',
  );
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain('http://oakwood.localhost:8080');
  const { rows } = await tested.platform.pool.query(
    `select data->>'email' as email from pgboss.job where name = 'auth.reset-link'`,
  );
  expect(rows).toEqual([{ email: 'ana@oak.example' }]);
  expect((await courtyard('tenant', 'list')).out).toContain('oakwood');
  expect((await courtyard('tenant', 'create', 'oakwood', '--name', 'O', '--admin', 'a@b.example')).code).toBe(
    1,
  );
  expect(
    (await courtyard('tenant', 'create', 'Oak Wood', '--name', 'O', '--admin', 'a@b.example')).code,
  ).toBe(2);
  expect((await courtyard('tenant', 'create', 'oak', '--name', 'O', '--admin', 'nobody')).code).toBe(2);
  expect(await courtyard('tenant', 'create', 'www', '--name', 'O', '--admin', 'a@b.example')).toMatchObject({
    code: 2,
    err: `"www" can't be a community's subdomain: that name is reserved; use the name of the community.\n`,
  });
});

test.each([
  ['SIGTERM', [130, null]],
  ['SIGHUP', [null, 'SIGHUP']],
] as const)('a backup that %s ends leaves nothing of itself', async (signal, ending) => {
  const { dataFolder } = tested.platform;
  const large = join(dataFolder, 'outbox/large.eml');
  await mkdir(join(dataFolder, 'outbox'), { recursive: true });
  await writeFile(large, randomBytes(60_000_000));
  const file = join(dataFolder, 'all.tar.gz');
  const child = built.begin('backup', file);
  const ended = new Promise((resolve) => child.on('close', (...how) => resolve(how)));
  await until(async () => ((await stat(`${file}.partial`).catch(() => null))?.size ?? 0) > 1_000_000);
  child.kill(signal);
  expect(await ended).toEqual(ending);
  expect((await readdir(dataFolder)).filter((name) => name.startsWith('all.tar.gz'))).toEqual([]);
  await rm(large);
});

test('adds made-up properties, again and again', async () => {
  const count = async () =>
    (await (await tested.client.as('admin', 'demo')).ok('GET /api/v1/properties')).page.total;
  const before = await count();
  expect(await courtyard('seed-bulk', 'demo', '1500')).toMatchObject({
    code: 0,
    out: 'Added 1,500 properties to demo.\n',
  });
  await courtyard('seed-bulk', 'demo', '10');
  expect(await count()).toBe(before + 1510);
});

test('adds made-up members, again and again', async () => {
  const many = { query: { search: 'many.example' } } as const;
  const count = async () =>
    (await (await tested.client.as('admin', 'demo')).ok('GET /api/v1/members', many)).page.total;
  expect(await courtyard('seed-bulk', 'demo', '100', '--section', 'people')).toMatchObject({
    code: 0,
    out: 'Added 100 members to demo.\n',
  });
  await courtyard('seed-bulk', 'demo', '10', '--section', 'people');
  expect(await count()).toBe(110);
});

test('a community is made of an export, after a trial that writes nothing', async () => {
  const { platform } = tested;
  const demo = await platform.tenants.bySlug('demo');
  if (!demo) throw new Error('there is no demo community');
  const file = join(platform.dataFolder, 'demo.zip');
  await writeExport(platform, demo, file, { onProgress: () => {}, signal: new AbortController().signal });
  const taken = await courtyard('tenant', 'import', file);
  expect(taken.code).toBe(1);
  expect(taken.err).toContain('Nothing was imported: A community named demo already exists');
  const trial = await courtyard('tenant', 'import', file, '--slug', 'moved', '--dry-run');
  expect([trial.code, trial.out]).toEqual([0, expect.stringContaining('Ready to import as moved')]);
  expect(await platform.tenants.bySlug('moved')).toBeNull();
  const done = await courtyard('tenant', 'import', file, '--slug', 'moved');
  expect([done.code, done.out]).toEqual([0, expect.stringContaining('Sending links to set a password')]);
  expect(await platform.tenants.bySlug('moved')).toMatchObject({ name: demo.name });
});

test('a deletion is listed, and called off by who runs the server, also when its day has come', async () => {
  await tested.platform.pool.query(
    `insert into community_deletion (community_id, slug, name, language, asked_at, deletes_on, closed_at)
     select id, slug, name, language, now(), '2026-01-01', now() from tenant where slug = 'demo'`,
  );
  expect((await courtyard('tenant', 'deletions')).out).toMatch(/demo .* 2026-01-01 +closed/);
  expect((await courtyard('tenant', 'keep', 'demo')).out).toContain('is at http://demo.');
  expect((await courtyard('tenant', 'keep', 'demo')).err).toContain('demo isn’t scheduled');
});
