import type { RouteContract } from '@courtyard/contract';
import { nameOf } from './calls';
import { fingerprints } from './comparing/fingerprints';
import { guardedRoutes, readRoutes, withMatrix } from './matrix';
import { isOfEveryone } from './records';
import { told } from './comparing/told';

/** Everything that the contract reads: that it stays within its community, changes nothing and is kept nowhere. */
const matrix = withMatrix();
const { scene, send } = matrix;

beforeAll(async () => {
  // Between their two midnights the one would tell a day that the other does not know yet.
  const { platform, tenants } = scene;
  await platform.inTenant(tenants.lakeside, (tx) =>
    tx
      .updateTable('tenant')
      .set({ timeZone: 'America/New_York' })
      .where('id', '=', tenants.lakeside)
      .execute(),
  );
  platform.tenants.forget(tenants.lakeside);
});

/** Reads of the account, which is one for all communities, and which a person reads of themselves alone. */
const identityCalls = new Set([
  'GET /api/v1/member-auth/communities',
  'GET /api/v1/member-auth/email-change',
  'GET /api/v1/member-auth/factors',
]);
interface BothTold {
  route: RouteContract;
  headers: Record<string, unknown>;
  ours: ReadonlySet<string>;
  theirs: ReadonlySet<string>;
}
/** One after the other: all at once would wait for connections longer than a call may. */
async function askBoth(routes: readonly RouteContract[]): Promise<BothTold[]> {
  const answers: BothTold[] = [];
  for (const route of routes) {
    const answer = await send(route, { as: matrix.holder });
    const theirs = await send(route, { as: matrix.stranger, community: 'lakeside' });
    // Who may read everything gets what there is: the records of the matrix are real.
    expect([nameOf(route), answer.status, theirs.status < 500]).toEqual([nameOf(route), 200, true]);
    answers.push({ route, headers: answer.headers, ours: told(answer), theirs: told(theirs) });
  }
  return answers;
}

/** Taking along all that is held about one leaves its line in the history, and nothing else. */
const writtenDown = new Set(['GET /api/v1/member-auth/own-data/export']);
const isWrittenDown = (route: RouteContract) => writtenDown.has(nameOf(route));

async function askAll() {
  const { platform, tenants } = scene;
  const before = await fingerprints(platform, tenants.demo);
  const answers = await askBoth(readRoutes.filter((route) => !isWrittenDown(route)));
  const afterReads = await fingerprints(platform, tenants.demo);
  answers.push(...(await askBoth(readRoutes.filter(isWrittenDown))));
  return { answers, before, afterReads, afterAll: await fingerprints(platform, tenants.demo) };
}
let asked: ReturnType<typeof askAll> | undefined;
/** What both communities answer to who may do everything there, asked once, and what stood in the tables before and after. */
const askedOnce = () => (asked ??= askAll());
const bothTell = async () => (await askedOnce()).answers;

test('a list of another community has nothing of this one', async () => {
  for (const { route, ours, theirs } of await bothTell()) {
    const shared = [...ours].filter((text) => theirs.has(text));
    expect([nameOf(route), shared.filter((text) => /@demo\.example|^[0-9a-f-]{36}$/.test(text))]).toEqual([
      nameOf(route),
      [],
    ]);
  }
});

test('who reads changes nothing', async () => {
  const { before, afterReads, afterAll } = await askedOnce();
  expect(afterReads).toEqual(before);
  const { audit_log: history, ...others } = afterAll;
  expect({ ...others, audit_log: before.audit_log }).toEqual(before);
  expect(history).not.toBe(before.audit_log);
});

/** What a browser may keep, and asks for anew each time, by its tag. */
const keptByTag = new Set(['GET /api/v1/shell/registry']);

/** A letter as its readers get it, which brings its styles. It is shown in a frame of our own pages that nothing runs in. */
const framedEmail = 'GET /api/v1/mailings/:mailingId/preview';
const plainPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const framedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

test('no answer is kept by a browser, and none is shown as a page or within one', async () => {
  const wrong: unknown[] = [];
  for (const { route, headers } of await bothTell()) {
    const kept = String(headers['cache-control']);
    if (!(keptByTag.has(nameOf(route)) ? /no-cache/ : /no-store/).test(kept))
      wrong.push([nameOf(route), kept]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': nameOf(route) === framedEmail ? framedPolicy : plainPolicy,
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
    if (route.path.includes('/:') && !isOfEveryone(route.path) && answer.status !== 404)
      leaks.push([nameOf(route), answer.status]);
    if (leaked.length > 0) leaks.push([nameOf(route), answer.status, leaked]);
  }
  expect(leaks).toEqual([]);
});
