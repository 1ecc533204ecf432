import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TaxRegisterPage } from '../tax-register/tax-register.page';
import { vendorOf } from '../vendor.fixture';
import { VendorStatementPage } from './vendor-statement.page';

const permissions = ['Vendors List View', 'Vendor Details View'];
const statement = pageOpener({
  page: <VendorStatementPage />,
  permissions,
  path: `/accounting/vendors/${idOf(100)}/statement`,
  pattern: '/accounting/vendors/:vendorId/statement',
  answers: {
    'GET /api/v1/vendors/:vendorId': () => ({ data: vendorOf() }),
    'GET /api/v1/vendors/:vendorId/statement': () => ({
      data: {
        from: '2026-10-01',
        to: '2026-12-01',
        openingMinor: 8_000,
        closingMinor: 3_000,
        lines: [
          {
            entryId: idOf(601),
            date: '2026-11-01',
            kind: 'payment',
            description: 'Greenway Landscaping · #1042',
            billId: null,
            paymentId: idOf(850),
            amountMinor: -5_000,
            balanceMinor: 3_000,
          },
        ],
      },
    }),
  },
  wrap: withUi,
});
const row = {
  vendor: { id: idOf(100), name: 'Greenway Landscaping' },
  records: [{ id: idOf(100), name: 'Greenway Landscaping', amountMinor: 250_000 }],
  legalName: null,
  address: { line1: null, line2: null, city: null, region: null, postalCode: null },
  taxClass: 'llc',
  tin: { kind: 'ein', lastFour: '0131' },
  w9ReceivedOn: null,
  taxBox: 'nec-1',
  amountMinor: 250_000,
  thresholdMinor: 200_000,
  verdict: 'due',
};
const rents = {
  ...row,
  records: [...row.records, { id: idOf(101), name: 'Greenway Tools', amountMinor: 150_000 }],
  taxBox: 'misc-1',
  amountMinor: 400_000,
};
const register = pageOpener({
  page: <TaxRegisterPage />,
  permissions,
  path: '/accounting/vendors/1099?year=2026',
  pattern: '/accounting/vendors/1099',
  answers: {
    'GET /api/v1/vendors': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'GET /api/v1/tax-register': () => ({
      data: { year: 2026, rows: [row, rents], dueMinor: 650_000, reportedByOthersMinor: 30_000 },
    }),
  },
  wrap: withUi,
});

test('a statement goes from what was owed to what is, and its lines lead to what they come from', async () => {
  const { calls, user } = statement();
  expect(await screen.findByText('Greenway Landscaping · #1042', { exact: false })).toBeVisible();
  expect(screen.getByText('Balance before 10/01/2026').parentElement).toHaveTextContent('$80.00');
  expect(screen.getByRole('link', { name: 'Payment' })).toHaveAttribute(
    'href',
    `/accounting/vendor-payments/details?id=${idOf(850)}`,
  );
  const from = screen.getByLabelText(/^From/);
  await user.clear(from);
  await user.type(from, '01/01/2026');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const asked = () => calls.filter(({ name }) => name === 'GET /api/v1/vendors/:vendorId/statement');
  await waitFor(() => expect(asked().at(-1)?.query?.get('from')).toBe('2026-01-01'));
});

test('the register says who gets a form, what it lacks, what was added up, and what others report', async () => {
  register();
  const [first, second] = await screen.findAllByRole('row', { name: /To be filed/ });
  const line = within(first ?? document.body);
  expect(line.getByRole('link', { name: 'Greenway Landscaping' })).toBeVisible();
  expect(line.queryByRole('list')).toBeNull();
  expect(line.getByText('TIN ends in 0131')).toBeVisible();
  expect(line.getByText('W-9 missing')).toBeVisible();
  const records = within(within(second ?? document.body).getByRole('list', { name: 'Combined from' }));
  expect(records.getAllByRole('listitem')[1]).toHaveTextContent('Greenway Tools $1,500.00');
  expect(screen.getByText(/\$300\.00 paid by card/)).toBeVisible();
  // One payee, with a form of each kind.
  expect(screen.getByText('2 forms to send · $6,500.00.')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(/1 payee to report is missing/);
});
