import { type RouteContract, routesOf } from '@courtyard/contract';
import { sectionRoutes } from '@courtyard/contract/sections';
import { addDays, dayAt } from '@courtyard/contract/days';
import { type TestPerson, withApp } from '../../../testing';

const app = withApp();
const dayMs = 86_400_000;
const today = dayAt(new Date(), 'America/New_York');
const lastDay = addDays(today, 3);
let auditor: TestPerson;

/** Priya, who owns a home, audits the books until a day, and has no other role. */
beforeAll(async () => {
  const admin = await app.client.as('admin', 'demo');
  const { data: roles } = await admin.ok('GET /api/v1/roles', { query: { limit: 200 } });
  const roleId = roles.find(({ name }) => name === 'Auditor')?.id ?? '';
  const { data: members } = await admin.ok('GET /api/v1/members', { query: { search: 'Priya Raman' } });
  const { id = '', version = 1 } = members[0] ?? {};
  await admin.ok('PUT /api/v1/members/:memberId/roles', {
    params: { memberId: id },
    body: { version, roleIds: [roleId], ends: { [roleId]: lastDay } },
  });
  auditor = await app.client.as('owner', 'demo');
});
afterAll(() => app.setClock(new Date()));

const routes: readonly RouteContract[] = [
  ...routesOf(sectionRoutes.bookkeeping),
  ...routesOf(sectionRoutes.accounting),
];
const names = (of: readonly RouteContract[]) => of.map(({ method, path }) => `${method} ${path}`);

test('an auditor reads everything of the books, and changes nothing but has them checked', async () => {
  const body = { isPermissionsRequested: true } as const;
  const { data } = await auditor.ok('POST /api/v1/dashboard/data', { body });
  const held = new Set(data.permissions);
  const isTheirs = ({ access }: RouteContract) => held.has(access) || access === 'signed-in';
  // What forms choose from or begin with, and how far a run is that one began, is for who writes; a vendor's own bills are the vendor's.
  const reading = routes.filter(
    ({ method, path, access }) =>
      method === 'GET' && access !== 'My Bills View' && !/\/(?:choices|payer)$|-runs\//.test(path),
  );
  expect(reading.length).toBeGreaterThan(40);
  expect(names(reading.filter((route) => !isTheirs(route)))).toEqual([]);
  const changing = routes.filter(({ method, readOnly }) => method !== 'GET' && readOnly !== true);
  const theirs = changing.filter(({ access }) => held.has(access));
  expect(names(theirs)).toEqual(['POST /api/v1/book-checks']);
});

test('the seat ends by itself on its last day', async () => {
  const params = { month: today.slice(0, 7) };
  expect((await auditor.call('GET /api/v1/periods/:month/report', { params })).status).toBe(200);
  expect((await auditor.call('GET /api/v1/journal-entries')).status).toBe(200);
  const refused = await auditor.call('POST /api/v1/periods/:month/close', { params, body: {} });
  expect(refused.status).toBe(403);
  app.setClock(new Date(Date.now() + 5 * dayMs));
  const body = { email: 'owner@demo.example', password: 'courtyard-demo' };
  expect(await app.client.anonymous('demo').call('POST /api/v1/member-auth/login', { body })).toMatchObject({
    status: 403,
    body: { code: 'access-ended' },
  });
  app.platform.sessions.forget(app.tenants.demo);
  expect((await auditor.call('GET /api/v1/journal-entries')).status).toBe(401);
});
