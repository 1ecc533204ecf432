import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { MonthCard } from './month.card';

const treasurer = [
  'Bank Transactions View',
  'Bills List View',
  'Periods View',
  'Banks List View',
  'Recurring Templates List View',
];
const month = (name: string, status: 'open' | 'closed') => ({ month: name, status, isUsed: true });
const check = (name: string, state: string, count: number | null = null) => ({
  check: name,
  state,
  count,
  amountMinor: null,
  names: [],
});
const standing = (open: number, doubtful: number) => ({ open, doubtful });

const show = pageOpener({
  page: <MonthCard />,
  permissions: treasurer,
  answers: {
    'GET /api/v1/bank-transactions/accounts': () => ({ data: [standing(3, 1), standing(2, 0)] }),
    'GET /api/v1/bills/totals': ({ query }) => ({
      // Four are overdue, or due within a week.
      data: { count: query.get('dueOn')?.startsWith('..') ? 4 : 0, sums: {} },
    }),
    'GET /api/v1/periods': () => ({
      data: {
        months: [month('2026-11', 'open'), month('2026-10', 'open'), month('2026-09', 'closed')],
        next: '2026-10',
        last: '2026-09',
        head: { no: 1, hash: '' },
      },
    }),
    'GET /api/v1/periods/:month/checks': () => ({
      data: [
        check('recurring', 'attention', 2),
        check('reconciled', 'done', 0),
        check('drafts', 'blocks', 1),
      ],
    }),
  },
  wrap: withUi,
});

const rows = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => [within(row).getByRole('link').getAttribute('href'), row.textContent]);

test('the work of the month is told with what is open of it and leads to where it is done', async () => {
  show();
  expect(await screen.findByText('6 open')).toBeVisible();
  await screen.findByText('2 items left on the checklist');
  expect(rows()).toEqual([
    ['/accounting/transactions?state=open&state=doubtful', 'Match bank transactions6 open'],
    ['/accounting/bills?status=waiting', 'Approve billsDone'],
    [
      expect.stringMatching(
        /^\/accounting\/bills\?status=open&status=partial&kind=bill&dueOn=\.\.\d{4}-\d\d-\d\d$/,
      ),
      'Pay bills due within a week4 open',
    ],
    ['/accounting/recurring-invoices', 'Run recurring invoices and entries2 open'],
    ['/banking-reports/bank-accounts', 'Reconcile bank accountsDone'],
    [
      '/bookkeeping/periods/details?month=2026-10',
      'Close October 20262 items left on the checklist2 months open',
    ],
  ]);
});

test('where every month is closed nothing is left of it, and no checklist is asked for', async () => {
  const { calls } = show({
    answers: {
      'GET /api/v1/periods': () => ({
        data: {
          months: [month('2026-09', 'closed')],
          next: null,
          last: '2026-09',
          head: { no: 1, hash: '' },
        },
      }),
    },
  });
  expect(await screen.findAllByText('Done')).not.toHaveLength(0);
  await screen.findByRole('link', { name: 'Reconcile bank accounts' });
  expect(calls.map(({ name }) => name)).not.toContain('GET /api/v1/periods/:month/checks');
});

test('who may not see the months is shown the rest', async () => {
  const { calls } = show({ permissions: ['Bills List View'] });
  expect(await screen.findByText('Done')).toBeVisible();
  expect(rows()).toHaveLength(2);
  // One for all that is owed and one for each group of bills, as the card beside it asks.
  expect(calls.map(({ name }) => name)).toEqual(Array.from({ length: 6 }, () => 'GET /api/v1/bills/totals'));
});
