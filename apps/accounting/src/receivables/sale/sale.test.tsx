import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { salePolicyInput } from '@courtyard/contract/accounting/receivables/sale/sale';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MoveSaleDialog } from './move-sale.dialog';
import { SaleCard } from './sale.card';
import { saleMoveOf, salePolicyOf } from './sale.fixture';

const list = 'GET /api/v1/sale-policies';
const set = 'POST /api/v1/sale-policies';
const move = 'POST /api/v1/properties/:propertyId/sale-moves';
const closed = jest.fn();
const ahead = salePolicyOf({
  id: idOf(741),
  owed: 'buyer',
  effectiveOn: '2027-01-01',
  setAt: '2026-11-01T15:00:00Z',
  setBy: 'Maya Okafor',
});

const card = pageOpener({
  page: <SaleCard />,
  permissions: ['Invoices List View', 'Invoice Create'],
  answers: { [list]: () => ({ data: [ahead, salePolicyOf()], page: pageOf({ total: 2 }) }) },
  wrap: withUi,
});
const dialog = pageOpener({
  page: (
    <MoveSaleDialog
      property={{ id: idOf(21), name: 'Birch 7' }}
      owners="Sam Seller"
      ledgerId={idOf(830)}
      onClose={closed}
    />
  ),
  permissions: ['Invoice Create'],
  answers: { [`${move}/preview`]: () => ({ data: saleMoveOf() }), [move]: () => ({ data: saleMoveOf() }) },
  wrap: withUi,
});
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-01T15:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('who keeps what is said as it is and as it will be, and set from a day on', async () => {
  const { user, sent } = card({ answers: { [set]: () => ({ data: ahead }) } });
  expect(await screen.findByText('For all sales.')).toBeVisible();
  expect(screen.getByText('Stays with the seller')).toBeVisible();
  expect(
    screen.getByText(/^From 01\/01\/2027: Transfers to the buyer · Stays with the seller/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const form = within(await screen.findByRole('dialog', { name: 'Set how balances transfer at closing' }));
  const owed = within(form.getByRole('radiogroup', { name: /^Balance due/ }));
  await user.click(owed.getByRole('radio', { name: 'Transfers to the buyer' }));
  const credit = within(form.getByRole('radiogroup', { name: /^Credit/ }));
  // What is not changed stands as it is.
  expect(credit.getByRole('radio', { name: /^Stays with the seller/ })).toBeChecked();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(set).map((body) => salePolicyInput.parse(body))).toEqual([
    { owed: 'buyer', credit: 'seller', effectiveOn: '2026-12-01' },
  ]);
});

test('who may not write sees it without a way to change it', async () => {
  card({ permissions: ['Invoices List View'] });
  expect(await screen.findByText('For all sales.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
});

test('what goes to whom is said before it is moved; what the server refuses stands in the form', async () => {
  const detail = 'This account has no balance to transfer.';
  let isGone = true;
  const { user, sent } = dialog({
    answers: {
      [move]: () => (isGone ? problemOf(409, 'nothing-to-move', { detail }) : { data: saleMoveOf() }),
    },
  });
  expect(await screen.findByText(/^\$300\.00 of charges transfers to Bea Buyer/)).toBeVisible();
  const action = screen.getByRole('button', { name: 'Transfer to buyer' });
  await user.click(action);
  expect(await screen.findByText(detail)).toBeVisible();
  isGone = false;
  await user.click(screen.getByRole('checkbox', { name: 'Credit balance' }));
  await user.click(action);
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(sent(move).at(-1)).toMatchObject({
    ledgerId: idOf(830),
    owed: true,
    credit: false,
    movedOn: '2026-12-01',
  });
});
