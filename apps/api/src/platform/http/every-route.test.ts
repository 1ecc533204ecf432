import { randomUUID } from 'node:crypto';
import { type RouteContract, routes } from '@courtyard/contract';
import { withApp } from '../../testing';
import { addressOf, bodyOf, nameOf } from '../../testing/access/calls';
import { fingerprints } from '../../testing/access/fingerprints';
import { makeEnded, makePerson, type Person, standings } from '../../testing/access/people';
import { addRecords, type RecordIds, recordsFor } from '../../testing/access/records';
import { told } from '../../testing/access/told';
import { useOnly } from '../registry/choice/section-settings.service';
import { assertEveryRouteOnce } from './coverage';

/**
 * Every route of the contract against everybody who may not, with ids of real records. A new route is in it by itself; one whose
 * record is not known fails with what to add (`testing/access/records.ts`), and a new way for a right to end is one entry of `endings`
 * (`testing/access/people.ts`).
 */
const scene = withApp();
const all: readonly RouteContract[] = Object.values(routes);
const guarded = all.filter((route) => route.access !== 'public');
const permitted = guarded.filter((route) => route.access !== 'signed-in');
/** What is read and answered at once: not the stream of events, which does not end. */
const read = guarded.filter((route) => route.method === 'GET' && route.produces !== 'text/event-stream');

/** Reads of the account, which is one for all communities, and which a person reads of themselves alone. */
const identityCalls = new Set([
  'GET /api/v1/member-auth/communities',
  'GET /api/v1/member-auth/email-change',
]);

let records: ReadonlyMap<string, RecordIds>;
/** May do everything, in the community of the records and in the other. */
let holder: Person;
let stranger: Person;

beforeAll(async () => {
  const { platform, tenants } = scene;
  const { names } = platform.permissions;
  holder = await makePerson(platform, tenants.demo, names);
  stranger = await makePerson(platform, tenants.lakeside, names);
  await platform.inTenant(tenants.lakeside, (tx) =>
    useOnly(
      tx,
      tenants.lakeside,
      platform.sections.map(({ id }) => id),
    ),
  );
  records = await platform.inTenant(tenants.demo, async (tx) => {
    await addRecords(tx, tenants.demo, holder.memberId);
    const paths = all.map(({ path }) => path);
    return recordsFor(tx, paths, holder.memberId);
  });
});

const idsOf = (route: RouteContract): RecordIds => records.get(route.path) ?? {};

interface Sending {
  ids?: RecordIds;
  community?: 'demo' | 'lakeside';
  as?: Person | null;
  body?: unknown;
}

