import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportFilters, type SavedReportInput } from '@courtyard/contract/banking/saved-report/saved-report';
import { withApp } from '../../../testing';
import { makePerson } from '../../../testing/access/people';
import { startingViewsOf } from '../../section/lists/starting-views.sql';
import type { Viewer } from '../sessions/caller';
import { pagesOf } from '../../http/static/pages.plugin';

// A page of the host that shows nothing but what the server writes into each.
const apps = mkdtempSync(join(tmpdir(), 'courtyard-apps-'));
const dist = join(apps, 'host', 'dist');
mkdirSync(dist, { recursive: true });
writeFileSync(join(dist, 'index.html'), '<!doctype html><html><head></head>__COURTYARD_BOOT__</html>');
writeFileSync(
  join(dist, 'host.json'),
  JSON.stringify({
    contract: '1.0.0',
    shared: {},
    assets: [{ file: 'shell.js', bytes: 0, integrity: '' }],
    entries: { main: [], shell: [] },
  }),
);

const scene = withApp({ env: { COURTYARD_APPS_DIR: apps }, pages: pagesOf });
const list = 'properties.assets';
const views = '/api/v1/shell/list-views';
const reports = '/api/v1/saved-reports';

const holding = (token: string) => scene.client.holding(token, 'demo');

/** A member with a private and a shared thing of each kind, as they see it themselves and as an administrator who views as them. */
async function scenario() {
  const { platform, tenants } = scene;
  const all = platform.permissions.names;
  const [member, viewer] = [
    await makePerson(platform, tenants.demo, all),
    await makePerson(platform, tenants.demo, all),
  ];
  const own = holding(member.token);
  const begun = await holding(viewer.token).ok('POST /api/v1/members/:memberId/view-as', {
    params: { memberId: member.memberId },
  });
  return {
    own,
    view: holding(begun.data.user.token),
    viewer: holding(viewer.token),
    memberId: member.memberId,
  };
}

const reportOf = (name: string, isShared: boolean): SavedReportInput => ({
  name,
  kind: 'balance',
  period: 'end-of-last-month',
  from: null,
  to: null,
  filters: reportFilters.parse({}),
  isShared,
});

test('saved reports of the member’s own are not in a view: not listed, opened, downloaded or found', async () => {
  const { own, view } = await scenario();
  const save = async (name: string, isShared: boolean) =>
    (await own.ok(`POST ${reports}`, { body: reportOf(name, isShared) })).data;
  const [mine, shared] = [await save('Zanzibar mine', false), await save('Zanzibar ours', true)];
  const names = async (who: typeof own) =>
    (await who.ok(`GET ${reports}`)).data.reports
      .map(({ name }) => name)
      .filter((name) => name.includes('Zanzibar'));
  const found = async (who: typeof own) =>
    JSON.stringify((await who.ok('GET /api/v1/search', { query: { q: 'Zanzibar' } })).data);
  expect(await names(own)).toEqual(['Zanzibar mine', 'Zanzibar ours']);
  expect(await names(view)).toEqual(['Zanzibar ours']);
  for (const path of ['', '/file', '/export', '/history', '/deliveries'] as const) {
    const read = (id: string) =>
      view.call(`GET ${reports}/:savedReportId${path}`, { params: { savedReportId: id } });
    expect([path, (await read(mine.id)).status]).toEqual([path, 404]);
    expect([path, (await read(shared.id)).status]).toEqual([path, 200]);
  }
  expect(await found(own)).toContain('Zanzibar mine');
  expect(await found(view)).not.toContain('Zanzibar mine');
  expect(await found(view)).toContain('Zanzibar ours');
});

