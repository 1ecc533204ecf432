import { idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { collectionOf, holdOf } from '../collection/collection.fixture';
import { clearStatement, statementOf } from './statement.fixture';
import { StatementPage } from './statement.page';

const mine = 'GET /api/v1/my-statements';
const one = 'GET /api/v1/properties/:propertyId/statement';
const birch = { id: idOf(21), name: 'Birch 7' };

const open = pageOpener({
  page: <StatementPage />,
  answers: { [mine]: () => ({ data: [statementOf()] }) },
  wrap: withUi,
});
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-01T15:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const cardOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') ?? document.body);

test('the balance comes first in words, then since when it is late, what is open and what moved', async () => {
  open();
  expect(await screen.findByText('You owe $500.00')).toBeVisible();
  expect(screen.getByText('$200.00 overdue since 11/16/2026 (15 days)')).toBeVisible();
  const charges = (await cardOf('Open charges')).getAllByRole('listitem');
  expect(charges[0]).toHaveTextContent(
    /Assessment of November15 days overdue.*Due 11\/16\/2026.*of \$300\.00/,
  );
  expect(charges[1]).not.toHaveTextContent('overdue');
  const moved = (await cardOf('Account activity'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(moved[0]).toMatch(/Assessment of December.*Posted by Maya Okafor.*Balance \$500\.00/);
  expect(moved[1]).toMatch(/Payment, check 2201-\$100\.00.*Balance \$200\.00/);
  // An owner has no pages of invoices and payments.
  expect(screen.queryByRole('link', { name: /1042/ })).not.toBeInTheDocument();
});

test('an owner sees their payment plan with what is next, and what is billed later', async () => {
  const plan = {
    totalMinor: 30_000,
    paidMinor: 5_000,
    behindMinor: 5_000,
    next: { dueOn: '2026-12-15', amountMinor: 10_000 },
  };
  const later = [{ title: 'Roof', issuedOn: '2027-01-01', dueOn: '2027-01-31', amountMinor: 70_000 }];
  open({ answers: { [mine]: () => ({ data: [statementOf({ plan, later })] }) } });
  const card = await cardOf('Your payment plan');
  expect(card.getByText('$50.00 of $300.00 paid')).toBeVisible();
  expect(card.getByText('Next: $100.00, due 12/15/2026')).toBeVisible();
  expect(card.getByText('$50.00 past due')).toBeVisible();
  expect((await cardOf('Upcoming installments')).getByRole('listitem')).toHaveTextContent(
    /Roof.*\$700\.00.*billed 01\/01\/2027, due 01\/31\/2027|Roof.*billed 01\/01\/2027, due 01\/31\/2027.*\$700\.00/,
  );
});

test('how to pay stands under what is owed, as the community said it; where it said nothing, whom to ask', async () => {
  open();
  const balance = within(await screen.findByRole('region', { name: statementOf().property.name }));
  expect(balance.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  expect(balance.getByText(/By check to Cedar Court, 1 Cedar Way\.\s+Write the unit on it\./)).toBeVisible();
});

test('a community that said nothing of paying, and a unit that owes nothing', async () => {
  open({ answers: { [mine]: () => ({ data: [statementOf({ howToPay: null })] }) } });
  expect(await screen.findByText(/Contact your board or manager/)).toBeVisible();
  open({ answers: { [mine]: () => ({ data: [clearStatement()] }) } });
  expect(await screen.findByText('Nothing due')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'How to pay' })).not.toBeInTheDocument();
});

test('where all of it is late, that is said and not an amount twice', async () => {
  const all = statementOf({ overdueMinor: 50_000 });
  open({ answers: { [mine]: () => ({ data: [all] }) } });
  expect(await screen.findByText('Overdue since 11/16/2026 (15 days)')).toBeVisible();
});

test('nothing owed is said, and so is what is kept as credit', async () => {
  open({ answers: { [mine]: () => ({ data: [clearStatement()] }) } });
  expect(await screen.findByText('Nothing due')).toBeVisible();
  expect(screen.getByText('No open charges.')).toBeVisible();
  open({
    answers: { [mine]: () => ({ data: [clearStatement({ balanceMinor: -5_000, creditMinor: 5_000 })] }) },
  });
  expect(await screen.findByText('$50.00 credit balance')).toBeVisible();
});

test('what is not due yet says when it is', async () => {
  const ahead = statementOf({ overdueMinor: 0, next: { dueOn: '2026-12-16', amountMinor: 30_000 } });
  open({ answers: { [mine]: () => ({ data: [ahead] }) } });
  expect(await screen.findByText('Next: $300.00, due 12/16/2026')).toBeVisible();
  expect(screen.queryByText(/overdue since/)).not.toBeInTheDocument();
  const [, december] = statementOf().open;
  const all = statementOf({ ...ahead, balanceMinor: 30_000, open: december ? [december] : [] });
  open({ answers: { [mine]: () => ({ data: [all] }) } });
  expect(await screen.findByText('Due 12/16/2026')).toBeVisible();
});

test('of several units each has its balance, and the address says which is shown', async () => {
  const { user } = open({
    answers: { [mine]: () => ({ data: [statementOf(), clearStatement({ property: birch })] }) },
  });
  const units = await cardOf('Your units');
  expect(units.getByText('Total $500.00')).toBeVisible();
  expect(screen.getByText('You owe $500.00')).toBeVisible();
  await user.click(units.getByRole('link', { name: 'Birch 7' }));
  expect(await screen.findByText('Nothing due')).toBeVisible();
});

test('who owns nothing here is told so; a unit of others opens for those who may, and for nobody else', async () => {
  const none = { [mine]: () => ({ data: [] }) };
  open({ answers: none });
  expect(await screen.findByText('No units')).toBeVisible();

  const path = `/?id=${idOf(20)}`;
  open({ path, answers: none });
  expect(await screen.findByText('Statement not found')).toBeVisible();

  const { calls } = open({
    path,
    permissions: ['Invoice Details View'],
    answers: {
      ...none,
      [one]: () => ({ data: statementOf() }),
      'GET /api/v1/properties/:propertyId/collection': () => ({ data: collectionOf() }),
    },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Statement of Aspen House 204' }),
  ).toBeVisible();
  expect(screen.getByText('Balance due $500.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'invoice 1042' })).toHaveAttribute(
    'href',
    `/accounting/invoices/${idOf(400)}`,
  );
  expect(calls.find(({ name }) => name === one)?.params).toEqual({ propertyId: idOf(20) });
});

test('one that fails is asked again', async () => {
  let isDown = true;
  const { user } = open({
    answers: { [mine]: () => (isDown ? problemOf(500, 'internal') : { data: [statementOf()] }) },
  });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('You owe $500.00')).toBeVisible();
});

test('former owners have a statement of their own, from which what they pay is recorded on their account', async () => {
  const former = { ledgerId: idOf(830), until: '2026-03-01' };
  const { calls } = open({
    path: `/?id=${idOf(21)}&ledger=${idOf(830)}`,
    permissions: ['Invoice Details View', 'Invoice Create', 'Payoff Statement Create'],
    answers: {
      [mine]: () => ({ data: [] }),
      [one]: () => ({ data: statementOf({ property: birch, owners: 'Sam Seller', former }) }),
    },
  });
  expect(await screen.findByText('Former owners: Sam Seller, until 03/01/2026')).toBeVisible();
  expect(calls.find(({ name }) => name === one)?.query.get('ledgerId')).toBe(idOf(830));
  expect(screen.getByRole('link', { name: 'Record payment' })).toHaveAttribute(
    'href',
    `/accounting/payments/create?property=${idOf(21)}&ledger=${idOf(830)}`,
  );
  expect(screen.queryByRole('link', { name: 'Payoff statement' })).not.toBeInTheDocument();
});

test('the statement of a unit is mailed from its page; under a hold only where that is chosen', async () => {
  const send = 'POST /api/v1/properties/:propertyId/statement/letters';
  const { user, sent } = open({
    permissions: ['Invoice Create', 'Invoice Details View'],
    path: `/accounting/statement?id=${birch.id}`,
    answers: {
      [mine]: () => ({ data: [] }),
      [one]: () => ({ data: statementOf({ property: birch }) }),
      'GET /api/v1/properties/:propertyId/collection': () => ({ data: collectionOf({ holds: [holdOf()] }) }),
      'GET /api/v1/properties/:propertyId/statement/letters': () => ({ data: [] }),
      [send]: () => ({ data: [] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send by email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email the statement for Birch 7' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Send anyway' }));
  await user.click(dialog.getByRole('button', { name: 'Send by email' }));
  expect(await screen.findByText(/queued$/)).toBeVisible();
  expect(sent(send)).toMatchObject([{ includesHeld: true }]);
});
