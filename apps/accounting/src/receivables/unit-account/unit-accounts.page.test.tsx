import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { unitAccountOf } from './unit-account.fixture';
import { UnitAccountsPage } from './unit-accounts.page';

const list = 'GET /api/v1/unit-accounts';
const reader = ['Invoices List View', 'Invoice Details View'];
const rows = [
  unitAccountOf(),
  unitAccountOf({
    id: idOf(901),
    owners: 'Sid Seller',
    ownership: 'former',
    formerLedgerId: idOf(901),
    held: 'plan',
  }),
  unitAccountOf({
    id: idOf(902),
    property: { id: idOf(21), name: 'Birch 7' },
    owners: '',
    dueSince: null,
    currentMinor: 0,
    over90Minor: 0,
    creditMinor: 2_000,
    balanceMinor: -2_000,
  }),
];
const sums = {
  currentMinor: 60_000,
  to30Minor: 0,
  to60Minor: 0,
  to90Minor: 0,
  over90Minor: 40_000,
  creditMinor: 2_000,
  balanceMinor: 98_000,
};

const open = pageOpener({
  page: <UnitAccountsPage />,
  path: '/accounting/unit-accounts',
  pattern: '/accounting/unit-accounts',
  permissions: [...reader, 'Invoice Create'],
  answers: {
    [list]: () => ({ data: rows, page: pageOf({ total: 3 }) }),
    [`${list}/totals`]: () => ({ data: { count: 3, sums } }),
  },
  wrap: withUi,
});
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-01T15:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const rowOf = async (link: number) =>
  within((await screen.findAllByRole('link', { name: /204|Birch/ }))[link]?.closest('tr') ?? document.body);

test('a unit leads to its account, that of former owners to theirs, with why nobody collects from it', async () => {
  open();
  const first = await rowOf(0);
  expect(first.getByRole('link', { name: 'Aspen House 204' })).toHaveAttribute(
    'href',
    `/accounting/statement?id=${idOf(20)}`,
  );
  expect(first.getByText('$500.00')).toBeVisible();
  expect(first.queryByText('Former owners')).not.toBeInTheDocument();
  const former = await rowOf(1);
  expect(former.getByText('Former owners')).toBeVisible();
  expect(former.getByText('Payment plan')).toBeVisible();
  expect(former.getByRole('link', { name: 'Aspen House 204' })).toHaveAttribute(
    'href',
    `/accounting/statement?id=${idOf(20)}&ledger=${idOf(901)}`,
  );
  const ahead = await rowOf(2);
  expect(ahead.getByText('No owner')).toBeVisible();
  expect(ahead.getByText('-$20.00')).toBeVisible();
});

test('the sums of all say what is owed, what of it is overdue, and what is in credit', async () => {
  open();
  expect(
    await screen.findByText(
      '3 accounts · $1,000.00 owed ($400.00 overdue) · $20.00 in credit · balance $980.00',
    ),
  ).toBeVisible();
});

test('another day is asked for from its first page on, of rows, sums and file alike', async () => {
  // jsdom cannot follow a link, not even to a download.
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const { user, calls } = open({
    path: '/accounting/unit-accounts?standing=owes&cursor=page-3',
    answers: { [`${list}/export`]: () => ({}) },
  });
  const day = await screen.findByLabelText('As of');
  expect(day).toHaveValue('12/01/2026');
  await user.clear(day);
  await user.type(day, '01/31/2026');
  await user.tab();
  await waitFor(() =>
    expect(
      calls
        .filter(({ name }) => name === list)
        .at(-1)
        ?.query.get('at'),
    ).toBe('2026-01-31'),
  );
  const asked = calls.filter(({ name }) => name === list).at(-1)?.query;
  expect([asked?.get('standing'), asked?.has('cursor')]).toEqual(['owes', false]);
  await waitFor(() =>
    expect(
      calls
        .filter(({ name }) => name === `${list}/totals`)
        .at(-1)
        ?.query.get('at'),
    ).toBe('2026-01-31'),
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const file = calls.find(({ name }) => name === `${list}/export`)?.query;
  expect(Object.fromEntries(file ?? [])).toMatchObject({
    at: '2026-01-31',
    standing: 'owes',
    format: 'xlsx',
  });
});

test('only who writes is offered payments and statements', async () => {
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'Send statements' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Actions for Aspen House 204, Sid Seller' }));
  expect(await screen.findByRole('menuitem', { name: 'Record payment' })).toHaveAttribute(
    'href',
    `/accounting/payments/create?property=${idOf(20)}&ledger=${idOf(901)}`,
  );
  open({ permissions: reader });
  await rowOf(0);
  expect(screen.queryByRole('link', { name: 'Send statements' })).not.toBeInTheDocument();
});
