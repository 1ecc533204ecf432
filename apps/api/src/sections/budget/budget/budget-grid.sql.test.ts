import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { type Books, openBooks } from '../../../ledger/books.fixture';
import { type TestPerson, withApp } from '../../../testing';

const app = withApp();
let books: Books;
let treasurer: TestPerson;

beforeAll(async () => {
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
}, 60_000);

const create = async (more: object = {}) =>
  (
    await treasurer.ok('POST /api/v1/budgets', {
      body: { scenario: 'Base', yearFrom: '2031-01-01', fundId: books.fund('OP'), ...more },
    })
  ).data;
const amounts = (each: number) => Array.from({ length: 12 }, () => each);
const params = ({ id }: Pick<Budget, 'id'>) => ({ budgetId: id });
const rowOf = (code: string, each: number) => ({
  accountId: books.account(code),
  amountsMinor: amounts(each),
  note: null,
});
const save = async (budget: Budget, rows: ReturnType<typeof rowOf>[]) =>
  (
    await treasurer.ok('PUT /api/v1/budgets/:budgetId', {
      params: params(budget),
      body: { scenario: budget.scenario, version: budget.version, rows },
    })
  ).data;
const lineOf = (budget: Budget, code: string) =>
  budget.rows.find(({ account }) => account.code === code)?.amountsMinor;

test('an account that is archived within the year stays in its budget and in later versions, and is in no other', async () => {
  const first = await save(await create({ yearFrom: '2032-01-01' }), [rowOf('5010', 10), rowOf('5110', 7)]);
  const setArchived = (archivedAt: Date | null) =>
    books.within((tx) =>
      tx.updateTable('account').set({ archivedAt }).where('id', '=', books.account('5110')).execute(),
    );
  await setArchived(app.platform.clock());
  const source = { kind: 'budget', budgetId: first.id, addedPercent: 0 };
  const changed = await save(first, [rowOf('5110', 6)]);
  const amended = await create({ yearFrom: '2032-01-01', source });
  const nextYear = await create({ yearFrom: '2033-01-01', source });
  await setArchived(null);

  expect([changed, amended, nextYear].map((budget) => lineOf(budget, '5110'))).toEqual([
    amounts(6),
    amounts(6),
    undefined,
  ]);
  expect(amended.expenseMinor).toBe(changed.expenseMinor);
  expect(lineOf(nextYear, '5010')).toEqual(amounts(10));
});

test('3,600 cells are saved in one call', async () => {
  const codes = await books.within(async (tx) => {
    const rows = Array.from({ length: 300 }, (_, place) => ({
      tenantId: app.tenants.demo,
      id: crypto.randomUUID(),
      code: `5${String(place).padStart(4, '0')}-G`,
      name: `Grid ${place}`,
      type: 'expense' as const,
      control: 'none' as const,
      isHeading: false,
    }));
    await tx.insertInto('account').values(rows).execute();
    return rows.map(({ id }) => id);
  });
  const made = await create({ yearFrom: '2031-01-01' });

  const saved = await treasurer.ok('PUT /api/v1/budgets/:budgetId', {
    params: params(made),
    body: {
      scenario: 'Base',
      version: made.version,
      rows: codes.map((accountId, place) => ({
        accountId,
        amountsMinor: amounts(place + 1),
        note: null,
      })),
    },
  });

  expect(saved.data.expenseMinor).toBe(12 * ((300 * 301) / 2));
});
