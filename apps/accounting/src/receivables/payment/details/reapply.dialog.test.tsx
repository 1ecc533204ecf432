import { idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import type { PaymentApplication } from '@courtyard/contract/accounting/receivables/payment/reapplication';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { aspen, operating } from '../../invoice/invoice.fixture';
import { paymentOf } from '../payment.fixture';
import { ReapplyDialog } from './reapply.dialog';

const read = 'GET /api/v1/payments/:paymentId/application';
const apply = 'POST /api/v1/payments/:paymentId/application';
const closed = jest.fn();

/** $250.00: all of it settles the dues; a fine is open. */
const applicationOf = (part: Partial<PaymentApplication> = {}): PaymentApplication => ({
  law: null,
  units: [{ property: aspen, amountMinor: 25_000 }],
  charges: [
    {
      itemId: idOf(701),
      property: aspen,
      invoice: { id: idOf(400), number: 1042 },
      description: 'Dues',
      fund: operating,
      dueOn: '2026-10-16',
      openMinor: 25_000,
      appliedMinor: 25_000,
      byOrderMinor: 25_000,
    },
    {
      itemId: idOf(702),
      property: aspen,
      invoice: null,
      description: 'Fine',
      fund: operating,
      dueOn: '2026-10-20',
      openMinor: 9_000,
      appliedMinor: 0,
      byOrderMinor: 0,
    },
  ],
  ...part,
});

const open = pageOpener({
  page: <ReapplyDialog payment={paymentOf()} onClose={closed} />,
  permissions: ['Invoice Details View', 'Invoice Create'],
  answers: { [read]: () => ({ data: applicationOf() }) },
  wrap: withUi,
});

test('amounts are written for each charge, what stays as credit is said meanwhile, and what is refused is kept', async () => {
  const detail = 'This is more than the charge’s open balance.';
  let isRefused = true;
  const { user, sent } = open({
    answers: {
      [apply]: () =>
        isRefused
          ? problemOf(422, 'validation', { fields: { 'parts.1.amountMinor': detail } })
          : { data: paymentOf() },
    },
  });
  const dues = await screen.findByLabelText(/^Dues, due 10\/16\/2026/);
  const fine = screen.getByLabelText(/^Fine, due 10\/20\/2026/);
  expect(dues).toHaveValue('250.00');
  expect(screen.getByText('Invoice 1042 · Operating · open without this payment: $250.00')).toBeVisible();
  await user.type(fine, '90');
  expect(await screen.findByText('$90.00 more than the payment.')).toBeVisible();
  await user.clear(dues);
  await user.type(dues, '150');
  expect(await screen.findByText(/^\$10\.00 stays as a credit/)).toBeVisible();
  const action = screen.getByRole('button', { name: 'Reapply payment' });
  await user.type(screen.getByLabelText(/^Reason/), 'The owner asked for it');
  await user.click(action);
  expect((await screen.findAllByText(detail))[0]).toBeVisible();
  isRefused = false;
  await user.click(action);
  expect(await screen.findByText('Payment 12 was reapplied')).toBeVisible();
  expect(closed).toHaveBeenCalled();
  expect(sent(apply).at(-1)).toEqual({
    reason: 'The owner asked for it',
    parts: [
      { itemId: idOf(701), amountMinor: 15_000 },
      { itemId: idOf(702), amountMinor: 9_000 },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Use policy order' }));
  expect(dues).toHaveValue('250.00');
  expect(fine).toHaveValue('');
});

test('where a law sets the order nothing is chosen: it says what changes, or that nothing would', async () => {
  const law = 'California Civil Code §5655';
  const [dues, fine] = applicationOf().charges;
  const charges = [
    { ...dues, appliedMinor: 16_000, byOrderMinor: 25_000 },
    { ...fine, appliedMinor: 9_000, byOrderMinor: 0 },
  ] as PaymentApplication['charges'];
  const { user, sent } = open({
    answers: {
      [read]: () => ({ data: applicationOf({ law, charges }) }),
      [apply]: () => ({ data: paymentOf() }),
    },
  });
  expect(await screen.findByText(/California Civil Code §5655 sets the order/)).toBeVisible();
  expect(screen.getByText('Now $160.00, from today $250.00')).toBeVisible();
  expect(screen.queryByLabelText(/^Dues/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Reason/), 'A charge came late');
  await user.click(screen.getByRole('button', { name: 'Reapply payment' }));
  expect(await screen.findByText('Payment 12 was reapplied')).toBeVisible();
  expect(sent(apply)).toMatchObject([{ parts: [{ amountMinor: 25_000 }, { amountMinor: 0 }] }]);
});

test('what is applied by the law already has nothing to be sent, and a refusal says why', async () => {
  open({ answers: { [read]: () => ({ data: applicationOf({ law: 'Texas Property Code §209.0063' }) }) } });
  expect(await screen.findByText('Already applied in the policy order.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reapply payment' })).not.toBeInTheDocument();
  const detail = 'This payment is a recovery of a write-off and can’t be reapplied.';
  open({ answers: { [read]: () => problemOf(409, 'recovers-write-off', { detail }) } });
  expect(await screen.findByText(detail)).toBeVisible();
});

test('of a payment for two units what is left of one does not hide that too much is applied of the other', async () => {
  const birch = { id: idOf(60), name: 'B-2' };
  const { charges } = applicationOf();
  const two = applicationOf({
    units: [
      { property: aspen, amountMinor: 25_000 },
      { property: birch, amountMinor: 9_000 },
    ],
    charges: charges.map((charge, at) => (at === 1 ? { ...charge, property: birch } : charge)),
  });
  const { user } = open({ answers: { [read]: () => ({ data: two }) } });
  const dues = within(await screen.findByRole('group', { name: aspen.name })).getByLabelText(/^Dues/);
  await user.clear(dues);
  await user.type(dues, '160');
  await user.type(within(screen.getByRole('group', { name: 'B-2' })).getByLabelText(/^Fine/), '99');
  expect(await screen.findByText('B-2 · $9.00 more than the payment.')).toBeVisible();
  expect(screen.getByText(new RegExp(`^${aspen.name} · \\$90\\.00 stays as a credit`))).toBeVisible();
});
