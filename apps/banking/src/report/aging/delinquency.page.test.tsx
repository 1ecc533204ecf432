import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { DelinquencyPage } from './delinquency.page';

const call = 'GET /api/v1/financial-reports/delinquency';
const sums = {
  to30Minor: 2000,
  to60Minor: 0,
  to90Minor: 0,
  over90Minor: 500,
  pastDueMinor: 2500,
  feesMinor: 1500,
  creditMinor: 0,
};
const property = { id: '019a0000-0000-7000-8000-0000000000a1', name: 'Aspen 101' };
const open = pageOpener({
  page: <DelinquencyPage />,
  permissions: ['Financial Reports View', 'Invoices List View'],
  answers: {
    [call]: () => ({
      data: {
        basis: 'accrual',
        journalNo: 812,
        madeAt: '2026-04-10T12:00:00.000Z',
        at: '2026-03-31',
        rows: [
          {
            id: '019a0000-0000-7000-8000-0000000000b1',
            property,
            owners: 'Ada Lovelace',
            ownership: 'current',
            held: 'plan',
            dueSince: '2025-12-01',
            ...sums,
            lastPayment: { receivedOn: '2025-11-15', amountMinor: 9900 },
          },
        ],
        totals: sums,
        agingMinor: 2500,
      },
    }),
  },
  wrap: withUi,
});

test('a unit past due has its oldest due date, last payment and collection status, and leads to its statement', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Delinquency' }));
  expect(table.getByRole('link', { name: 'Aspen 101' })).toHaveAttribute(
    'href',
    `/accounting/statement?id=${property.id}`,
  );
  for (const text of ['Ada Lovelace', '12/01/2025', '11/15/2025', '$99.00', 'Payment plan'])
    expect(table.getByText(text)).toBeVisible();
  expect(table.getAllByRole('link', { name: '$5.00' }).at(-1)).toHaveAttribute(
    'href',
    '/accounting/unit-accounts?at=2026-03-31&aging=over90',
  );
  expect(screen.getByText('Agrees with A/R aging')).toBeVisible();
});

test('whoever may not see what owners owe is told so, and the server is not asked', async () => {
  const { calls } = open({ permissions: ['Financial Reports View'] });
  expect(await screen.findByText(/Invoices List View/)).toBeVisible();
  expect(calls).toEqual([]);
});
