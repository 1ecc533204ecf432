import { setTimeout as wait } from 'node:timers/promises';
import { withApp } from '../../testing';
import { asAdmin, testServer } from '../../testing/test-database';
import {
  type Books,
  charge,
  newKey,
  openBooks,
  postIn,
  transfer,
  treasurer,
  firstUnit,
} from '../books.fixture';
import { closePeriod, type NewEntry, periodActions, post, rebuildBalances, verify } from '../index';

const scene = withApp({ env: { DATABASE_POOL: '20' } });
let books: Books;
beforeAll(async () => {
  books = await openBooks(scene);
});

/** As many at once as there are connections, so that none waits for one too long; the others when one is free. */
async function inLanes<T>(works: readonly (() => Promise<T>)[]): Promise<PromiseSettledResult<T>[]> {
  const waiting = [...works];
  const outcomes: PromiseSettledResult<T>[] = [];
  const lane = async () => {
    for (let work = waiting.shift(); work; work = waiting.shift())
      outcomes.push(...(await Promise.allSettled([work()])));
  };
  await Promise.all(Array.from({ length: 18 }, lane));
  return outcomes;
}

const whole = async () => {
  const { faults, head } = await books.within((tx) => verify(tx));
  expect(faults).toEqual([]);
  expect(await books.within(rebuildBalances)).toBe(0);
  return head.no;
};

test('200 posts at once, 20 of them undone: the numbers have no gap and the chain is whole', async () => {
  const before = await whole();
  const each = Array.from({ length: 200 }, (_, index) => index);
  const outcomes = await inLanes(
    each.map(
      (index) => () =>
        books.within(async (tx) => {
          const entry = transfer(books, {
            date: '2026-01-10',
            debit: '5200',
            credit: '2100',
            amountMinor: index + 1,
          });
          const posted = await post(tx, [entry], treasurer);
          if (index % 10 === 7) throw new Error('undone');
          return posted[0]?.no ?? 0;
        }),
    ),
  );
  const numbers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 180 }, (_, index) => before + index + 1),
  );
  expect(await whole()).toBe(before + 180);
});

test('the same key at once from many is one entry', async () => {
  const entry = transfer(books, {
    date: '2026-01-11',
    debit: '5200',
    credit: '2100',
    amountMinor: 5,
    key: 'at-once',
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => postIn(books, entry)));
  expect(new Set(answers.map(([posted]) => posted?.no)).size).toBe(1);
  expect(answers.filter(([posted]) => !posted?.isRepeated)).toHaveLength(1);
});

test('50 who pay the same items in any order end without a deadlock, and no item is paid beyond what it is', async () => {
  const unit = firstUnit(books);
  const charges = Array.from({ length: 5 }, () =>
    charge(books, {
      party: unit,
      date: '2026-01-12',
      parts: [{ fund: 'OP', income: '4010', amountMinor: 40 }],
    }),
  );
  await postIn(books, ...charges.map(({ entry }) => entry));
  const items = charges.map(({ items: [item = ''] }) => item);
  const pay = (turn: number): NewEntry => {
    const order = items.map((_, index) => items[(index * (turn % 2 === 0 ? 1 : 4) + turn) % 5] ?? '');
    return {
      key: newKey(),
      date: '2026-01-13',
      kind: 'receipt',
      lines: [
        { accountId: books.account('1010'), fundId: books.fund('OP'), amountMinor: 5 },
        ...order.map((itemId) => ({
          accountId: books.account('1200'),
          fundId: books.fund('OP'),
          amountMinor: -1,
          itemId,
        })),
      ],
    };
  };
  const outcomes = await inLanes(Array.from({ length: 50 }, (_, turn) => () => postIn(books, pay(turn))));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(outcomes.length - refused.length).toBe(40);
  for (const error of refused) expect(error).toMatchObject({ code: 'ledger-over-applied' });
  await whole();
});

test('a month that is closed while 50 post into it has nothing that is later than the close', async () => {
  const into = () =>
    postIn(books, transfer(books, { date: '2026-01-20', debit: '5200', credit: '2100', amountMinor: 1 }));
  const closing = () => books.within((tx) => closePeriod(tx, '2026-01', treasurer));
  const works: (() => Promise<unknown>)[] = Array.from({ length: 50 }, () => into);
  const outcomes = await inLanes(works.toSpliced(12, 0, closing));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused.filter(({ code }) => code !== 'ledger-closed')).toEqual([]);
  const [action] = await books.within((tx) => periodActions(tx));
  const last = await books.within((tx) =>
    tx
      .selectFrom('journalEntry')
      .select(({ fn }) => fn.max('no').as('no'))
      .where('entryDate', '<=', '2026-01-31')
      .executeTakeFirstOrThrow(),
  );
  expect(last.no).toBeLessThanOrEqual(action?.headNo ?? 0);
  await whole();
});

test('connections that are cut in the middle of postings lose nothing that was acknowledged, and leave nothing half done', async () => {
  const acknowledged: string[] = [];
  const over = new AbortController();
  const writers = Array.from({ length: 8 }, async () => {
    while (!over.signal.aborted) {
      const entry = transfer(books, { date: '2026-02-10', debit: '5200', credit: '2100', amountMinor: 3 });
      await postIn(books, entry).then(
        () => acknowledged.push(entry.key),
        () => wait(5),
      );
    }
  });
  const database = new URL(scene.platform.databaseUrl).pathname.slice(1);
  for (let round = 0; round < 5; round += 1) {
    await wait(60);
    await asAdmin(
      testServer(),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and state <> 'idle'`,
    );
  }
  over.abort();
  await Promise.all(writers);
  const kept = await books.within((tx) => tx.selectFrom('journalEntry').select('idemKey').execute());
  const keys = new Set(kept.map(({ idemKey }) => idemKey));
  expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);
  await whole();
});
