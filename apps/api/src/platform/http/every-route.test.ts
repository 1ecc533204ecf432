import { neededBy, type RouteContract, routesOf } from '@courtyard/contract';
import { sectionRoutes } from '@courtyard/contract/sections';
import { addressOf, bodyOf, nameOf } from '../../testing/access/calls';
import { fingerprints } from '../../testing/access/comparing/fingerprints';
import { allRoutes, guardedRoutes, readRoutes, withMatrix } from '../../testing/access/matrix';
import {
  demandFactor,
  endRole,
  forgetProof,
  makeEnded,
  makePerson,
  type Person,
  standings,
} from '../../testing/access/people';
import { isOfEveryone, noRecords } from '../../testing/access/records';
import { isGate } from '../../testing/global/scope';
import { assertEveryRouteOnce } from './coverage';

/**
 * Every route of the contract against everybody who may not, with ids of real records. A new route is in it by itself; one whose
 * record is not known fails with what to add (`testing/access/finders.ts`), and a new way for a right to end is one entry of `endings`
 * (`testing/access/people.ts`).
 */
const matrix = withMatrix();
const { scene, send, idsOf } = matrix;

/** Routes of the platform and of each section: a test of each, so that its time does not grow with their number. */
const ofSections = Object.entries(sectionRoutes).map(([id, table]) => [id, routesOf(table)] as const);
const inSections = new Set(ofSections.flatMap(([, routes]) => routes));
const parts = [['the platform', allRoutes.filter((route) => !inSections.has(route))] as const, ...ofSections];
/** What says that somebody may not, or that it broke. */
const refused = new Set([401, 403, 500]);

/**
 * `npm test` tries each route that needs a permission by one of those whose standing has ended, in turn, so that each of them tries a share
 * of them; what every member may call is tried by all, and `npm run test:all` tries all by all.
 */
const isTriedBy = (standing: string, route: RouteContract): boolean =>
  !isGate ||
  route.access === 'signed-in' ||
  allRoutes.indexOf(route) % standings.length === standings.indexOf(standing);

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
  detail: 'You don’t have permission to do this.',
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

