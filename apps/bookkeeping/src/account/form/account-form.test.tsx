import { idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { accountChange, accountInput } from '@courtyard/contract/bookkeeping/account/account';
import { testFormPage, withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { accountOf, chartOf, operating } from '../account.fixture';
import { AccountCreatePage } from './account-create.page';
import { AccountEditPage } from './account-edit.page';

const create = 'POST /api/v1/accounts';
const read = 'GET /api/v1/accounts/:accountId';
const update = 'PUT /api/v1/accounts/:accountId';

const open = pageOpener({
  page: <AccountCreatePage />,
  path: `/form?id=${idOf(100)}`,
  pattern: '/form',
  permissions: ['Charts List View', 'Chart Update'],
  routes: [{ path: '/bookkeeping/chart-of-accounts/details', element: <p>Details</p> }],
  answers: {
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    [read]: () => ({ data: accountOf() }),
    [create]: () => Response.json({ data: accountOf() }, { status: 201 }),
  },
  wrap: withUi,
});
testFormPage({
  open: ({ answers }) => open({ page: <AccountEditPage />, answers }),
  read,
  update,
  change: accountChange,
  record: accountOf(),
  field: 'name',
  label: /^Name/,
  theirs: { code: '1011' },
});

const button = (name: string) => screen.getByText(name, { selector: 'button' });

test('a bank account is added below a heading of its type, for one fund', async () => {
  const { user, sent } = open();
  await user.type(await screen.findByLabelText(/^Code/), '1030');
  await user.type(screen.getByLabelText(/^Name/), 'Money market');
  await user.selectOptions(screen.getByLabelText(/^Type/), 'Asset');
  await user.click(screen.getByLabelText(/^Subaccount of/));
  expect(screen.getAllByRole('option', { name: /^1000 Cash|^4/ })).toHaveLength(1);
  await user.click(screen.getByRole('option', { name: '1000 Cash' }));
  await user.selectOptions(screen.getByLabelText(/^Fund/), 'OP · Operating');
  await user.selectOptions(screen.getByLabelText(/^Used for/), 'Bank account');
  await user.click(button('Add account'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create).map((body) => accountInput.parse(body))).toEqual([
    {
      code: '1030',
      name: 'Money market',
      type: 'asset',
      isHeading: false,
      parentId: idOf(101),
      fundId: operating.id,
      control: 'none',
      purpose: 'bank',
      taxTag: null,
    },
  ]);
});

test('another type takes away what does not go with it, and a heading has neither fund nor use', async () => {
  const { user, sent } = open();
  await user.type(await screen.findByLabelText(/^Code/), '6000');
  await user.type(screen.getByLabelText(/^Name/), 'Repairs');
  await user.selectOptions(screen.getByLabelText(/^Type/), 'Asset');
  await user.selectOptions(screen.getByLabelText(/^Used for/), 'Bank account');
  await user.selectOptions(screen.getByLabelText(/^Fund/), 'OP · Operating');
  await user.selectOptions(screen.getByLabelText(/^Type/), 'Expense');
  expect(screen.queryByLabelText(/^Used for/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Heading/ }));
  expect(screen.queryByLabelText(/^Fund/)).not.toBeInTheDocument();
  await user.click(button('Add account'));
  await waitFor(() => expect(sent(create)).toHaveLength(1));
  expect(sent(create)[0]).toMatchObject({ type: 'expense', isHeading: true, fundId: null, purpose: null });
});

test('what an account counts as on Form 1120-H is of its type, and goes with it', async () => {
  const { user, sent } = open();
  await user.type(await screen.findByLabelText(/^Code/), '4910');
  await user.type(screen.getByLabelText(/^Name/), 'Laundry');
  await user.selectOptions(screen.getByLabelText(/^Type/), 'Expense');
  expect(screen.queryByRole('option', { name: 'Exempt function income' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(/^Form 1120-H/), 'Association property');
  await user.selectOptions(screen.getByLabelText(/^Type/), 'Income');
  expect(screen.getByLabelText(/^Form 1120-H/)).toHaveValue('');
  await user.selectOptions(screen.getByLabelText(/^Form 1120-H/), 'Nonexempt income');
  await user.click(button('Add account'));
  await waitFor(() => expect(sent(create)).toHaveLength(1));
  expect(sent(create)[0]).toMatchObject({ type: 'income', taxTag: 'non-exempt' });
});

test('what the server says of a field stands at it', async () => {
  const { user } = open({
    answers: {
      [create]: () =>
        problemOf(422, 'validation', { fields: { code: 'Another account already uses this code.' } }),
    },
  });
  await user.type(await screen.findByLabelText(/^Code/), '1010');
  await user.type(screen.getByLabelText(/^Name/), 'Checking');
  await user.selectOptions(screen.getByLabelText(/^Type/), 'Asset');
  await user.click(button('Add account'));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Code/)).toHaveAccessibleDescription(
      /Another account already uses this code/,
    ),
  );
});

test('of an account that was posted to code, name, heading and tag change; the rest is told with the reason', async () => {
  const used = accountOf({ isUsed: true, fundId: operating.id, purpose: 'bank' });
  const { user, sent } = open({
    page: <AccountEditPage />,
    answers: { [read]: () => ({ data: used }), [update]: () => ({ data: used }) },
  });
  expect(await screen.findByText(/This account has entries/)).toBeVisible();
  expect(screen.queryByLabelText(/^Type/)).not.toBeInTheDocument();
  expect(screen.getByText('Bank account')).toBeVisible();
  await user.type(screen.getByLabelText(/^Name/), ' II');
  await user.click(button('Save changes'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(update).map((body) => accountChange.parse(body))).toMatchObject([
    { name: 'Operating checking II', type: 'asset', fundId: operating.id, purpose: 'bank', version: 1 },
  ]);
});

test('an account of income that was posted to is tagged', async () => {
  const used = accountOf({ isUsed: true, code: '4010', type: 'income' });
  const { user, sent } = open({
    page: <AccountEditPage />,
    answers: { [read]: () => ({ data: used }), [update]: () => ({ data: used }) },
  });
  await user.selectOptions(await screen.findByLabelText(/^Form 1120-H/), 'Exempt function income');
  await user.click(button('Save changes'));
  await waitFor(() => expect(sent(update)).toHaveLength(1));
  expect(sent(update)[0]).toMatchObject({ type: 'income', taxTag: 'exempt-function', version: 1 });
});
