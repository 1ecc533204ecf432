import { z } from 'zod';
import type { RouteContract } from '@courtyard/contract';
import { routes } from '@courtyard/contract/sections';
import { bodyOf, nameOf } from './calls';

/** Columns that tables have and no caller may set by sending them along. */
const smuggled = {
  tenantId: 'smuggled',
  memberId: 'smuggled',
  identityId: 'smuggled',
  createdAt: 'smuggled',
  passwordHash: 'smuggled',
  builtIn: 'smuggled',
  isAdministrator: 'smuggled',
};

/** The value with further fields in every object of it. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([name, each]) => [name, withMore(each)]);
  return { ...smuggled, ...Object.fromEntries(own) };
}

const all: readonly RouteContract[] = Object.values(routes);
const withBody = all.filter(({ body }) => body !== undefined);

test('no route lets through a field that its contract does not name, at any depth', () => {
  const passed: string[] = [];
  let taken = 0;
  for (const route of withBody) {
    const verdict = route.body && z.safeParse(route.body, withMore(bodyOf(route, {})));
    if (verdict?.success) taken++;
    if (verdict?.success && JSON.stringify(verdict.data).includes('smuggled')) passed.push(nameOf(route));
  }
  expect(passed).toEqual([]);
  // The others are refused for what was added, or for what a comparison asks besides.
  expect(taken).toBeGreaterThan(withBody.length * 0.7);
});
