import type { RouteContract } from '@courtyard/contract';
import { nameOf } from './calls';
import { fingerprints } from './fingerprints';
import { guardedRoutes, readRoutes, withMatrix } from './matrix';
import { told } from './told';

/** Everything that the contract reads: that it stays within its community, changes nothing and is kept nowhere. */
const matrix = withMatrix();
const { scene, send } = matrix;

/** Reads of the account, which is one for all communities, and which a person reads of themselves alone. */
const identityCalls = new Set([
  'GET /api/v1/member-auth/communities',
  'GET /api/v1/member-auth/email-change',
  'GET /api/v1/member-auth/factors',
]);
/** What both communities answer to who may do everything there, asked once. */
const bothTell = async () => {
  bothTold ??= Promise.all(
    readRoutes.map(async (route) => ({
      route,
      ours: told(await send(route, { as: matrix.holder })),
      theirs: told(await send(route, { as: matrix.stranger, community: 'lakeside' })),
    })),
  );
  return bothTold;
};
let bothTold:
  | Promise<{ route: RouteContract; ours: ReadonlySet<string>; theirs: ReadonlySet<string> }[]>
  | undefined;

test('a list of another community has nothing of this one', async () => {
  for (const { route, ours, theirs } of await bothTell()) {
    const shared = [...ours].filter((text) => theirs.has(text));
    expect([nameOf(route), shared.filter((text) => /@demo\.example|^[0-9a-f-]{36}$/.test(text))]).toEqual([
      nameOf(route),
      [],
    ]);
  }
});

/** Taking along all that is held about one leaves its line in the history, and nothing else. */
const writtenDown = new Set(['GET /api/v1/member-auth/own-data/export']);

test('who reads changes nothing', async () => {
  const { platform, tenants } = scene;
  const before = await fingerprints(platform, tenants.demo);
  const silent = readRoutes.filter((route) => !writtenDown.has(nameOf(route)));
  for (const route of silent) await send(route, { as: matrix.holder });
  expect(await fingerprints(platform, tenants.demo)).toEqual(before);
  for (const route of readRoutes) await send(route, { as: matrix.holder });
  const { audit_log: history, ...others } = await fingerprints(platform, tenants.demo);
  expect({ ...others, audit_log: before.audit_log }).toEqual(before);
  expect(history).not.toBe(before.audit_log);
});

/** What a browser may keep, and asks for anew each time, by its tag. */
const keptByTag = new Set(['GET /api/v1/shell/registry']);

test('no answer is kept by a browser, and none is shown as a page or within one', async () => {
  const wrong: unknown[] = [];
  for (const route of readRoutes) {
    const { headers } = await send(route, { as: matrix.holder });
    const kept = String(headers['cache-control']);
    if (!(keptByTag.has(nameOf(route)) ? /no-cache/ : /no-store/).test(kept))
      wrong.push([nameOf(route), kept]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
  }
  expect(wrong).toEqual([]);
});

test('row level security alone keeps what is read within its community', async () => {
  const { platform, tenants } = scene;
  const leaks: unknown[] = [];
  // What a person may know of themselves, in every community of theirs.
  const ofThePerson = guardedRoutes.filter((route) => identityCalls.has(nameOf(route)));
  const own = new Set<string>();
  for (const route of ofThePerson)
    for (const text of told(await send(route, { as: matrix.holder }))) own.add(text);
  const inTenant = platform.inTenant.bind(platform);
  for (const { route, ours, theirs } of await bothTell()) {
    // The same call, its session and permissions and ids of the one, its SQL under the setting of the other.
    const swapped = jest
      .spyOn(platform, 'inTenant')
      .mockImplementation((_, work, options) => inTenant(tenants.lakeside, work, options));
    const answer = await send(route, { as: matrix.holder });
    swapped.mockRestore();
    const leaked = [...told(answer)].filter((text) => ours.has(text) && !theirs.has(text) && !own.has(text));
    if (route.path.includes('/:') && answer.status !== 404) leaks.push([nameOf(route), answer.status]);
    if (leaked.length > 0) leaks.push([nameOf(route), answer.status, leaked]);
  }
  expect(leaks).toEqual([]);
});
