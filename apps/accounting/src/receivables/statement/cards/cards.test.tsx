import { receivablesAging } from '@courtyard/contract/accounting/receivables/unit-account/receivables-aging';
import { idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { CardHearing } from '@courtyard/common';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { clearStatement, statementOf } from '../statement.fixture';
import { ArrearsCard } from './arrears.card';
import { BalancePanel } from './balance.panel';
import { MyBalanceCard } from './my-balance.card';

const mine = 'GET /api/v1/my-statements';
const totals = 'GET /api/v1/invoices/totals';
const agingCall = 'GET /api/v1/unit-accounts/aging';
const one = 'GET /api/v1/properties/:propertyId/statement';
const hear = jest.fn();

const open = pageOpener({
  page: (
    <CardHearing value={hear}>
      <MyBalanceCard />
    </CardHearing>
  ),
  answers: {},
  wrap: withUi,
});
beforeEach(() => {
  hear.mockClear();
  jest.useFakeTimers({ now: new Date('2026-12-01T15:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test('an owner sees what is owed and since when, of several units each; who owns none has no card', async () => {
  open({ answers: { [mine]: () => ({ data: [statementOf()] }) } });
  expect(await screen.findByText('You owe $500.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View details' })).toHaveAttribute('href', '/accounting/statement');
  expect(screen.getByRole('link', { name: 'How to pay' })).toHaveAttribute(
    'href',
    `/accounting/statement?id=${statementOf().property.id}`,
  );

  const birch = { id: idOf(21), name: 'Birch 7' };
  open({ answers: { [mine]: () => ({ data: [statementOf(), clearStatement({ property: birch })] }) } });
  expect(await screen.findByText('$200.00 overdue')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Birch 7' })).toBeVisible();

  open({ answers: { [mine]: () => ({ data: [] }) } });
  await waitFor(() => expect(hear).toHaveBeenLastCalledWith('nothing'));
});

const agingOf = (currentMinor: number, to30: number, over90: number) =>
  receivablesAging.parse({
    at: '2026-12-01',
    buckets: [
      { bucket: 'current', openMinor: currentMinor },
      { bucket: 'to30', openMinor: to30 },
      { bucket: 'to60', openMinor: 0 },
      { bucket: 'to90', openMinor: 0 },
      { bucket: 'over90', openMinor: over90 },
    ],
    openMinor: currentMinor + to30 + over90,
    pastDueMinor: to30 + over90,
    trend: {
      points: [
        { on: '2026-10-31', amountMinor: 40_000 },
        { on: '2026-11-30', amountMinor: 30_000 },
        { on: '2026-12-01', amountMinor: to30 + over90 },
      ],
      changeMinor: to30 + over90 - 30_000,
    },
  });
const aging = () => ({ data: agingOf(90_000, 20_000, 5_000) });
const collected = () => ({ data: { count: 40, sums: { totalMinor: 1_000_000, openMinor: 25_001 } } });

test('A/R aging has what is overdue, how it changed, and each figure opens its list', async () => {
  open({ page: <ArrearsCard />, answers: { [agingCall]: aging, [totals]: collected } });
  expect(await screen.findByText('$250.00')).toBeVisible();
  expect(screen.getByText('Down $50.00 since 11/30/2026')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Overdue: 10/31/2026 $400.00; 11/30/2026 $300.00; 12/01/2026 $250.00',
  );
  expect(screen.getByText('$900.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Over 90 days' })).toHaveAttribute(
    'href',
    '/accounting/unit-accounts?aging=over90',
  );
  // 97.4999%: never said to be more than it is.
  const rate = await screen.findByRole('link', {
    name: '97% of the $10,000.00 due in the last 12 months is paid',
  });
  expect(rate).toHaveAttribute('href', '/accounting/invoices?dueOn=2025-12-01..2026-11-30');
});

test('arrears are drawn with the sentence below them, so that the next card keeps its place', async () => {
  let answer: (found: object) => void = () => undefined;
  const { sent } = open({
    page: <ArrearsCard />,
    answers: { [agingCall]: aging, [totals]: () => new Promise<object>((done) => (answer = done)) },
  });
  await waitFor(() => expect(sent(totals)).toHaveLength(1));
  expect(screen.queryByText('$250.00')).toBeNull();
  answer({ data: { count: 40, sums: { totalMinor: 1_000_000, openMinor: 25_001 } } });
  expect(await screen.findByText('$250.00')).toBeVisible();
  expect(screen.getByRole('link', { name: /^97% of the/ })).toBeVisible();
});

test('what is collected is no percent less than it is', async () => {
  open({
    page: <ArrearsCard />,
    answers: {
      [agingCall]: aging,
      [totals]: () => ({ data: { count: 2, sums: { totalMinor: 10_000, openMinor: 4_300 } } }),
    },
  });
  expect(await screen.findByRole('link', { name: /^57% of the \$100\.00/ })).toBeVisible();
});

test('nothing open is said, and figures that fail are asked again', async () => {
  open({
    page: <ArrearsCard />,
    answers: {
      [agingCall]: () => ({ data: agingOf(0, 0, 0) }),
      [totals]: () => ({ data: { count: 0, sums: { openMinor: 0 } } }),
    },
  });
  expect(await screen.findByText('No open receivables.')).toBeVisible();
  let isDown = true;
  const { user } = open({
    page: <ArrearsCard />,
    answers: {
      [agingCall]: () => (isDown ? problemOf(500, 'internal') : aging()),
      [totals]: collected,
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('$250.00')).toBeVisible();
});

test('a property says what it owes; only who writes invoices is led to bill it', async () => {
  const subject = { propertyId: idOf(20) };
  const answers = { [one]: () => ({ data: statementOf() }) };
  const page = <BalancePanel subject={subject} />;
  open({ page, answers, permissions: ['Invoice Details View', 'Invoice Create'] });
  expect(await screen.findByText('Balance due $500.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New invoice' })).toHaveAttribute(
    'href',
    `/accounting/invoices/create?property=${idOf(20)}`,
  );
  open({ page, answers, permissions: ['Invoice Details View'] });
  expect(await screen.findByRole('link', { name: 'Statement' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New invoice' })).not.toBeInTheDocument();
});
