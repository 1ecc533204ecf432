import { withApp } from '../../testing';
import { type Books, charge, firstUnit, newKey, openBooks, postIn, treasurer } from '../books.fixture';
import { onReversal, post, type PostedEntry, reverse } from '../index';

const scene = withApp();
let books: Books;
let first: PostedEntry;
let second: PostedEntry;
const seen: (readonly [string, string])[] = [];

const charged = async (date: string): Promise<PostedEntry> => {
  const parts = [{ fund: 'OP', income: '4010', amountMinor: 5000 }];
  const [posted] = await postIn(books, charge(books, { party: firstUnit(books), date, parts }).entry);
  if (!posted) throw new Error('nothing was posted');
  return posted;
};

beforeAll(async () => {
  books = await openBooks(scene);
  first = await charged('2026-01-01');
  second = await charged('2026-01-02');
  // Reverses the second entry with the first.
  onReversal('test.follow', async (_, reversed) => {
    seen.push(...reversed);
    const date = reversed.get(first.id);
    return date === undefined ? [] : [{ key: `follow:${first.id}`, date, reverses: second.id }];
  });
});
afterAll(() => onReversal('test.follow', async () => []));

const reversed = async (id: string): Promise<string[]> => {
  const rows = await books.within((tx) =>
    tx.selectFrom('journalEntry').select('entryDate').where('reversesId', '=', id).execute(),
  );
  return rows.map(({ entryDate }) => entryDate);
};

test('what a hook wants reversed is reversed with the entry, and the answer is about what was asked', async () => {
  const reversal = { key: newKey(), date: '2026-01-20', reverses: first.id };
  const answer = await books.within((tx) => post(tx, [reversal], treasurer));
  expect(answer).toHaveLength(1);
  expect(seen).toEqual([[first.id, '2026-01-20']]);
  expect(await reversed(first.id)).toEqual(['2026-01-20']);
  expect(await reversed(second.id)).toEqual(['2026-01-20']);
});

test('a hook is not asked about a reversal that the bank booked too, nor about other entries', async () => {
  seen.length = 0;
  const third = await charged('2026-01-03');
  const atBank = { key: newKey(), date: '2026-01-21', reverses: third.id, isAtBank: true };
  await books.within((tx) => reverse(tx, atBank, treasurer));
  expect(seen).toEqual([]);
});

test('where a hook fails, nothing is reversed', async () => {
  const fourth = await charged('2026-01-04');
  onReversal('test.follow', () => Promise.reject(new Error('not now')));
  const reversal = { key: newKey(), date: '2026-01-22', reverses: fourth.id };
  await expect(books.within((tx) => reverse(tx, reversal, treasurer))).rejects.toThrow('not now');
  expect(await reversed(fourth.id)).toEqual([]);
});
