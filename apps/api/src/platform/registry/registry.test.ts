import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withApp } from '../../testing';
import { until } from '../../testing/until';
import { Publishing } from './publishing/publishing.service';
import { buildSection, type Change } from './release/section-build.fixture';

/** With a host that fits all that is published here: which one this clone has built, if any, is no matter. */
const apps = mkdtempSync(join(tmpdir(), 'courtyard-apps-'));
mkdirSync(join(apps, 'host/dist'), { recursive: true });
writeFileSync(
  join(apps, 'host/dist/host.json'),
  JSON.stringify({
    contract: '1.0.0',
    shared: { react: '19.3.1' },
    exports: null,
    assets: [{ file: 'main.js', bytes: 1, integrity: 'sha384-' }],
    entries: {},
  }),
);

const tested = withApp({ env: { COURTYARD_APPS_DIR: apps } });
const publishing = () => new Publishing(tested.platform, { folder: '', release: null });
const publish = async (change: Change) =>
  publishing().publish({ folder: await buildSection(change), actor: 'test' });

/** Properties' own permission names, so that the roles of the demo people decide. */
const propertiesLike: Change = {
  declaration: {
    id: 'properties',
    title: 'Properties & Areas',
    basePath: '/properties-common-areas',
    order: 10,
    menu: {
      id: 'properties',
      title: 'Properties & Areas',
      type: 'collapse',
      children: [
        {
          id: 'list',
          title: 'Properties',
          type: 'item',
          url: '/properties-common-areas/properties',
          requiredPermission: 'Properties List View',
        },
      ],
    },
    routes: [{ path: '/properties', title: 'Properties', permission: 'Properties List View' }],
    slots: [],
    permissions: { 'Properties List View': 'See the list' },
  },
  release: { container: 'courtyard_properties' },
};

beforeAll(async () => {
  await publish({ version: '1.0.0' });
  await publish({ version: '1.1.0', files: { 'entry.1a2b.js': '11', 'routes.3c4d.js': '11' } });
  await publish({ ...propertiesLike, version: '1.0.0' });
  await tested.startJobs();
});

const sectionsOf = async (person: 'admin' | 'owner' | 'vendor', community: 'demo' | 'lakeside') => {
  const { data } = await (await tested.client.as(person, community)).ok('GET /api/v1/shell/registry');
  return data;
};
const versionIn = async (community: 'demo' | 'lakeside') =>
  (await sectionsOf('admin', community)).sections.find(({ id }) => id === 'gardens')?.version;

describe('the registry', () => {
  test('names sections in the order of the menu, with what the person may see', async () => {
    const { sections } = await sectionsOf('admin', 'demo');
    expect(sections.map(({ id }) => id)).toEqual(['properties', 'gardens']);
    expect(sections[0]?.menu?.children).toHaveLength(1);
    const forVendor = (await sectionsOf('vendor', 'demo')).sections.find(({ id }) => id === 'properties');
    expect(forVendor?.menu).toBeNull();
    expect(forVendor?.routes).toHaveLength(1);
  });

  test('needs a session', async () => {
    expect((await tested.client.anonymous('demo').call('GET /api/v1/shell/registry')).status).toBe(401);
  });

  test('answers 304 to what is held, and anew after a change', async () => {
    const admin = await tested.client.as('admin', 'demo');
    const first = await admin.call('GET /api/v1/shell/registry');
    const tag = String(first.headers.etag);
    const held = await admin.call('GET /api/v1/shell/registry', { headers: { 'if-none-match': `W/${tag}` } });
    expect(held.status).toBe(304);
    expect(held.text).toBe('');
    await publishing().promote('gardens', '1.1.0', 'stable', 'test');
    const after = await admin.call('GET /api/v1/shell/registry', { headers: { 'if-none-match': tag } });
    expect(after.status).toBe(200);
    await publishing().rollback('gardens', 'stable', 'test');
  });
});

