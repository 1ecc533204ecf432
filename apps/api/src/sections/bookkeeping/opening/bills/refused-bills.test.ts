import { withApp } from '../../../../testing';
import { type OpeningBody, OpeningBillsScene } from './opening-bills.fixture';

const app = withApp();
let scene: OpeningBillsScene;

beforeAll(async () => {
  scene = await OpeningBillsScene.open(app, 'lakeside');
});

const nobody = '00000000-0000-7000-8000-000000000000';

const faultsOf = async (body: OpeningBody) => {
  const answer = await scene.preview(body);
  expect(answer.status).toBe(422);
  return 'fields' in answer.body ? answer.body.fields : {};
};

test('every mistake of a bill, at its place', async () => {
  const bills = [
    scene.bill({ vendorId: scene.vendors.old }),
    scene.bill({ vendorId: nobody, number: '2' }),
    scene.bill({ number: '3', billedOn: '2026-01-02', dueOn: '2026-02-01' }),
    scene.bill({ number: '4', dueOn: '2025-11-14' }),
    scene.bill({ number: '5', amountMinor: 0 }),
    scene.bill({ number: '6', accountId: scene.books.account('2010') }),
    scene.bill({ number: '7', accountId: scene.books.account('1010') }),
    scene.bill({ number: '8', accountId: nobody, fundId: nobody }),
    scene.bill({ number: '9' }),
    scene.bill({ number: '9' }),
    scene.bill({ number: '9', amountMinor: 1, accountId: scene.books.account('5220'), dueOn: '2025-12-16' }),
    scene.bill({ number: '9', amountMinor: -1, accountId: scene.books.account('5100') }),
  ];
  expect(await faultsOf(scene.balances(bills))).toEqual({
    'bills.0.vendorId': 'This vendor is archived. Restore it first.',
    'bills.1.vendorId': 'Vendor not found.',
    'bills.2.billedOn': 'This date is after the first day of the books.',
    'bills.3.dueOn': 'The due date can’t be before the bill date.',
    'bills.4.amountMinor': 'Enter the open amount, negative for a credit.',
    'bills.5.accountId': 'This account has open items. Choose an expense account.',
    'bills.6.accountId': expect.stringContaining('is reserved for automatic posting'),
    'bills.7.accountId': 'There is no such account.',
    'bills.7.fundId': 'There is no such fund.',
    'bills.9.number': 'Line 9 has the same bill, account and fund. Add the amounts into one line.',
    'bills.10.number':
      'The bill on line 9 has the same number but different dates. Correct the dates or the number.',
    'bills.11.amountMinor':
      'Line 9 has the same number with the opposite sign. Give the credit its own number.',
  });
});

test('control balances that the open items don’t add up to, of receivables too', async () => {
  const unlike = 'The open items don’t add up to this balance. Correct the balance or the items.';
  const controls = [
    scene.control('2010', 'OP', -60_000),
    scene.control('2010', 'RES', -1),
    scene.control('1200', 'OP', 5),
    scene.control('5200', 'OP', 5),
  ];
  expect(await faultsOf(scene.balances([scene.bill()], { controls }))).toEqual({
    'controls.1.amountMinor': unlike,
    'controls.2.amountMinor': unlike,
    'controls.3.accountId': 'This account has no open items. Enter its balance as a line.',
  });
  expect(await scene.found()).toBeNull();
});

test('amounts that are not counted exactly, bills alone, and bills by somebody who may enter none', async () => {
  const most = 1_000_000_000_000;
  expect(await faultsOf(scene.balances([scene.bill({ amountMinor: most + 1 })]))).toEqual({
    'bills.0.amountMinor': expect.any(String),
  });
  const huge = { amountMinor: 2 ** 53 };
  expect((await scene.preview(scene.balances([scene.bill(huge)]))).status).toBe(422);
  expect(await faultsOf(scene.balances([scene.bill()], { lines: [] }))).toEqual({
    lines: 'Enter at least one balance besides the bills, such as the bank account’s.',
  });
  const board = await app.client.as('board', 'lakeside');
  const answer = await board.call('POST /api/v1/opening-balances/preview', {
    body: scene.balances([scene.bill()]),
  });
  expect(answer.status).toBe(403);
});

test('a number that the vendor’s bill already has, and once the books are in use, what needs approval', async () => {
  await scene.treasurer.ok('POST /api/v1/bills', {
    body: {
      vendorId: scene.vendors.elm,
      number: 'g-1',
      billedOn: '2025-12-01',
      dueOn: '2025-12-31',
      lines: [{ accountId: scene.books.account('5200'), fundId: scene.books.fund('OP'), amountMinor: 100 }],
    },
  });
  expect(await faultsOf(scene.balances([scene.bill()]))).toEqual({
    'bills.0.number': 'This vendor already has a bill with this number. Check that it isn’t the same one.',
  });
  const small = scene.bill({ number: '20', amountMinor: 49_999 });
  expect(await scene.preview(scene.balances([small]))).toMatchObject({ status: 200 });
  expect(await faultsOf(scene.balances([small, scene.bill({ number: '21' })]))).toEqual({
    'bills.1.amountMinor': expect.stringContaining('needs approval'),
  });
  // The date of the balances is chosen by who enters them.
  const earlier = { date: '2025-11-30' };
  expect(await faultsOf(scene.balances([scene.bill({ number: '22' })], earlier))).toEqual({
    'bills.0.amountMinor': expect.stringContaining('needs approval'),
  });
});

test('more bills than the books take at once', async () => {
  const bills = Array.from({ length: 101 }, (_, at) => scene.bill({ number: `N-${at}`, amountMinor: 100 }));
  expect(await scene.preview(scene.balances(bills.slice(0, 99)))).toMatchObject({ status: 200 });
  const fault = expect.stringContaining('take this many bills: 99.');
  expect(await faultsOf(scene.balances(bills))).toEqual({
    'bills.99.number': fault,
    'bills.100.number': fault,
  });
});
