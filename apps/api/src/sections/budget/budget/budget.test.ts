import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { sql } from 'kysely';
import { post } from '../../../ledger';
import { type Books, openBooks, treasurer as actor } from '../../../ledger/books.fixture';
import { type TestPerson, withApp } from '../../../testing';

const app = withApp();
let books: Books;
let treasurer: TestPerson;
let admin: TestPerson;
let board: TestPerson;

beforeAll(async () => {
  books = await openBooks(app);
  [treasurer, admin, board] = [
    await app.client.as('treasurer', 'demo'),
    await app.client.as('admin', 'demo'),
    await app.client.as('board', 'demo'),
  ];
}, 60_000);

const base = { scenario: 'Base', yearFrom: '2027-03-05' };
const create = async (more: object = {}) =>
  (await treasurer.ok('POST /api/v1/budgets', { body: { ...base, fundId: books.fund('OP'), ...more } })).data;
const amounts = (each: number) => Array.from({ length: 12 }, () => each);
const rowOf = (code: string, each: number, note: string | null = null) => ({
  accountId: books.account(code),
  amountsMinor: amounts(each),
  note,
});
const params = ({ id }: Pick<Budget, 'id'>) => ({ budgetId: id });
const save = async (budget: Budget, rows: ReturnType<typeof rowOf>[]) =>
  (
    await treasurer.ok('PUT /api/v1/budgets/:budgetId', {
      params: params(budget),
      body: { scenario: budget.scenario, version: budget.version, rows },
    })
  ).data;
const propose = async (budget: Budget, by = treasurer) =>
  (
    await by.ok('POST /api/v1/budgets/:budgetId/propose', {
      params: params(budget),
      body: { version: budget.version },
    })
  ).data;
const adopt = (budget: Budget, by: TestPerson, replacesId: string | null = budget.inForce?.id ?? null) =>
  by.call('POST /api/v1/budgets/:budgetId/adopt', {
    params: params(budget),
    body: {
      version: budget.version,
      motion: 'Motion 4, carried 5 to 0',
      adoptedOn: '2026-01-15',
      replacesId,
    },
  });
const lineOf = (budget: Budget, code: string) =>
  budget.rows.find(({ account }) => account.code === code)?.amountsMinor;

test('a draft has every account of its fund, is saved in one call under its version, and copied with a percentage', async () => {
  const made = await create();
  expect([made.yearFrom, made.yearTo, made.periods[11]?.to]).toEqual([
    '2027-01-01',
    '2027-12-31',
    '2027-12-31',
  ]);
  expect(made.rows.map(({ account }) => account.code)).toContain('7010');
  expect(made.rows.map(({ account }) => account.code)).not.toContain('4800');

  const saved = await save(made, [rowOf('4010', 1001, 'Same dues'), rowOf('5010', 333), rowOf('7010', -100)]);
  expect(saved).toMatchObject({
    incomeMinor: 12_012,
    expenseMinor: 3996,
    transferMinor: -1200,
    netMinor: 6816,
    version: made.version + 1,
  });
  const stale = await treasurer.call('PUT /api/v1/budgets/:budgetId', {
    params: params(made),
    body: { scenario: 'Other', version: made.version, rows: [rowOf('5010', 1)] },
  });
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'changed-meanwhile' }]);

  const copy = await create({
    source: { kind: 'budget', budgetId: saved.id, addedPercent: 250 },
    scenario: 'More',
  });
  expect([lineOf(copy, '4010')?.[0], lineOf(copy, '5010')?.[0], lineOf(copy, '7010')?.[0]]).toEqual([
    1026, 341, -103,
  ]);
  expect(copy.number).toBe(saved.number + 1);
  const lean = await save(await create({ scenario: 'Lean' }), [rowOf('5100', 7)]);
  const { data } = await treasurer.ok('GET /api/v1/budgets/:budgetId/compared', {
    params: params(saved),
    query: { otherId: [copy.id, made.id, copy.id, lean.id] },
  });
  expect(data.others.map(({ scenario }) => scenario)).toEqual(['More', 'Lean']);
  expect(data.rows.filter(({ account }) => ['4010', '5100'].includes(account.code))).toMatchObject([
    {
      oneMinor: 12_012,
      others: [
        { amountMinor: 12_312, differenceMinor: 300 },
        { amountMinor: 0, differenceMinor: -12_012 },
      ],
    },
    {
      oneMinor: 0,
      others: [
        { amountMinor: 0, differenceMinor: 0 },
        { amountMinor: 84, differenceMinor: 84 },
      ],
    },
  ]);
  const tooMany = await treasurer.call('GET /api/v1/budgets/:budgetId/compared', {
    params: params(saved),
    query: { otherId: [copy.id, lean.id, saved.fund.id] },
  });
  expect([tooMany.status, tooMany.body]).toMatchObject([
    422,
    { fields: { otherId: 'Compare with up to 2 budgets at once.' } },
  ]);
  const history = await treasurer.ok('GET /api/v1/budgets/:budgetId/history', { params: params(saved) });
  expect(history.data.map(({ action }) => action)).toEqual(['budget.update', 'budget.create']);
});

test('an account of another kind is refused with its name, and nothing is saved', async () => {
  const made = await create();
  const refused = await treasurer.call('PUT /api/v1/budgets/:budgetId', {
    params: params(made),
    body: { scenario: 'Base', version: made.version, rows: [rowOf('5010', 5), rowOf('1010', 5)] },
  });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    fields: { 'rows.1.accountId': expect.stringContaining('1010 Operating checking can’t be budgeted') },
  });
  const { data } = await treasurer.ok('GET /api/v1/budgets/:budgetId', { params: params(made) });
  expect(lineOf(data, '5010')).toEqual(amounts(0));
});