test('list views of the member’s own are not in a view, also where a list opens with one', async () => {
  const { own, view, memberId } = await scenario();
  const settings = { status: ['in-service'] };
  const make = async (name: string, isShared: boolean) =>
    (await own.ok(`POST ${views}`, { body: { list, name, settings, isShared } })).data;
  const [mine] = [await make('Nobody’s business', false), await make('Everybody’s', true)];
  await own.ok(`PATCH ${views}/starts`, { body: { list, mine: mine.id } });
  const seen = async (who: typeof own) => {
    const { data } = await who.ok(`GET ${views}`, { query: { list } });
    return { names: data.views.map(({ name }) => name), mine: data.starts.mine };
  };
  // What the registry sends with the pages of a section.
  const opensWith = (viewer?: Viewer) =>
    scene.platform.inTenant(scene.tenants.demo, async (tx) => {
      const permissions = new Set(scene.platform.permissions.names);
      const starting = await startingViewsOf(tx, { memberId, permissions, ...(viewer && { viewer }) });
      return starting.get('properties')?.find((its) => its.list === list)?.name;
    });
  expect(await seen(own)).toMatchObject({ mine: mine.id });
  expect((await seen(own)).names).toContain('Nobody’s business');
  expect(await opensWith()).toBe('Nobody’s business');
  const inView = await seen(view);
  expect(inView.mine).toBeNull();
  expect(inView.names).toContain('Everybody’s');
  expect(inView.names).not.toContain('Nobody’s business');
  expect(await opensWith({ memberId: '', displayName: '', permissions: new Set() })).toBeUndefined();
});

test('when the member may be reached is not in a view, nor in the page that the server sends for it', async () => {
  const { own, view, viewer } = await scenario();
  const chosen = { doNotDisturb: false, allowNotifications: true };
  await own.ok('PATCH /api/v1/shell/preferences', { body: { ...chosen, language: 'es' } });
  const settings = await view.call('GET /api/v1/shell/notification-settings');
  expect(settings).toMatchObject({ status: 403, body: { code: 'not-shown' } });
  expect((await own.call('GET /api/v1/shell/notification-settings')).status).toBe(200);
  const { data } = await view.ok('GET /api/v1/shell/preferences');
  expect(data).toMatchObject({ doNotDisturb: true, allowNotifications: false, language: 'es' });
  expect((await own.ok('GET /api/v1/shell/preferences')).data).toMatchObject(chosen);
  const page = async (cookie: string) =>
    (
      await scene.app.inject({
        url: '/help-support',
        headers: { host: 'demo.localhost:8080', accept: 'text/html', cookie },
      })
    ).body;
  const session = `courtyard_session=${viewer.token}`;
  expect(await page(`${session}; courtyard_view_as=${view.token}`)).not.toContain('"doNotDisturb":false');
  expect(await page(`courtyard_session=${own.token}`)).toContain('"doNotDisturb":false');
});

test('the log names nobody a private report or list view, nor does a view show the history of tickets', async () => {
  const { own, view, viewer } = await scenario();
  await own.ok(`POST ${views}`, {
    body: { list, name: 'Quagga view', settings: { search: ['x'] }, isShared: false },
  });
  await own.ok(`POST ${reports}`, { body: reportOf('Quagga mine', false) });
  await own.ok(`POST ${reports}`, { body: reportOf('Quagga ours', true) });
  for (const who of [view, viewer])
    for (const path of ['GET /api/v1/logs', 'GET /api/v1/logs/export'] as const) {
      const { text } = await who.callAny(path, { query: {} });
      expect(text).toContain('Quagga ours');
      expect(text).not.toMatch(/Quagga (?:view|mine)/);
    }
  const { data: ticket } = await own.ok('POST /api/v1/tickets', {
    body: { subject: 'Gate', message: 'It sticks.' },
  });
  const history = { params: { ticketId: ticket.id }, query: {} };
  expect(await view.call('GET /api/v1/tickets/:ticketId/history', history)).toMatchObject({
    status: 403,
    body: { code: 'not-shown' },
  });
  expect((await viewer.call('GET /api/v1/tickets/:ticketId/history', history)).status).toBe(200);
});