describe.each(parts)('of %s', (_, all) => {
  const guarded = all.filter((route) => route.access !== 'public');
  const permitted = guarded.filter((route) => route.access !== 'signed-in');

  test('who is not signed in reaches nothing but what is public', async () => {
    expect(await otherwise(guarded, notSignedIn, null)).toEqual([]);
  });

  test('a member of another community is nobody here', async () => {
    expect(await otherwise(guarded, notSignedIn, matrix.stranger)).toEqual([]);
  });

  test.each(standings)('%s reaches nothing that once was theirs', async (standing) => {
    const { platform, tenants } = scene;
    const ended = await makeEnded(platform, tenants.demo, standing, platform.permissions.names);
    const tried = guarded.filter((route) => isTriedBy(standing, route));
    expect(await otherwise(tried, notSignedIn, ended)).toEqual([]);
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

  test('every permission but the one that a route needs besides is not enough for it', async () => {
    const { platform, tenants } = scene;
    const both = permitted.filter(({ alsoNeeds }) => alsoNeeds !== undefined);
    for (const permission of new Set(both.map(({ alsoNeeds }) => alsoNeeds))) {
      const others = platform.permissions.names.filter((name) => name !== permission);
      const member = await makePerson(platform, tenants.demo, others);
      const routesOfIt = both.filter(({ alsoNeeds }) => alsoNeeds === permission);
      expect(await otherwise(routesOfIt, forbidden, member)).toEqual([]);
    }
  });

  test('a role that has ended allows nothing, whatever else somebody holds', async () => {
    const { platform, tenants } = scene;
    const member = await makePerson(platform, tenants.demo, platform.permissions.names);
    await endRole(platform, tenants.demo, member);
    expect(await otherwise(permitted, forbidden, member)).toEqual([]);
  });

  test('the one permission opens its route', async () => {
    const { platform, tenants } = scene;
    const wrong: unknown[] = [];
    for (const permission of new Set(permitted.map(({ access }) => access))) {
      const member = await makePerson(platform, tenants.demo, [permission]);
      for (const route of permitted.filter(({ access }) => access === permission)) {
        // What changes something is sent for what is not there.
        const isRead = readRoutes.includes(route);
        const as = route.alsoNeeds ? await makePerson(platform, tenants.demo, neededBy(route)) : member;
        const { status, text } = await send(route, { as, ...(!isRead && { ids: {} }) });
        if (isRead ? ![200, 404].includes(status) : refused.has(status))
          wrong.push([nameOf(route), status, text]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('a record of another community is as one that never was, and stays as it is', async () => {
    const { platform, tenants } = scene;
    const harmless = await makePerson(platform, tenants.lakeside, []);
    const before = await fingerprints(platform, tenants.demo);
    const wrong: unknown[] = [];
    const namesNone = (path: string) =>
      isOfEveryone(path) || Object.keys(noRecords).some((name) => path.includes(`:${name}`));
    for (const route of guarded.filter(({ path }) => path.includes('/:') && !namesNone(path))) {
      const ids = idsOf(route);
      const body = bodyOf(route, { ...ids, roleIds: harmless.roleId });
      const there = await send(route, { as: matrix.stranger, community: 'lakeside', body });
      const nowhere = await send(route, { as: matrix.stranger, community: 'lakeside', body, ids: {} });
      const isSame = JSON.stringify(bodyWithoutNumber(there)) === JSON.stringify(bodyWithoutNumber(nowhere));
      if (there.status !== 404 || !isSame)
        wrong.push([nameOf(route), there.status, there.text, nowhere.text]);
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
          cookie: `courtyard_session=${matrix.holder.token}`,
        },
        payload: JSON.stringify(bodyOf(route, {}) ?? {}),
      });
      if (![403, 415].includes(answer.statusCode)) taken.push([nameOf(route), answer.statusCode]);
    }
    expect(taken).toEqual([]);
  });
});

test('some routes need a permission besides', () => {
  expect(guardedRoutes.filter(({ alsoNeeds }) => alsoNeeds !== undefined)).not.toEqual([]);
});

const factorNeeded = {
  ways: ['setup'],
  type: 'urn:courtyard:problem:factor-needed',
  title: 'Second factor needed',
  status: 403,
  detail: 'Your role requires two-factor authentication. Set it up in your account to continue.',
  code: 'factor-needed',
};

test('who owes a second factor reaches what sets one up, their account and the way out, and nothing else', async () => {
  const { platform, tenants } = scene;
  const member = await makePerson(platform, tenants.demo, platform.permissions.names);
  await demandFactor(platform, tenants.demo, member);
  const open = guardedRoutes.filter(({ withoutFactor }) => withoutFactor);
  const shut = guardedRoutes.filter(({ withoutFactor }) => !withoutFactor);
  expect(await otherwise(shut, factorNeeded, member)).toEqual([]);
  const places = ['/api/v1/member-auth/', '/api/v1/shell/preferences', '/api/v1/shell/events'];
  const others = open.filter(({ path }) => !places.some((place) => path.startsWith(place)));
  expect(others.map(nameOf)).toEqual(['POST /api/v1/dashboard/data', 'GET /api/v1/shell/profile']);
  const setsUp = open.find(({ path, method }) => method === 'GET' && path.endsWith('/factors'));
  if (!setsUp) throw new Error('nothing tells what is owed');
  expect((await send(setsUp, { as: member })).status).toBe(200);
});

test('what wants a proof is refused to who gave none of late, whatever they may do', async () => {
  const { platform, tenants } = scene;
  const member = await makePerson(platform, tenants.demo, platform.permissions.names);
  await forgetProof(platform, tenants.demo, member);
  const proved = guardedRoutes.filter(({ proof }) => proof === 'recent');
  expect(proved.length).toBeGreaterThan(0);
  for (const route of proved) {
    const answer = await send(route, { as: member, body: bodyOf(route, idsOf(route)) });
    expect([nameOf(route), bodyWithoutNumber(answer)]).toMatchObject([
      nameOf(route),
      { status: 403, code: 'proof-needed' },
    ]);
  }
});

test('a route that nothing implements, or two do, is refused at the start', () => {
  const [route, other] = allRoutes;
  if (!route || !other) throw new Error('no routes');
  const implementation = { route, kind: 'stream' as const, handle: async () => {} };
  expect(() => assertEveryRouteOnce([route], [implementation])).not.toThrow();
  expect(() => assertEveryRouteOnce([route, other], [implementation])).toThrow(/^nothing implements/);
  expect(() => assertEveryRouteOnce([route], [implementation, implementation])).toThrow(/implemented twice$/);
  expect(() => assertEveryRouteOnce([other], [implementation])).toThrow(/not in the contract$/);
});