describe("a community's choice", () => {
  const change = async (community: 'demo' | 'lakeside', body: object) =>
    (await tested.client.as('admin', community)).call('PATCH /api/v1/shell/sections/:sectionId', {
      params: { sectionId: 'gardens' },
      body,
    });

  test('two versions live at the same time; a pin holds while stable moves', async () => {
    await change('lakeside', { enabled: true, channel: 'pinned', pinnedVersion: '1.0.0' });
    await publishing().promote('gardens', '1.1.0', 'stable', 'test');
    expect(await versionIn('demo')).toBe('1.1.0');
    expect(await versionIn('lakeside')).toBe('1.0.0');
    await publishing().rollback('gardens', 'stable', 'test');
    expect(await versionIn('demo')).toBe('1.0.0');
  });

  test('canary is for who follows it', async () => {
    await publishing().promote('gardens', '1.1.0', 'canary', 'test');
    await change('demo', { channel: 'canary' });
    await change('lakeside', { channel: 'stable' });
    expect([await versionIn('demo'), await versionIn('lakeside')]).toEqual(['1.1.0', '1.0.0']);
    await change('demo', { channel: 'stable' });
  });

  test('a switch is taken back as it was answered, and not over what somebody else chose since', async () => {
    const off = (await change('demo', { enabled: false })).body.data;
    expect(off.enabled).toBe(false);
    const { body } = await change('demo', { enabled: true, changedAt: off.changedAt });
    expect(body.data.enabled).toBe(true);

    const again = (await change('demo', { enabled: false })).body.data;
    await change('demo', { channel: 'pinned', pinnedVersion: '1.0.0' });
    const late = await change('demo', { enabled: true, changedAt: again.changedAt });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect((await change('demo', { enabled: true, channel: 'stable' })).status).toBe(200);
  });

  test('is listed with releases and history, and audited in the own community only', async () => {
    const { body } = await change('lakeside', { channel: 'pinned', pinnedVersion: '1.1.0' });
    expect(body.data).toMatchObject({
      id: 'gardens',
      channel: 'pinned',
      pinnedVersion: '1.1.0',
      version: '1.1.0',
      stableVersion: '1.0.0',
    });
    expect(body.data.history[0]).toMatchObject({ actor: 'Grace Nakamura', change: 'pinned to 1.1.0' });
    expect(body.data.releases.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
    const elsewhere = await (await tested.client.as('admin', 'demo')).ok('GET /api/v1/shell/sections');
    const spanish = await (
      await tested.client.as('admin', 'lakeside')
    ).call('GET /api/v1/shell/sections', { headers: { 'accept-language': 'es' } });
    const section = spanish.body.data.find(({ id }) => id === 'gardens');
    expect(section?.titles).toEqual({ es: 'Jardines' });
    const told = section?.history;
    expect(told?.[0]?.change).toBe('fijada en 1.1.0');
    expect(told?.at(-1)?.change).toMatch(/publicada como estable|pasó de/);
    const seen = elsewhere.data.find(({ id }) => id === 'gardens');
    expect(seen?.channel).toBe('stable');
    expect(JSON.stringify(seen?.history)).not.toContain('Grace');
  });

  test('on and back lead by a channel where it points there, else to a pin; what does not fit says so', async () => {
    await publish({ version: '1.2.0' });
    const movesFrom = async (body: object) => {
      const { promotion, rollback } = (await change('demo', body)).body.data;
      return { promotion, rollback };
    };
    const to = (version: string, channel: string) => ({ version, channel, misfits: [] });
    // Stable is 1.0.0, canary 1.1.0, the newest 1.2.0.
    expect(await movesFrom({ channel: 'stable' })).toEqual({
      promotion: to('1.1.0', 'canary'),
      rollback: null,
    });
    expect(await movesFrom({ channel: 'canary' })).toEqual({
      promotion: to('1.2.0', 'pinned'),
      rollback: to('1.0.0', 'stable'),
    });
    expect(await movesFrom({ channel: 'pinned', pinnedVersion: '1.2.0' })).toEqual({
      promotion: null,
      rollback: to('1.1.0', 'canary'),
    });
    await publish({ version: '1.3.0', declaration: { contract: '^99.0.0' } });
    expect((await movesFrom({})).promotion).toEqual({
      version: '1.3.0',
      channel: 'pinned',
      misfits: [expect.stringContaining('gardens 1.3.0 needs the contract ^99.0.0')],
    });
    await change('demo', { channel: 'stable' });
  });

  test('a version that does not exist is refused, and so is one without the right', async () => {
    expect((await change('demo', { pinnedVersion: '8.0.0' })).status).toBe(409);
    const owner = await tested.client.as('owner', 'demo');
    const params = { sectionId: 'gardens' };
    const refused = await owner.call('PATCH /api/v1/shell/sections/:sectionId', {
      params,
      body: { enabled: false },
    });
    expect(refused.status).toBe(403);
    expect((await owner.call('GET /api/v1/shell/sections')).status).toBe(403);
  });
});

describe('a section that is turned off', () => {
  const turn = async (enabled: boolean) => {
    const admin = await tested.client.as('admin', 'demo');
    const params = { sectionId: 'properties' };
    await admin.ok('PATCH /api/v1/shell/sections/:sectionId', { params, body: { enabled } });
  };
  const list = async (community: 'demo' | 'lakeside') =>
    (await tested.client.as('admin', community)).call('GET /api/v1/properties');
  const eventually = async (status: number) => {
    await until(async () => (await list('demo')).status === status);
    return list('demo');
  };

  test('answers 404 section-off here and works elsewhere; nothing is deleted', async () => {
    const { page } = await (await tested.client.as('admin', 'demo')).ok('GET /api/v1/properties');
    await turn(false);
    const off = await eventually(404);
    expect(off.text).toContain('"section-off"');
    const { token } = await tested.client.as('admin', 'demo');
    const headers = { host: 'demo.localhost:8080', authorization: `Bearer ${token}` };
    const head = await tested.app.inject({ method: 'HEAD', url: '/api/v1/properties', headers });
    expect(head.statusCode).toBe(404);
    expect((await list('lakeside')).status).toBe(200);
    const { sections, disabled } = await sectionsOf('admin', 'demo');
    expect(sections.map(({ id }) => id)).not.toContain('properties');
    expect(disabled).toContainEqual({
      id: 'properties',
      title: 'Properties & Areas',
      basePath: '/properties-common-areas',
    });
    await turn(true);
    const on = await eventually(200);
    expect(on.body.page.total).toBe(page.total);
  });
});
