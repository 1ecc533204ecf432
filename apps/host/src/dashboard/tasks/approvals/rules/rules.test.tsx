import { idOf, pageOf, personWith, problemOf } from '@courtyard/common/testing';
import type { ApprovalRule, ApprovalRules } from '@courtyard/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { endApp, renderApp } from '../../../../testing/render-app';

const read = 'GET /api/v1/approval-rules';
const update = 'PUT /api/v1/approval-rules/:approvalKind';

const ofRoles: ApprovalRule = {
  kind: 'people.role-update',
  section: 'people',
  label: 'Change of a role',
  hasAmounts: false,
  limits: [{ fromMinor: 0, deciders: 1 }],
  hasPayees: false,
  sumDays: null,
  roles: [],
  group: { kind: 'committee', id: idOf(1), name: 'Board of directors' },
  able: 3,
  passesAlone: true,
  version: 2,
  approvalId: null,
};

const ofPayments: ApprovalRule = {
  ...ofRoles,
  kind: 'banking.payment',
  label: 'Payment',
  hasAmounts: true,
  hasPayees: true,
  sumDays: 30,
  limits: [
    { fromMinor: 50_000, deciders: 1 },
    { fromMinor: 500_000, deciders: 2 },
  ],
  roles: [{ id: idOf(3), name: 'Treasurer' }],
  group: null,
  able: 1,
  passesAlone: false,
  version: 0,
};

const rules: ApprovalRules = {
  rules: [ofRoles, ofPayments],
  roles: [
    { id: idOf(2), name: 'Manager' },
    { id: idOf(3), name: 'Treasurer' },
  ],
  groups: [{ kind: 'committee', id: idOf(1), name: 'Board of directors' }],
};

type Answers = NonNullable<Parameters<typeof renderApp>[0]>['answers'];

const open = (answers: Answers = {}, permissions = ['Approval Limits Update']) =>
  renderApp({
    path: '/approvals?rules',
    user: personWith(permissions),
    answers: {
      'GET /api/v1/approvals': () => ({ data: [], page: pageOf({ total: 0 }) }),
      [read]: () => ({ data: rules }),
      [update]: () => ({ data: ofRoles }),
      ...answers,
    },
  });

const card = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(endApp);

test('each rule is said in plain words', async () => {
  await open();
  const roles = await card('Change of a role');
  expect(roles.getByText('One other person must approve.')).toBeVisible();
  expect(roles.getByText('Approvers must be members of Board of directors.')).toBeVisible();
  expect(
    roles.getByText(
      /^3 members can approve today\. If no one else can approve, it’s carried out immediately/,
    ),
  ).toBeVisible();
  const payments = await card('Payment');
  expect(payments.getByText('No approval needed below $500.00.')).toBeVisible();
  expect(payments.getByText('From $500.00, one other person must approve.')).toBeVisible();
  expect(payments.getByText('From $5,000.00, 2 other people must approve.')).toBeVisible();
  expect(payments.getByText('Amounts to the same payee within 30 days are added together.')).toBeVisible();
  expect(payments.getByText('Approvers need the role Treasurer.')).toBeVisible();
  expect(payments.getByText(/If no one else can approve, the request is blocked/)).toBeVisible();
});

test('a kind without amounts is asked for none; what it would mean is said while it is written', async () => {
  const { user, calls } = await open({ [update]: () => ({ data: { ...ofRoles, approvalId: idOf(9) } }) });
  await user.click(await screen.findByRole('button', { name: 'Change rule: Change of a role' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('textbox', { name: /^From/ })).not.toBeInTheDocument();
  const count = dialog.getByRole('textbox', { name: /^Approvals needed/ });
  await user.clear(count);
  await user.type(count, '2');
  await user.click(dialog.getByRole('checkbox', { name: 'Manager' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Only members of/ }), 'Anyone');
  expect(within(dialog.getByRole('status')).getByText('2 other people must approve.')).toBeVisible();
  expect(within(dialog.getByRole('status')).getByText('Approvers need the role Manager.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The bylaws say so');
  await user.click(dialog.getByRole('button', { name: 'Save rule' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === update)?.body).toEqual({
      limits: [{ fromMinor: 0, deciders: 2 }],
      sumDays: null,
      roleIds: [idOf(2)],
      group: null,
      reason: 'The bylaws say so',
      version: 2,
    }),
  );
  expect(await screen.findByText('The change was sent for approval.')).toBeVisible();
});

test('steps of amounts are added, removed, and have to rise', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'Change rule: Payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amounts = () => dialog.getAllByRole('textbox', { name: /^From/ });
  await user.click(dialog.getByRole('button', { name: 'Add threshold' }));
  expect(amounts()).toHaveLength(3);
  expect(dialog.queryByRole('button', { name: 'Add threshold' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Remove threshold 3' }));
  const [first] = amounts();
  if (!first) throw new Error('no amount is asked for');
  const days = dialog.getByRole('textbox', { name: /^Total amounts per payee over \(days\)/ });
  expect(days).toHaveValue('30');
  await user.clear(days);
  expect(dialog.queryByText(/within 30 days/)).not.toBeInTheDocument();
  await user.clear(first);
  await user.type(first, '9000');
  await user.click(dialog.getByRole('button', { name: 'Save rule' }));
  expect(
    await dialog.findByText(/^Each threshold needs a higher amount and more approvals than the one before/),
  ).toBeVisible();
  expect(calls.some(({ name }) => name === update)).toBe(false);
});

test('what the server refuses stands at its field', async () => {
  const { user } = await open({
    [update]: () => problemOf(422, 'validation', { fields: { group: 'Nobody of it could decide.' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change rule: Change of a role' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save rule' }));
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: /^Only members of/ })).toHaveAccessibleDescription(
      /Nobody of it could decide\./,
    ),
  );
});

test('a change that waits leads to its approval; who may not change rules is not let in', async () => {
  await open({ [read]: () => ({ data: { ...rules, rules: [{ ...ofRoles, approvalId: idOf(9) }] } }) });
  const roles = await card('Change of a role');
  expect(roles.getByRole('link', { name: 'Open the pending change to this rule' })).toHaveAttribute(
    'href',
    `/approvals?id=${idOf(9)}`,
  );
  expect(roles.queryByRole('button')).not.toBeInTheDocument();
  endApp();
  await open({}, []);
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Change of a role' })).not.toBeInTheDocument(),
  );
  expect(window.location.pathname).toBe('/unauthorized');
});
