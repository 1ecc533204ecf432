import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { billSummaryOf } from '../bill.fixture';
import { BillsPage } from './bills.page';

const list = 'GET /api/v1/bills';
const reader = ['Bills List View', 'Bill Details View'];
const rows = [
  billSummaryOf(),
  billSummaryOf({ id: idOf(801), number: 'G-78', status: 'waiting', openMinor: 0, aging: null }),
  billSummaryOf({
    id: idOf(802),
    number: 'C-1',
    kind: 'credit',
    totalMinor: -500,
    openMinor: -500,
    aging: null,
  }),
];

const open = pageOpener({
  page: <BillsPage />,
  path: '/accounting/bills',
  pattern: '/accounting/bills',
  permissions: [...reader, 'Bill Create', 'Bill Pay'],
  routes: [{ path: '/accounting/bills/pay', element: <p>The form</p> }],
  answers: {
    [list]: () => ({ data: rows, page: pageOf({ total: 3 }) }),
    [`${list}/totals`]: () => ({ data: { count: 3, sums: { totalMinor: 59_500, openMinor: 19_500 } } }),
  },
  wrap: withUi,
});
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-01T15:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const rowOf = async (number: string) =>
  within((await screen.findByRole('link', { name: number })).closest('tr') ?? document.body);

test('what is overdue and what waits say so, and the sums of all stand above', async () => {
  open();
  const late = await rowOf('G-77');
  expect(late.getByText('15 days overdue')).toBeVisible();
  expect(late.getByText('Partially paid')).toBeVisible();
  expect((await rowOf('G-78')).getByText('Pending approval')).toBeVisible();
  expect(await screen.findByText('3 bills · $595.00 billed · $195.00 due')).toBeVisible();
});

test('bills that are ticked are paid together, those alone that something is open of', async () => {
  const { user } = open();
  await rowOf('G-77');
  for (const name of [/G-77$/, /G-78$/, /C-1$/]) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Pay selected' }));
  expect(await screen.findByText('The form')).toBeVisible();
});

test('who only reads is offered nothing to do; an empty list tells who enters bills how', async () => {
  open({ permissions: reader });
  await rowOf('G-77');
  expect(screen.queryByRole('link', { name: 'Enter bill' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pay' })).not.toBeInTheDocument();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  open({ answers: { [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) } });
  expect(await screen.findByText('No bills yet')).toBeVisible();
});
