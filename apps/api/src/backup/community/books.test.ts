import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { rebuildBalances, trialBalance, verify } from '../../ledger';
import {
  type Books,
  charge,
  openBooks,
  postIn,
  receipt,
  transfer,
  treasurer,
  firstUnit,
} from '../../ledger/books.fixture';
import { closePeriod, periods, post } from '../../ledger';
import type { Tx } from '../../platform/database/database';
import { deleteCommunity } from '../../platform/tenancy/community/deletion/deleting/delete-community';
import { writeExport } from '../../platform/tenancy/community/export/writing/write-export';
import type { Tenant } from '../../platform/tenancy/tenant';
import { withApp } from '../../testing';
import { rewriting, writeChanged } from './changed-export.fixture';
import { importCommunity } from './import-community';

/** The books travel with their community, whole or not at all, and go with it. */
const scene = withApp();
const { signal } = new AbortController();
let folder: string;
let file: string;
let books: Books;

async function tenantOf(slug: string): Promise<Tenant> {
  const tenant = await scene.platform.tenants.bySlug(slug);
  if (!tenant) throw new Error(`there is no ${slug}`);
  return tenant;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtyard-books-'));
  file = join(folder, 'demo.zip');
  books = await openBooks(scene);
  const unit = firstUnit(books);
  const { entry, items } = charge(books, {
    party: unit,
    date: '2026-01-01',
    parts: [
      { fund: 'OP', income: '4010', amountMinor: 24_000 },
      { fund: 'RES', income: '4030', amountMinor: 6000 },
    ],
  });
  await postIn(books, entry);
  await postIn(
    books,
    receipt(books, { date: '2026-02-01', to: [{ itemId: items[1] ?? '', fund: 'RES', amountMinor: 6000 }] }),
  );
  await books.within((tx) => closePeriod(tx, '2026-01', treasurer));
  const demo = await tenantOf('demo');
  await writeExport(scene.platform, demo, file, { onProgress: () => {}, signal });
});
afterAll(() => rm(folder, { recursive: true }));

const standing = (tenantId: string) =>
  scene.platform.inTenant(tenantId, async (tx) => ({
    verdict: await verify(tx),
    accrual: await trialBalance(tx, { at: '2026-12-31', basis: 'accrual' }),
    cash: await trialBalance(tx, { at: '2026-12-31', basis: 'cash' }),
  }));

test('an export brings them along: numbers, hashes and balances are what they were, and the chain goes on', async () => {
  const { tenantId } = await importCommunity(scene.platform, { file, slug: 'harbor-copy' });
  const [was, is] = [await standing(scene.tenants.demo), await standing(tenantId)];
  expect(was.verdict).toMatchObject({ faults: [], entries: 2 });
  expect(is).toEqual(was);
  expect(await scene.platform.inTenant(tenantId, rebuildBalances)).toBe(0);
  const closed = transfer(books, { date: '2026-01-05', debit: '5200', credit: '2100', amountMinor: 1 });
  const open = transfer(books, { date: '2026-02-05', debit: '5200', credit: '2100', amountMinor: 1 });
  const inCopy = (entry: typeof open) =>
    scene.platform.inTenant(tenantId, (tx) => post(tx, [entry], treasurer));
  await expect(inCopy(closed)).rejects.toMatchObject({ code: 'ledger-closed' });
  expect(await inCopy(open)).toMatchObject([{ no: 3 }]);
});

test('an older dump that is put back fails by number against a head that was kept elsewhere', async () => {
  const { tenantId } = await importCommunity(scene.platform, { file, slug: 'harbor-older' });
  const more = transfer(books, { date: '2026-03-05', debit: '5200', credit: '2100', amountMinor: 7 });
  await postIn(books, more);
  const { head } = await books.within((tx) => verify(tx));
  const older = await scene.platform.inTenant(tenantId, (tx) => verify(tx, head));
  expect(older.faults).toEqual([`the chain ends at entry 2, but entry ${head.no} was expected`]);
  // One that went on from there as if nothing had been is found out by the hash.
  const other = transfer(books, { date: '2026-03-05', debit: '5200', credit: '2100', amountMinor: 8 });
  await scene.platform.inTenant(tenantId, (tx) => post(tx, [other], treasurer));
  const anew = await scene.platform.inTenant(tenantId, (tx) => verify(tx, head));
  expect(anew.faults[0]).toBe(`entry ${head.no} has a different hash than expected`);
});

test('closed months travel also where nothing is posted', async () => {
  const within = <T>(tenantId: string, work: (tx: Tx) => Promise<T>) =>
    scene.platform.inTenant(tenantId, work);
  await within(scene.tenants.lakeside, (tx) => closePeriod(tx, '2025-12', treasurer));
  const path = join(folder, 'lakeside.zip');
  await writeExport(scene.platform, await tenantOf('lakeside'), path, { onProgress: () => {}, signal });
  const { tenantId } = await importCommunity(scene.platform, { file: path, slug: 'lakeside-copy' });
  expect(await within(tenantId, periods)).toEqual([{ month: '2025-12', status: 'closed' }]);
  expect(await within(tenantId, (tx) => verify(tx))).toMatchObject({
    head: { no: 0, hash: '' },
    entries: 0,
    faults: [],
  });
});

test.each([
  ['journal_line', /24000/g, '24001', /off by|chain/],
  ['journal_line', /24000/g, '25000', /chain of the books breaks at entry 1/],
  ['journal_entry', /Tess Treasurer/, 'Tom Treasurer', /chain of the books breaks at entry 1/],
  ['open_item', /24000,24000/, '24000,23000', /an open item is not what its lines make of it/],
  ['open_item', /2026-02-01/, '2026-02-03', /an open item was not settled on the day of its last line/],
])('what was changed in an export is refused: %s', async (table, from, to, says) => {
  const path = await writeChanged(
    { from: file, to: join(folder, `${table}.zip`) },
    rewriting(table, (text) => text.replace(from, to)),
  );
  await expect(importCommunity(scene.platform, { file: path, slug: 'changed' })).rejects.toThrow(says);
  expect(await scene.platform.tenants.bySlug('changed')).toBeNull();
});

test('a community that has books takes no others in', async () => {
  const begin = books.within((tx) => sql`select ledger.begin_arrival()`.execute(tx));
  await expect(begin).rejects.toMatchObject({ constraint: 'import' });
  const take = books.within((tx) => sql`select ledger.take_in('period', '[]')`.execute(tx));
  await expect(take).rejects.toMatchObject({ constraint: 'import' });
});

test('a community that is deleted takes its books with it, and leaves those of others', async () => {
  const before = await standing(scene.tenants.demo);
  const copy = await tenantOf('harbor-copy');
  await scene.platform.db
    .insertInto('communityDeletion')
    .values({
      communityId: copy.id,
      slug: copy.slug,
      name: copy.name,
      language: 'en',
      askedBy: 'Alma',
      askedAt: new Date(),
      deletesOn: '2026-01-01',
      closedAt: new Date(),
    })
    .execute();
  expect(await deleteCommunity(scene.platform, copy)).toBe(true);
  for (const table of [
    'fund',
    'account',
    'unit_ledger',
    'journal_entry',
    'journal_line',
    'open_item',
    'application',
    'period_action',
    'balance_day',
    'ledger_head',
  ]) {
    const { rows } = await scene.platform.inTenant(copy.id, (tx) =>
      sql`select 1 from ${sql.table(table)}`.execute(tx),
    );
    expect([table, rows.length]).toEqual([table, 0]);
  }
  expect(await standing(scene.tenants.demo)).toEqual(before);
});
