import { addDays, addMonths } from '@courtyard/contract/days';
import { type Books, newKey, openBooks, postIn } from '../../../../ledger/books.fixture';
import { type TestPerson, withApp } from '../../../../testing';

const app = withApp();
let treasurer: TestPerson;
let books: Books;
let today: string;

/** What the operating fund takes from the reserve on a day; below zero, what it gives back. */
const borrow = (date: string, amountMinor: number) =>
  postIn(books, {
    key: newKey(),
    date,
    kind: 'transfer',
    betweenFunds: true,
    lines: [
      { accountId: books.account('1010'), fundId: books.fund('OP'), amountMinor },
      { accountId: books.account('1020'), fundId: books.fund('RES'), amountMinor: -amountMinor },
    ],
  });
const tasksOf = async (person: TestPerson, language: 'en' | 'es' = 'en') =>
  (await person.ok('GET /api/v1/me/tasks', { query: { language } })).data.tasks.filter(
    ({ kind }) => kind === 'fund-loan-due',
  );

beforeAll(async () => {
  books = await openBooks(app);
  treasurer = await app.client.as('treasurer', 'demo');
  today = (await treasurer.ok('GET /api/v1/fund-loans', { query: {} })).data.at;
});

test('what a reserve is to have back within thirty days is a task for who posts entries, until it is repaid', async () => {
  const later = addMonths(addDays(today, 45), -12);
  const soon = addMonths(addDays(today, 20), -12);
  await borrow(later, 5000);
  expect(await tasksOf(treasurer)).toEqual([]);
  await borrow(soon, 12_345);
  expect(await tasksOf(treasurer)).toMatchObject([
    {
      title: 'Operating owes Reserve',
      text: '$173.45',
      verb: 'Repay',
      link: '/bookkeeping/fund-loans',
      dueOn: addMonths(soon, 12),
    },
  ]);
  expect((await tasksOf(treasurer, 'es'))[0]?.verb).toBe('Devolver');
  const reserve = (await treasurer.ok('GET /api/v1/funds')).data.find(({ code }) => code === 'RES');
  await treasurer.ok('PUT /api/v1/funds/:fundId', {
    params: { fundId: books.fund('RES') },
    body: { code: 'RES', name: 'Reserve of the roofs', version: reserve?.version ?? 0 },
  });
  expect((await tasksOf(treasurer))[0]?.title).toBe('Operating owes Reserve of the roofs');
  expect(await tasksOf(await app.client.as('board', 'demo'))).toEqual([]);
  await borrow(today, -12_345);
  expect(await tasksOf(treasurer)).toEqual([]);
});

test('what is overdue stays a task; what a reserve owes is none', async () => {
  const longAgo = addMonths(today, -14);
  await borrow(longAgo, 20_000);
  // What was repaid since was repaid of this, as the oldest.
  expect(await tasksOf(treasurer)).toMatchObject([{ text: '$250.00', dueOn: addMonths(longAgo, 12) }]);
  await borrow(today, -60_000);
  expect(await tasksOf(treasurer)).toEqual([]);
});
