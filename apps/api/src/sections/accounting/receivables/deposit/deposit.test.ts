import { withApp } from '../../../../testing';
import { OwnerScene, today } from '../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const create = 'POST /api/v1/deposits';
const read = 'GET /api/v1/deposits/:depositId';
const voiding = 'POST /api/v1/deposits/:depositId/void';
const ending = 'POST /api/v1/payments/:paymentId/end';

const waiting = async () => (await (await scene.treasurer()).ok('GET /api/v1/undeposited-payments')).data;

/** A payment of a unit that has an invoice of the same amount, into undeposited funds. */
async function paid(name: string, amountMinor: number, more = {}) {
  const unit = await scene.unit(name);
  const invoiceId = await scene.bill(unit, [scene.dues(amountMinor)]);
  const { id } = await scene.pay([{ propertyId: unit, amountMinor }], {
    depositToId: scene.id('1090'),
    reference: '88',
    ...more,
  });
  return { id, invoiceId };
}

test('what waits is gathered into one amount at the bank; one of it that the bank returns leaves the others there', async () => {
  const treasurer = await scene.treasurer();
  const one = await paid('D-1', 10_000);
  const other = await paid('D-2', 5_000, { method: 'cash' });
  const late = await paid('D-3', 700, { receivedOn: '2026-06-12' });
  expect((await waiting()).map(({ id, fund }) => [id, fund.name])).toEqual(
    [one, other, late].map(({ id }) => [id, 'Operating']),
  );
  const body = {
    depositedOn: '2026-06-10',
    bankAccountId: scene.id('1010'),
    reference: '77',
    paymentIds: [one.id, other.id],
  };
  const bad = async (more: object) => treasurer.call(create, { body: { ...body, ...more } });
  expect(await bad({ paymentIds: [late.id] })).toMatchObject({
    status: 422,
    body: { fields: { depositedOn: expect.any(String) } },
  });
  expect(await bad({ bankAccountId: scene.id('1090') })).toMatchObject({ status: 422 });
  const { data: shown } = await treasurer.ok('POST /api/v1/deposits/preview', { body });
  expect(shown).toMatchObject({
    totalMinor: 15_000,
    postings: [
      { account: { name: '1010 Operating checking' }, amountMinor: 15_000 },
      { account: { name: '1090 Undeposited funds' }, amountMinor: -15_000 },
    ],
  });
  const { data: made } = await treasurer.ok(create, { body });
  expect(made).toMatchObject({
    number: 1,
    reference: '77',
    paymentCount: 2,
    amountMinor: 15_000,
    bankAccount: { name: '1010 Operating checking' },
    entries: [{ kind: 'deposit', date: '2026-06-10' }],
  });
  expect(await scene.balance('1090', 'OP')).toBe(700);
  expect(await scene.balance('1010', 'OP')).toBe(15_000);
  expect((await waiting()).map(({ id }) => id)).toEqual([late.id]);
  // Nothing is deposited twice.
  expect(await bad({})).toMatchObject({ status: 422, body: { fields: { paymentIds: expect.any(String) } } });
  const params = { depositId: made.id };
  const slip = await treasurer.call('GET /api/v1/deposits/:depositId/slip', { params });
  expect([slip.status, slip.headers['content-type']]).toEqual([200, 'application/pdf']);
  const mistake = {
    params: { paymentId: one.id },
    body: { as: 'void' as const, on: today, reason: 'Twice' },
  };
  expect(await treasurer.call(ending, mistake)).toMatchObject({ status: 409, body: { code: 'deposited' } });
  const { data: returned } = await treasurer.ok(ending, {
    params: { paymentId: one.id },
    body: { as: 'returned', on: today, reason: 'No funds' },
  });
  expect(returned).toMatchObject({ status: 'returned', deposit: { number: 1 } });
  expect([await scene.balance('1090', 'OP'), await scene.balance('1010', 'OP')]).toEqual([700, 5_000]);
  expect(await scene.invoice(one.invoiceId)).toMatchObject({ openMinor: 10_000 });
  const undo = { params, body: { on: today, reason: 'Another bank' } };
  expect(await treasurer.call(voiding, undo)).toMatchObject({
    status: 409,
    body: { code: 'deposit-returned' },
  });
});

