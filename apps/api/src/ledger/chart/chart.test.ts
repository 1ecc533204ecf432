import { withApp } from '../../testing';
import { type Books, openBooks, postIn, transfer } from '../books.fixture';
import {
  account,
  accountFor,
  accounts,
  archiveAccount,
  createAccount,
  createAssociationChart,
  createFund,
  funds,
  openUnitLedger,
  passUnitLedger,
  unitLedgers,
  updateAccount,
  updateFund,
} from '../index';

const scene = withApp();
let books: Books;
beforeAll(async () => {
  books = await openBooks(scene);
});

const input = {
  control: 'none',
  purpose: null,
  taxTag: null,
  parentId: null,
  fundId: null,
  isHeading: false,
} as const;

test('an association begins with two funds and a chart, once', async () => {
  expect(await books.within(funds)).toMatchObject([{ code: 'OP' }, { code: 'RES', kind: 'reserve' }]);
  const chart = await books.within(accounts);
  expect(chart.find(({ code }) => code === '1010')).toMatchObject({
    purpose: 'bank',
    fundId: books.fund('OP'),
  });
  const under = chart.filter(({ isHeading }) => !isHeading).map(({ parentId }) => parentId);
  expect(under).not.toContain(null);
  expect(await books.within((tx) => accountFor(tx, 'closing'))).toBe(books.account('3010'));
  await expect(books.within((tx) => createAssociationChart(tx, scene.tenants.demo))).rejects.toMatchObject({
    code: 'chart-there',
  });
});

test('an account is renamed by who has its version; a code is there once', async () => {
  const id = books.account('5210');
  const renamed = await books.within((tx) => updateAccount(tx, id, { name: 'Pools', version: 1 }));
  expect(renamed).toMatchObject({ name: 'Pools', version: 2 });
  const late = books.within((tx) => updateAccount(tx, id, { name: 'Pool again', version: 1 }));
  await expect(late).rejects.toMatchObject({ code: 'changed-meanwhile' });
  const taken = books.within((tx) =>
    createAccount(tx, scene.tenants.demo, { ...input, code: '5210', name: 'Another', type: 'expense' }),
  );
  await expect(taken).rejects.toMatchObject({ status: 422 });
  expect((await books.within((tx) => account(tx, id))).name).toBe('Pools');
});

test('what an account is for stays once it was posted to, and it cannot be below itself', async () => {
  await postIn(books, transfer(books, { date: '2026-01-05', debit: '5200', credit: '2100', amountMinor: 1 }));
  const change = books.within((tx) =>
    updateAccount(tx, books.account('5200'), { type: 'income', version: 1, parentId: null }),
  );
  await expect(change).rejects.toMatchObject({ code: 'ledger-in-use', status: 409 });
  const heading = { ...input, isHeading: true, type: 'expense' } as const;
  const [above, below] = await books.within(async (tx) => {
    const first = await createAccount(tx, scene.tenants.demo, { ...heading, code: '8000', name: 'Above' });
    const second = await createAccount(tx, scene.tenants.demo, {
      ...heading,
      code: '8100',
      name: 'Below',
      parentId: first,
    });
    return [first, second];
  });
  const ring = books.within((tx) => updateAccount(tx, above ?? '', { parentId: below ?? '', version: 1 }));
  await expect(ring).rejects.toMatchObject({ code: 'ledger-parent' });
});

test('a fund is archived when its accounts are at zero, and an archived account comes back', async () => {
  const id = await books.within((tx) =>
    createFund(tx, scene.tenants.demo, { code: 'ROOF', name: 'Roof', kind: 'special' }),
  );
  const archived = await books.within((tx) => updateFund(tx, id, { archivedAt: new Date(), version: 1 }));
  expect(archived.archivedAt).not.toBeNull();
  const operating = books.within((tx) =>
    updateFund(tx, books.fund('OP'), { archivedAt: new Date(), version: 1 }),
  );
  await expect(operating).rejects.toMatchObject({ code: 'ledger-not-zero' });
  const pool = books.account('5220');
  await books.within((tx) => archiveAccount(tx, pool, { version: 1, at: new Date() }));
  const back = await books.within((tx) => archiveAccount(tx, pool, { version: 2, at: null }));
  expect(back.archivedAt).toBeNull();
});

test('a sale ends the ledger of the owners and opens the next on the same day', async () => {
  const [first] = books.units;
  const next = await books.within((tx) =>
    passUnitLedger(tx, scene.tenants.demo, {
      id: first?.id ?? '',
      soldOn: '2026-04-15',
      owners: 'Kim Lee and Lee Kim',
    }),
  );
  const { propertyId } = await books.within((tx) =>
    tx.selectFrom('unitLedger').select('propertyId').where('id', '=', next).executeTakeFirstOrThrow(),
  );
  expect(await books.within((tx) => unitLedgers(tx, propertyId))).toMatchObject([
    { id: next, startsOn: '2026-04-15', endsOn: null, owners: 'Kim Lee and Lee Kim' },
    { id: first?.id, endsOn: '2026-04-15' },
  ]);
  const twice = books.within((tx) =>
    openUnitLedger(tx, scene.tenants.demo, { propertyId, owners: 'Somebody', startsOn: '2026-05-01' }),
  );
  await expect(twice).rejects.toMatchObject({ code: '23P01' });
});