async function send(route: RouteContract, sending: Sending = {}) {
  const { ids = idsOf(route), community = 'demo', as: person = null, body } = sending;
  const answer = await scene.app.inject({
    method: route.method,
    url: addressOf(route, ids),
    headers: {
      host: `${community}.localhost:8080`,
      'idempotency-key': randomUUID(),
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}

/** An answer without the number of its request. */
const bodyWithoutNumber = ({ text }: { text: string }): unknown => {
  const { requestId: _, ...rest } = JSON.parse(text);
  return rest;
};

const notSignedIn = {
  type: 'urn:courtyard:problem:not-signed-in',
  title: 'Not signed in',
  status: 401,
  detail: 'Sign in first.',
  code: 'not-signed-in',
};
const forbidden = {
  type: 'urn:courtyard:problem:forbidden',
  title: 'Forbidden',
  status: 403,
  detail: 'You do not have the permission that this needs.',
  code: 'forbidden',
};

/** Routes whose answer to somebody is not this one, word for word. */
async function otherwise(list: readonly RouteContract[], refusal: unknown, person: Person | null) {
  const wrong: unknown[] = [];
  for (const route of list) {
    const answer = await send(route, { as: person });
    const body = answer.status < 400 ? answer.text : bodyWithoutNumber(answer);
    if (JSON.stringify(body) !== JSON.stringify(refusal)) wrong.push([nameOf(route), answer.status, body]);
  }
  return wrong;
}

test('who is not signed in reaches nothing but what is public', async () => {
  expect(await otherwise(guarded, notSignedIn, null)).toEqual([]);
});

test('a member of another community is nobody here', async () => {
  expect(await otherwise(guarded, notSignedIn, stranger)).toEqual([]);
});

test.each(standings)('%s reaches nothing that once was theirs', async (standing) => {
  const { platform, tenants } = scene;
  const ended = await makeEnded(platform, tenants.demo, standing, platform.permissions.names);
  expect(await otherwise(guarded, notSignedIn, ended)).toEqual([]);
});

test('every permission but the one is not enough for any route', async () => {
  const { platform, tenants } = scene;
  const wrong: unknown[] = [];
  for (const permission of new Set(permitted.map(({ access }) => access))) {
    const others = platform.permissions.names.filter((name) => name !== permission);
    const member = await makePerson(platform, tenants.demo, others);
    const routesOfIt = permitted.filter(({ access }) => access === permission);
    wrong.push(...(await otherwise(routesOfIt, forbidden, member)));
  }
  expect(wrong).toEqual([]);
});

test('the one permission opens its route, and the records of this test are real', async () => {
  const { platform, tenants } = scene;
  const wrong: unknown[] = [];
  for (const permission of new Set(permitted.map(({ access }) => access))) {
    const member = await makePerson(platform, tenants.demo, [permission]);
    for (const route of permitted.filter(({ access }) => access === permission)) {
      // What changes something is sent for what is not there.
      const isRead = read.includes(route);
      const { status, text } = await send(route, { as: member, ...(!isRead && { ids: {} }) });
      if (isRead ? ![200, 404].includes(status) : status < 404) wrong.push([nameOf(route), status, text]);
    }
  }
  for (const route of read) {
    const { status, text } = await send(route, { as: holder });
    if (status !== 200) wrong.push([nameOf(route), status, text]);
  }
  expect(wrong).toEqual([]);
});

test('a record of another community is as one that never was, and stays as it is', async () => {
  const { platform, tenants } = scene;
  const before = await fingerprints(platform, tenants.demo);
  const wrong: unknown[] = [];
  for (const route of guarded.filter(({ path }) => path.includes('/:') && !path.includes(':sectionId'))) {
    const ids = idsOf(route);
    const body = bodyOf(route, { ...ids, roleIds: stranger.roleId });
    const there = await send(route, { as: stranger, community: 'lakeside', body });
    const nowhere = await send(route, { as: stranger, community: 'lakeside', body, ids: {} });
    const isSame = JSON.stringify(bodyWithoutNumber(there)) === JSON.stringify(bodyWithoutNumber(nowhere));
    if (there.status !== 404 || !isSame) wrong.push([nameOf(route), there.status, there.text, nowhere.text]);
  }
  expect(wrong).toEqual([]);
  expect(await fingerprints(platform, tenants.demo)).toEqual(before);
});

test('what is public tells nothing of a record to who has no link to it', async () => {
  for (const route of all.filter(({ access, path }) => access === 'public' && path.includes('/:'))) {
    const there = await send(route);
    expect([nameOf(route), [403, 404].includes(there.status)]).toEqual([nameOf(route), true]);
    expect(bodyWithoutNumber(there)).toEqual(bodyWithoutNumber(await send(route, { ids: {} })));
  }
});

/** What both communities answer to who may do everything there, asked once. */
const bothTell = async () => {
  bothTold ??= Promise.all(
    read.map(async (route) => ({
      route,
      ours: told(await send(route, { as: holder })),
      theirs: told(await send(route, { as: stranger, community: 'lakeside' })),
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

test('who reads changes nothing', async () => {
  const { platform, tenants } = scene;
  const before = await fingerprints(platform, tenants.demo);
  for (const route of read) await send(route, { as: holder });
  expect(await fingerprints(platform, tenants.demo)).toEqual(before);
});

/** What a browser may keep, and asks for anew each time, by its tag. */
const keptByTag = new Set(['GET /api/v1/shell/registry']);

test('no answer is kept by a browser, and none is shown as a page or within one', async () => {
  const wrong: unknown[] = [];
  for (const route of read) {
    const { headers } = await send(route, { as: holder });
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

test('what a form of another site can send is taken by no route', async () => {
  const taken: unknown[] = [];
  for (const route of all.filter(({ method, consumes }) => method === 'POST' && !consumes)) {
    const answer = await scene.app.inject({
      method: 'POST',
      url: addressOf(route, {}),
      headers: {
        host: 'demo.localhost:8080',
        origin: 'https://other.example',
        'sec-fetch-site': 'cross-site',
        'content-type': 'text/plain',
        cookie: `courtyard_session=${holder.token}`,
      },
      payload: JSON.stringify(bodyOf(route, {}) ?? {}),
    });
    if (![403, 415].includes(answer.statusCode)) taken.push([nameOf(route), answer.statusCode]);
  }
  expect(taken).toEqual([]);
});

test('row level security alone keeps what is read within its community', async () => {
  const { platform, tenants } = scene;
  const leaks: unknown[] = [];
  // What a person may know of themselves, in every community of theirs.
  const ofThePerson = guarded.filter((route) => identityCalls.has(nameOf(route)));
  const own = new Set<string>();
  for (const route of ofThePerson) for (const text of told(await send(route, { as: holder }))) own.add(text);
  const inTenant = platform.inTenant.bind(platform);
  for (const { route, ours, theirs } of await bothTell()) {
    // The same call, its session and permissions and ids of the one, its SQL under the setting of the other.
    const swapped = jest
      .spyOn(platform, 'inTenant')
      .mockImplementation((_, work, options) => inTenant(tenants.lakeside, work, options));
    const answer = await send(route, { as: holder });
    swapped.mockRestore();
    const leaked = [...told(answer)].filter((text) => ours.has(text) && !theirs.has(text) && !own.has(text));
    if (route.path.includes('/:') && answer.status !== 404) leaks.push([nameOf(route), answer.status]);
    if (leaked.length > 0) leaks.push([nameOf(route), answer.status, leaked]);
  }
  expect(leaks).toEqual([]);
});

test('a route that nothing implements, or two do, is refused at the start', () => {
  const [route, other] = all;
  if (!route || !other) throw new Error('no routes');
  const implementation = { route, kind: 'stream' as const, handle: async () => {} };
  expect(() => assertEveryRouteOnce([route], [implementation])).not.toThrow();
  expect(() => assertEveryRouteOnce([route, other], [implementation])).toThrow(/^nothing implements/);
  expect(() => assertEveryRouteOnce([route], [implementation, implementation])).toThrow(/implemented twice$/);
  expect(() => assertEveryRouteOnce([other], [implementation])).toThrow(/not in the contract$/);
});
