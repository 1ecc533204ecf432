import { idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { invoiceOf } from '../../../invoice/invoice.fixture';
import { chartOf } from '../../../../parts/chart/chart.fixture';
import { adjustmentOf, previewOf } from '../adjustment.fixture';
import { ForgiveDialog } from './forgive.dialog';
import { RefundDialog } from './refund.dialog';

const create = 'POST /api/v1/adjustments';
const answers = {
  'GET /api/v1/accounts': () => ({ data: chartOf() }),
  'POST /api/v1/adjustments/preview': () => ({ data: previewOf() }),
  'POST /api/v1/refunds/preview': () => ({ data: previewOf({ openMinor: 0, waits: true }) }),
};
const closed = jest.fn();
const shared = { permissions: ['Invoice Details View', 'Invoice Create'], answers, wrap: withUi };
const memo = pageOpener({
  page: <ForgiveDialog invoice={invoiceOf()} kind="credit-memo" onClose={closed} />,
  ...shared,
});
const writeOff = pageOpener({
  page: <ForgiveDialog invoice={invoiceOf()} kind="write-off" onClose={closed} />,
  ...shared,
});
const unit = { property: { id: idOf(20), name: 'Aspen House 204' }, creditMinor: 9_000, former: null };
const refund = pageOpener({
  page: <RefundDialog statement={unit} onClose={closed} />,
  ...shared,
});

test('a credit memo is written by charge, says before what it does, and keeps what was typed when it is refused', async () => {
  const detail = 'This is more than the amount left on the charge.';
  let isRefused = true;
  const { user, sent } = memo({
    answers: {
      [create]: () =>
        isRefused
          ? problemOf(422, 'validation', { fields: { 'lines.0.amountMinor': detail } })
          : { data: { adjustment: adjustmentOf(), approvalId: null } },
    },
  });
  const amount = await screen.findByLabelText(/^Assessment of November/);
  expect(screen.getByText('Enter an amount to see a preview.')).toBeVisible();
  await user.type(amount, '80');
  expect(await screen.findByText('Reduces the unpaid balance by $50.00.')).toBeVisible();
  expect(screen.getByText('$30.00 was already paid and becomes a credit on the unit.')).toBeVisible();
  expect(screen.getByText('2200 Prepaid')).toBeVisible();
  const action = screen.getByRole('button', { name: 'Create credit memo' });
  await user.type(screen.getByLabelText(/^Reason/), 'Billed too much');
  await user.click(action);
  expect((await screen.findAllByText(detail))[0]).toBeVisible();
  expect(amount).toHaveValue('80.00');
  isRefused = false;
  await user.click(action);
  expect(await screen.findByText('Credit memo 3 posted')).toBeVisible();
  expect(closed).toHaveBeenCalled();
  expect(sent(create).at(-1)).toMatchObject({
    kind: 'credit-memo',
    reason: 'Billed too much',
    lines: [{ itemId: idOf(410), amountMinor: 8_000 }],
  });
});

test('a preview that is refused says why, without another try that would be refused too', async () => {
  const detail = 'This is more than the amount left on the charge.';
  const { user } = memo({
    answers: {
      'POST /api/v1/adjustments/preview': () =>
        problemOf(422, 'validation', { fields: { 'lines.0.amountMinor': detail } }),
    },
  });
  await user.type(await screen.findByLabelText(/^Assessment of November/), '9000');
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a write-off begins with what is open, and says that it waits', async () => {
  const { user, sent } = writeOff({
    answers: {
      'POST /api/v1/adjustments/preview': () => ({ data: previewOf({ waits: true }) }),
      [create]: () => ({ data: { adjustment: null, approvalId: idOf(77) } }),
    },
  });
  expect(await screen.findByLabelText(/^Assessment of November/)).toHaveValue('160.00');
  await user.type(screen.getByLabelText(/^Reason/), 'Bankrupt');
  await user.click(await screen.findByRole('button', { name: 'Request approval' }));
  expect(await screen.findByText('Pending approval. Nothing has been posted yet.')).toBeVisible();
  expect(sent(create)).toMatchObject([
    { kind: 'write-off', lines: [{ amountMinor: 16_000 }, { amountMinor: 4_000 }] },
  ]);
});

test('a refund begins with all of the credit, from a bank account, and says who approves it', async () => {
  const { user, sent } = refund({
    answers: { 'POST /api/v1/refunds': () => ({ data: { adjustment: null, approvalId: idOf(78) } }) },
  });
  expect(await screen.findByLabelText(/^Amount/)).toHaveValue('90.00');
  expect(await screen.findByText('Requires a second person’s approval.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Check number/), '2044');
  await user.type(screen.getByLabelText(/^Reason/), 'Sold');
  await user.click(screen.getByRole('button', { name: 'Request approval' }));
  expect(await screen.findByText(/Pending approval/)).toBeVisible();
  expect(sent('POST /api/v1/refunds')).toMatchObject([
    { propertyId: idOf(20), amountMinor: 9_000, method: 'check', reference: '2044' },
  ]);
});
