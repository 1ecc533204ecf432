import fc from 'fast-check';
import { withApp } from '../../../testing';
import { newId } from '../../core/ids';
import { keysetPage, type SortColumn } from './keyset';

const scene = withApp();
const id: SortColumn = { column: 'auditLog.id', direction: 'asc' };

// Lines of history stand for any list: actions with repetitions, addresses that may be missing.
beforeAll(async () => {
  const { platform, tenants } = scene;
  await platform.inTenant(tenants.lakeside, async (tx) => {
    for (let i = 0; i < 40; i++) {
      await tx
        .insertInto('auditLog')
        .values({
          tenantId: tenants.lakeside,
          id: newId(),
          actorName: 'No one',
          action: `a${i % 7}`,
          subjectType: 'line',
          subjectId: String(i),
          changes: '{}',
          address: i % 3 === 0 ? null : `n${i % 5}`,
        })
        .execute();
    }
  });
});

type Direction = 'asc' | 'desc';

function page(sort: readonly [SortColumn, ...SortColumn[]], cursor: string | undefined, limit: number) {
  return scene.platform.inTenant(scene.tenants.lakeside, (tx) =>
    keysetPage({
      query: tx.selectFrom('auditLog').select(['id', 'action', 'address']).where('subjectType', '=', 'line'),
      sortColumns: sort,
      cursor,
      limit,
    }),
  );
}

async function walk(sort: readonly [SortColumn, ...SortColumn[]], limit: number) {
  const there: string[] = [];
  let cursor: string | undefined;
  let last = await page(sort, undefined, limit);
  for (;;) {
    expect(last.page.firstPosition).toBe(there.length + 1);
    expect(last.page.total).toBe(40);
    there.push(...last.rows.map((row) => row.id));
    if (last.page.next === null) break;
    cursor = last.page.next;
    last = await page(sort, cursor, limit);
  }
  const back: string[] = last.rows.map((row) => row.id);
  while (last.page.previous !== null) {
    const before = last.page.firstPosition;
    last = await page(sort, last.page.previous, limit);
    expect(last.page.firstPosition).toBe(Math.max(1, before - limit));
    back.unshift(...last.rows.map((row) => row.id));
  }
  return { there, back };
}

const direction = fc.constantFrom<Direction>('asc', 'desc');

test('every row is met once there and once back, in order, for any order and page length', async () => {
  await fc.assert(
    fc.asyncProperty(
      direction,
      direction,
      fc.integer({ min: 4, max: 45 }),
      fc.boolean(),
      async (first, second, limit, nullable) => {
        const column: SortColumn = nullable
          ? { column: 'auditLog.address', direction: first, nullable }
          : { column: 'auditLog.action', direction: first };
        const { there, back } = await walk([column, { ...id, direction: second }], limit);
        expect(new Set(there).size).toBe(40);
        expect(back).toEqual(there);
      },
    ),
    { numRuns: 20 },
  );
});

test('a cursor of another order, a changed one, and nonsense are refused', async () => {
  const name: SortColumn = { column: 'auditLog.action', direction: 'asc' };
  const { page: first } = await page([name, id], undefined, 5);
  const cursor = first.next ?? '';
  const changed = Buffer.from(
    Buffer.from(cursor, 'base64url')
      .toString()
      .replace(/"v":\["[^"]*","[^"]*"/, '"v":["a","not an id"'),
  ).toString('base64url');
  const descending: SortColumn = { ...name, direction: 'desc' };
  const attempts: [readonly [SortColumn, SortColumn], string][] = [
    [[descending, id], cursor],
    [[name, id], changed],
    [[name, id], 'x'],
  ];
  for (const [order, given] of attempts) {
    await expect(page(order, given, 5)).rejects.toMatchObject({
      status: 422,
      fields: { cursor: expect.any(String) },
    });
  }
});

test('a changed cursor is told as such also where the failed transaction is noticed first by the count', async () => {
  const { page: first } = await page([id], undefined, 5);
  const changed = Buffer.from(
    Buffer.from(first.next ?? '', 'base64url')
      .toString()
      .replace(/"v":\[[^\]]*\]/, '"v":["not an id"]'),
  ).toString('base64url');
  const asked = scene.platform.inTenant(scene.tenants.demo, (tx) =>
    keysetPage({
      query: tx.selectFrom('auditLog').select(['id']),
      sortColumns: [id],
      cursor: changed,
      limit: 5,
      total: () => Promise.reject(new Error('current transaction is aborted')),
    }),
  );
  await expect(asked).rejects.toMatchObject({ status: 422, fields: { cursor: expect.any(String) } });
});

test('an empty list is on position 0', async () => {
  const empty = await scene.platform.inTenant(scene.tenants.lakeside, (tx) =>
    keysetPage({
      query: tx.selectFrom('auditLog').select(['id']).where('action', '=', 'nothing'),
      sortColumns: [id],
      cursor: undefined,
      limit: 5,
    }),
  );
  expect(empty).toEqual({ rows: [], page: { next: null, previous: null, total: 0, firstPosition: 0 } });
});
