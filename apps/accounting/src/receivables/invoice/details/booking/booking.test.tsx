import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { chartOf } from '../../../../parts/chart/chart.fixture';
import { adjustmentOf, previewOf } from '../../../statement/adjustment/adjustment.fixture';
import { InvoicePage } from '../invoice.page';
import { invoiceOf, operating } from '../../invoice.fixture';

const create = 'POST /api/v1/deposit-returns';
const booking = {
  id: idOf(70),
  area: 'Clubhouse',
  startsAt: '2026-11-10T19:00:00Z',
  endsAt: '2026-11-10T21:00:00Z',
  isOver: true,
};
const deposit = {
  itemId: idOf(412),
  serviceItemId: null,
  description: 'Refundable deposit: Clubhouse',
  accountId: idOf(44),
  fundId: operating.id,
  chargeType: 'other' as const,
  amountMinor: 30_000,
  account: { id: idOf(44), name: '2300 Refundable deposits' },
  fund: operating,
  openMinor: 0,
  heldMinor: 30_000,
};
const billed = invoiceOf({ status: 'paid', openMinor: 0, totalMinor: 30_000, booking, lines: [deposit] });

const open = pageOpener({
  page: <InvoicePage />,
  permissions: ['Invoices List View', 'Invoice Details View', 'Invoice Create'],
  pattern: '/accounting/invoices/:invoiceId',
  path: `/accounting/invoices/${idOf(400)}`,
  answers: {
    'GET /api/v1/invoices/:invoiceId': () => ({ data: billed }),
    'GET /api/v1/invoices/:invoiceId/history': () => ({ data: [], page: pageOf() }),
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    'POST /api/v1/deposit-returns/preview': () => ({
      data: previewOf({ totalMinor: 30_000, openMinor: 0, creditMinor: 22_000 }),
    }),
  },
  wrap: withUi,
});

test('an invoice names its booking and what is held; the deposit is returned less what is kept, said before', async () => {
  const detail = 'This is more than the deposit held.';
  let isRefused = true;
  const { user, sent } = open({
    answers: {
      [create]: () =>
        isRefused
          ? problemOf(422, 'validation', { fields: { keptMinor: detail } })
          : { data: adjustmentOf({ kind: 'deposit-return', keptMinor: 8_000 }) },
    },
  });
  expect(await screen.findByRole('link', { name: /^Clubhouse, / })).toHaveAttribute(
    'href',
    `/properties-common-areas/reservations/details?id=${idOf(70)}`,
  );
  expect(screen.getByText('$300.00 deposit held.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Return deposit' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Return deposit for/ }));
  expect(await dialog.findByText('$220.00 was already paid and becomes a credit on the unit.')).toBeVisible();
  expect(dialog.queryByRole('combobox', { name: /^Income account/ })).not.toBeInTheDocument();
  const kept = dialog.getByLabelText(/^Amount withheld/);
  await user.type(kept, '80');
  expect(await dialog.findByRole('combobox', { name: /^Income account/ })).toBeVisible();
  const action = dialog.getByRole('button', { name: 'Return deposit' });
  await user.click(action);
  expect((await dialog.findAllByText(detail))[0]).toBeVisible();
  expect(kept).toHaveValue('80.00');
  isRefused = false;
  await user.click(action);
  expect(await screen.findByText('Deposit return 3 posted')).toBeVisible();
  expect(sent(create).at(-1)).toMatchObject({
    invoiceId: idOf(400),
    keptMinor: 8_000,
    reason: 'Returned after the booking',
  });
});

test('before the booking is over, and where nothing is held, there is nothing to return', async () => {
  const { unmount } = open({
    answers: {
      'GET /api/v1/invoices/:invoiceId': () => ({
        data: { ...billed, booking: { ...booking, isOver: false } },
      }),
    },
  });
  expect(await screen.findByRole('link', { name: /^Clubhouse, / })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Return deposit' })).not.toBeInTheDocument();
  unmount();
  open({
    answers: {
      'GET /api/v1/invoices/:invoiceId': () => ({
        data: { ...billed, lines: [{ ...deposit, heldMinor: 0 }] },
      }),
    },
  });
  expect(await screen.findByText('No deposit held.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Return deposit' })).not.toBeInTheDocument();
});