test('a void deposit lets its payments wait again; into the bank of another fund it is a loan between funds', async () => {
  const treasurer = await scene.treasurer();
  const { id } = await paid('D-4', 3_000);
  const before = await scene.balance('1020', 'RES');
  const body = { depositedOn: today, bankAccountId: scene.id('1020'), paymentIds: [id] };
  const { data: made } = await treasurer.ok(create, { body });
  expect(await scene.balance('1020', 'RES')).toBe(before + 3_000);
  expect([await scene.balance('1800', 'OP'), await scene.balance('2800', 'RES')]).toEqual([3_000, -3_000]);
  const params = { depositId: made.id };
  const { data: back } = await treasurer.ok(voiding, { params, body: { on: today, reason: 'Wrong bank' } });
  expect(back).toMatchObject({
    status: 'void',
    payments: [{ id }],
    entries: [{ kind: 'deposit' }, { kind: 'reversal' }],
  });
  expect((await waiting()).map((payment) => payment.id)).toContain(id);
  expect([await scene.balance('1800', 'OP'), await scene.balance('1020', 'RES')]).toEqual([0, before]);
  const again = await treasurer.ok(create, { body: { ...body, bankAccountId: scene.id('1010') } });
  expect(again.data.number).toBe(made.number + 1);
  const history = await treasurer.ok('GET /api/v1/deposits/:depositId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual(['deposit.void', 'deposit.post']);
  const query = { status: ['posted' as const] };
  const { data, page } = await treasurer.ok('GET /api/v1/deposits', { query });
  expect([page.total, data[0]?.id]).toEqual([2, again.data.id]);
  expect((await treasurer.ok(read, { params })).data.status).toBe('void');
  expect(await scene.strays()).toEqual([]);
});

test('the bank returns nothing that it did not have yet, and what was in one deposit until a day is in no other before it', async () => {
  const treasurer = await scene.treasurer();
  const { id } = await paid('D-5', 2_000);
  const body = { depositedOn: '2026-06-05', bankAccountId: scene.id('1010'), paymentIds: [id] };
  const { data: first } = await treasurer.ok(create, { body });
  const end = (as: 'returned' | 'void', on: string) =>
    treasurer.call(ending, { params: { paymentId: id }, body: { as, on, reason: 'No funds' } });
  const notBefore = { status: 422, body: { fields: { on: expect.stringMatching(/in a deposit on/) } } };
  expect(await end('returned', '2026-06-04')).toMatchObject(notBefore);
  await treasurer.ok(voiding, {
    params: { depositId: first.id },
    body: { on: '2026-06-12', reason: 'Wrong slip' },
  });
  expect(await end('void', '2026-06-08')).toMatchObject(notBefore);
  expect(await treasurer.call(create, { body: { ...body, depositedOn: '2026-06-08' } })).toMatchObject({
    status: 422,
    body: { fields: { depositedOn: expect.stringMatching(/^Until June 12, 2026/) } },
  });
  const { data: second } = await treasurer.ok(create, { body: { ...body, depositedOn: '2026-06-12' } });
  expect(second.amountMinor).toBe(2_000);
  expect((await end('returned', '2026-06-12')).status).toBe(200);
});

test('a deposit is found by its slip and its note with every apostrophe and with none', async () => {
  const treasurer = await scene.treasurer();
  const { id } = await paid('D-6', 2_500);
  const { data: made } = await treasurer.ok(create, {
    body: {
      depositedOn: today,
      bankAccountId: scene.id('1010'),
      reference: 'O’Hara 3',
      memo: 'Carried by D‘Angelo',
      paymentIds: [id],
    },
  });
  for (const apostrophe of ["'", '’', 'ʼ', '`', ''])
    for (const search of [`o${apostrophe}hara`, `d${apostrophe}angelo carried`]) {
      const { data } = await treasurer.ok('GET /api/v1/deposits', { query: { search } });
      expect([search, data.map((deposit) => deposit.id)]).toEqual([search, [made.id]]);
    }
});
