import { randomUUID } from 'node:crypto';
import { type RouteContract, routes } from '@courtyard/contract';
import { withApp } from '../../testing';
import { assertEveryRouteOnce } from './coverage';

const scene = withApp();
const all: readonly RouteContract[] = Object.values(routes);
const named = (list: readonly RouteContract[]) =>
  list.map((route): [string, RouteContract] => [`${route.method} ${route.path}`, route]);
const guarded = all.filter((route) => route.access !== 'public');
const permitted = guarded.filter((route) => route.access !== 'signed-in');

function send(route: RouteContract, community: string, token?: string | null) {
  return scene.app.inject({
    method: route.method,
    url: route.path.replaceAll(/:\w+/g, () => randomUUID()),
    headers: {
      host: `${community}.localhost:8080`,
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
}

test.each(named(guarded))('%s is refused to nobody', async (_, route) => {
  expect((await send(route, 'demo')).statusCode).toBe(401);
});

test.each(named(guarded))('%s is refused to a member of another community', async (_, route) => {
  const { token } = await scene.client.as('admin', 'lakeside');
  expect((await send(route, 'demo', token)).statusCode).toBe(401);
});

test.each(named(permitted))('%s is refused to a member without the permission', async (_, route) => {
  const { token } = await scene.client.as('vendor', 'demo');
  const answer = await send(route, 'demo', token);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
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
