import { idOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { statementOf } from '../statement/statement.fixture';
import { CollectionCards } from './collection-cards';
import { collectionOf, holdOf, planOf } from './collection.fixture';

const one = 'GET /api/v1/properties/:propertyId/collection';
const hold = 'POST /api/v1/properties/:propertyId/collection-holds';
const endHold = 'POST /api/v1/collection-holds/:collectionHoldId/end';
const agree = 'POST /api/v1/properties/:propertyId/payment-plans';
const endPlan = 'POST /api/v1/payment-plans/:paymentPlanId/end';
const former = {
  ledgerId: idOf(830),
  owners: 'Sam Seller',
  from: '2020-01-01',
  until: '2026-03-01',
  openMinor: 12_000,
  creditMinor: 0,
};

const open = pageOpener({
  page: <CollectionCards statement={statementOf()} />,
  permissions: ['Invoice Details View', 'Collection Update'],
  path: '/',
  answers: { [one]: () => ({ data: collectionOf() }) },
  wrap: withUi,
});

test('it says why collection is held, how the plan stands, and what former owners owe', async () => {
  open({
    permissions: ['Invoice Details View'],
    answers: {
      [one]: () => ({ data: collectionOf({ holds: [holdOf()], plans: [planOf()], former: [former] }) }),
    },
  });
  expect(await screen.findByText('Dispute')).toBeVisible();
  expect(screen.getByText('A check was never credited.')).toBeVisible();
  expect(screen.getByText('$100.00 behind')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sam Seller' })).toHaveAttribute(
    'href',
    `/accounting/statement?id=${idOf(20)}&ledger=${idOf(830)}`,
  );
  expect(screen.getByText('owned from 01/01/2020 to 03/01/2026')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a hold is set for a reason, of a bankruptcy with its petition, and its last day is said', async () => {
  const held = collectionOf({ holds: [holdOf()] });
  let now = collectionOf();
  const { user, sent } = open({
    answers: {
      [one]: () => ({ data: now }),
      [hold]: () => {
        now = held;
        return { data: held };
      },
      [endHold]: () => ({ data: held }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pause collections' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Pause collections for/ }));
  expect(dialog.queryByLabelText(/^Petition/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Bankruptcy' }));
  expect(dialog.getByLabelText(/^Petition/)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Dispute' }));
  await user.click(dialog.getByRole('button', { name: 'Pause collections' }));
  expect(await screen.findByText('Collections paused')).toBeVisible();
  expect(sent(hold)).toMatchObject([{ reason: 'dispute', petitionOn: null, endsOn: null }]);
  await user.click(await screen.findByRole('button', { name: 'Set end date' }));
  const ending = within(await screen.findByRole('dialog', { name: 'Set the end date of the pause' }));
  await user.click(ending.getByRole('button', { name: 'Set end date' }));
  expect(await screen.findByText('End date set')).toBeVisible();
  expect(sent(endHold)).toMatchObject([{ version: 1 }]);
});

test('a plan is agreed with what an installment comes to, and ended as broken', async () => {
  const planned = collectionOf({ plans: [planOf()] });
  let now = collectionOf();
  const { user, sent } = open({
    answers: {
      [one]: () => ({ data: now }),
      [agree]: () => {
        now = planned;
        return { data: planned };
      },
      [endPlan]: () => ({ data: planned }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up payment plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Set up a payment plan/ }));
  expect(dialog.getByText(/^6 installments of about/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Set up payment plan' }));
  expect(await screen.findByText('Payment plan created')).toBeVisible();
  expect(sent(agree)).toMatchObject([{ installments: 6, lateDays: 15, agreementFileId: null }]);
  await user.click(await screen.findByRole('button', { name: 'End plan' }));
  const ending = within(await screen.findByRole('dialog', { name: 'End payment plan' }));
  expect(ending.getByRole('checkbox', { name: /defaulted/ })).toBeChecked();
  await user.type(ending.getByLabelText(/^Reason/), 'Nothing came.');
  await user.click(ending.getByRole('button', { name: 'End plan' }));
  expect(await screen.findByText('Payment plan ended')).toBeVisible();
  expect(sent(endPlan)).toEqual([{ reason: 'Nothing came.', isDefault: true, version: 1 }]);
});