test('actuals of a year are copied by period, whatever day the fiscal year begins on', async () => {
  await books.within(async (tx) => {
    await tx.updateTable('tenant').set({ fiscalMonth: 'july', fiscalDay: 15 }).execute();
    await post(
      tx,
      [
        ['2025-07-15', 4100],
        ['2025-08-14', 100],
        ['2025-08-15', 30],
        ['2026-07-14', 7],
      ].map(([date, amountMinor], place) => ({
        key: `actual-${place}`,
        date: String(date),
        kind: 'journal' as const,
        memo: 'Power',
        lines: [
          { accountId: books.account('5100'), fundId: books.fund('OP'), amountMinor: Number(amountMinor) },
          { accountId: books.account('1010'), fundId: books.fund('OP'), amountMinor: -Number(amountMinor) },
        ],
      })),
      actor,
    );
  });
  const copied = await create({
    yearFrom: '2026-07-15',
    source: { kind: 'actuals', yearFrom: '2025-07-15', addedPercent: 0 },
  });
  expect([copied.yearFrom, copied.yearTo]).toEqual(['2026-07-15', '2027-07-14']);
  expect(lineOf(copied, '5100')).toEqual([4200, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7]);
  await books.within((tx) =>
    tx.updateTable('tenant').set({ fiscalMonth: 'january', fiscalDay: 1 }).execute(),
  );
});

test('it is adopted by another member with its motion, stays as it is also for SQL, and is superseded by a later version', async () => {
  const first = await save(await create({ yearFrom: '2028-01-01' }), [rowOf('5010', 10, 'By contract')]);
  const proposed = await propose(first, admin);
  const tasks = await board.ok('GET /api/v1/me/tasks', { query: {} });
  expect(JSON.stringify(tasks)).toContain('Operating 2028');
  expect((await adopt(proposed, admin)).body).toMatchObject({ code: 'own-proposal' });
  const changed = await treasurer.call('PUT /api/v1/budgets/:budgetId', {
    params: params(first),
    body: { scenario: 'Base', version: proposed.version, rows: [rowOf('5010', 11)] },
  });
  expect(changed.body).toMatchObject({ code: 'budget-proposed' });
  const adopted = await adopt(proposed, board);
  expect(adopted.body).toMatchObject({ data: { status: 'adopted', motion: 'Motion 4, carried 5 to 0' } });

  const attempts = [
    sql`update budget set motion = 'another' where id = ${first.id}`,
    sql`update budget set status = 'draft', motion = null, adopted_on = null, adopted_by = null where id = ${first.id}`,
    sql`delete from budget where id = ${first.id}`,
    sql`update budget_line set amount_minor = 1 where budget_id = ${first.id}`,
    sql`delete from budget_line where budget_id = ${first.id}`,
    sql`insert into budget_line select tenant_id, budget_id, account_id, 12, 5 from budget_line where budget_id = ${first.id} limit 1
      on conflict (tenant_id, budget_id, account_id, period) do update set amount_minor = 7`,
    sql`update budget_note set note = 'another' where budget_id = ${first.id}`,
    sql`delete from budget_note where budget_id = ${first.id}`,
    sql`insert into budget_note (tenant_id, budget_id, account_id, note)
      values (${app.tenants.demo}, ${first.id}, ${books.account('5100')}, 'later')`,
    sql`with claimed as materialized (select set_config('app.deleted_tenant', ${app.tenants.demo}, true))
      delete from budget_line using claimed where budget_id = ${first.id}`,
  ];
  for (const attempt of attempts)
    await expect(books.within((tx) => attempt.execute(tx))).rejects.toMatchObject({
      constraint: 'budget_kept',
    });

  const second = await propose(
    await save(
      await create({
        yearFrom: '2028-01-01',
        source: { kind: 'budget', budgetId: first.id, addedPercent: 0 },
      }),
      [rowOf('5010', 12)],
    ),
  );
  expect((await adopt(second, board, null)).body).toMatchObject({ code: 'budget-adopted-meanwhile' });
  expect((await adopt(second, board)).status).toBe(200);
  const before = await treasurer.ok('GET /api/v1/budgets/:budgetId', { params: params(first) });
  expect(before.data).toMatchObject({ status: 'superseded', inForce: { id: second.id } });
});

test('of two that are adopted at once one is in force, and the other is told so', async () => {
  const both: Budget[] = [];
  for (const each of [20, 21])
    both.push(await propose(await save(await create({ yearFrom: '2029-06-01' }), [rowOf('5010', each)])));
  const answers = await Promise.all(both.map((budget) => adopt(budget, board)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'budget-adopted-meanwhile',
  });
});

test('an approver sends one back with a reason, and drafts are seen by those who work on them', async () => {
  const proposed = await propose(await save(await create({ yearFrom: '2030-01-01' }), [rowOf('5010', 10)]));
  const owner = await app.client.as('owner', 'demo');
  const see = async () =>
    (await owner.call('GET /api/v1/budgets/:budgetId', { params: params(proposed) })).status;
  expect(await see()).toBe(200);
  const returned = await board.ok('POST /api/v1/budgets/:budgetId/return', {
    params: params(proposed),
    body: { version: proposed.version, reason: 'Insurance went up.' },
  });
  expect(returned.data).toMatchObject({
    status: 'draft',
    returnedReason: 'Insurance went up.',
    proposedBy: null,
  });
  expect(await see()).toBe(404);
  const list = await owner.ok('GET /api/v1/budgets', { query: { yearFrom: '2030-01-01..2030-12-31' } });
  expect(list.data).toEqual([]);
  const lake = await app.client.as('admin', 'lakeside');
  expect((await lake.call('GET /api/v1/budgets/:budgetId', { params: params(proposed) })).status).toBe(404);
});
