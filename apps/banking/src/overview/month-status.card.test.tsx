import { idOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { MonthStatusCard } from './month-status.card';

const head = { no: 812, hash: 'ab'.repeat(32) };
const action = {
  id: idOf(900),
  action: 'close',
  reason: null,
  by: 'Tess Moreno',
  at: '2026-10-04T15:00:00Z',
  head,
};
const open = {
  status: 'open',
  action: null,
  confirmation: null,
  isUsed: true,
  endsYear: false,
  isYearClosed: false,
};
const closed = (month: string, state: 'waiting' | 'confirmed', by: string | null) => ({
  ...open,
  month,
  status: 'closed',
  action,
  confirmation: { state, by, at: by === null ? null : '2026-10-05T15:00:00Z' },
});
const months = [
  { ...open, month: '2026-11' },
  { ...open, month: '2026-10' },
  closed('2026-09', 'confirmed', 'Bea Board'),
  closed('2026-08', 'confirmed', 'Bea Board'),
  closed('2026-07', 'waiting', null),
];
const check = (state: string) => ({ check: 'drafts', state, count: 1, amountMinor: null, names: [] });

const show = pageOpener({
  page: <MonthStatusCard />,
  permissions: ['Periods View'],
  answers: {
    'GET /api/v1/periods': () => ({ data: { months, next: '2026-10', last: '2026-09', head } }),
    'GET /api/v1/periods/:month/checks': () => ({
      data: [check('done'), check('attention'), check('blocks')],
    }),
  },
  wrap: withUi,
});

test('the oldest open month says what is left to do, and a close that waits is not crowded out', async () => {
  show();
  expect(await screen.findByText('Oldest open month: October 2026 · 2 checks to do')).toBeVisible();
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'November 2026',
    'October 2026',
    'September 2026',
    'July 2026',
  ]);
  expect(screen.getByText('Pending confirmation')).toBeVisible();
  expect(screen.getByText('Confirmed by Bea Board')).toBeVisible();
  expect(screen.getByRole('link', { name: 'July 2026' })).toHaveAttribute(
    'href',
    '/bookkeeping/periods/details?month=2026-07',
  );
});

test('where every month is closed, nothing is left to do', async () => {
  const all = { months: months.slice(2), next: null, last: '2026-09', head };
  const { calls } = show({ answers: { 'GET /api/v1/periods': () => ({ data: all }) } });
  expect(await screen.findByText('No open months.')).toBeVisible();
  expect(calls.some(({ name }) => name.endsWith('/checks'))).toBe(false);
});
