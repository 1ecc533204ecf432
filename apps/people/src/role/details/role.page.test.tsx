import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { auditEntry } from '@courtyard/contract';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { memberSummaryOf } from '../../member/member.fixture';
import { groups, roleOf, roleSummaryOf } from '../role.fixture';
import { RolePage } from './role.page';

const reader = ['Roles List View', 'Members List View'];
const path = '/people/roles/details';
const remove = 'POST /api/v1/roles/:roleId/remove';
const removal = 'GET /api/v1/roles/:roleId/remove/effect';
const open = pageOpener({
  page: <RolePage />,
  permissions: reader,
  path: `${path}?id=${idOf(300)}`,
  pattern: path,
  answers: {
    // Before `:roleId`, which it would be.
    'GET /api/v1/roles/permissions': () => ({ data: groups }),
    'GET /api/v1/roles/:roleId': () => ({ data: roleOf() }),
    'GET /api/v1/members': () => ({ data: [memberSummaryOf()], page: pageOf({ total: 2 }) }),
    'GET /api/v1/roles': () => ({
      data: [roleSummaryOf(), roleSummaryOf({ id: idOf(302), name: 'Porter' })],
      page: pageOf({ total: 2 }),
    }),
    'GET /api/v1/approvals': () => ({ data: [], page: pageOf({ total: 0 }) }),
    [removal]: () => ({ data: { gaining: 0, losing: 0, people: [], waits: false } }),
    [remove]: () => ({ data: { approvalId: null } }),
  },
  routes: [{ path: '/people/roles', element: <p>The list</p> }],
  wrap: withUi,
});

test('what a role allows is said in plain words, by section, and can be searched', async () => {
  const { user } = open();
  expect(await screen.findByText('View the member directory')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Banking & Reports' })).toBeVisible();
  expect(screen.queryByText('Approve payouts')).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Also show permissions not granted' }));
  expect(screen.getByText('Approve payouts')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search permissions' }), 'payouts');
  expect(screen.queryByText('View the member directory')).not.toBeInTheDocument();
  expect(screen.getByText('Approve payouts')).toBeVisible();
});

test('who holds it is named; nothing is offered that would be refused', async () => {
  open();
  expect(await screen.findByText('Rosa Ortega')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All holders' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  open({
    permissions: [...reader, 'Role Update', 'Role Create'],
    answers: {
      'GET /api/v1/roles/:roleId': () => ({
        data: roleOf({ name: 'Project Admin', kind: 'built-in', changeable: false }),
      }),
    },
  });
  expect(await screen.findByRole('link', { name: 'Copy' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^More/ })).not.toBeInTheDocument();
});

test('a role that is held goes once its holders have another', async () => {
  const { user, sent } = open({ permissions: [...reader, 'Role Update'] });
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Concierge?' }));
  await user.click(dialog.getByRole('combobox', { name: /^Replacement role/ }));
  expect(await screen.findByRole('option', { name: 'Porter' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Concierge' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Porter' }));
  await user.click(dialog.getByRole('button', { name: 'Delete role' }));
  await waitFor(() => expect(sent(remove)).toEqual([{ version: 3, successorId: idOf(302) }]));
  expect(await screen.findByText('The list')).toBeVisible();
});

test('where a removal will wait for a second person, who asks says why', async () => {
  const people = [{ id: idOf(7), name: 'Sam Doe', gains: ['Payout Approve'], loses: [] }];
  const { user, sent, calls } = open({
    permissions: [...reader, 'Role Update'],
    answers: {
      [removal]: () => ({ data: { gaining: 1, losing: 0, people, waits: true } }),
      [remove]: () => ({ data: { approvalId: idOf(77) } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Concierge?' }));
  expect(calls.some(({ name }) => name === removal)).toBe(false);
  await user.click(dialog.getByRole('combobox', { name: /^Replacement role/ }));
  await user.click(await screen.findByRole('option', { name: 'Porter' }));
  expect(await dialog.findByText('Sam Doe')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Reason for the request/ }), 'For the audit');
  await user.click(dialog.getByRole('button', { name: 'Delete role' }));
  await waitFor(() =>
    expect(sent(remove)).toEqual([{ version: 3, successorId: idOf(302), reason: 'For the audit' }]),
  );
});

test('two factors are demanded after saying whom it concerns; who has none themselves is led to it', async () => {
  const demand = 'PUT /api/v1/roles/:roleId/factors';
  const known = { graceDays: null, holders: 2, without: 1, people: [{ id: idOf(7), name: 'Sam Doe' }] };
  let hasOwn = false;
  const { user, sent } = open({
    permissions: [...reader, 'Role Update'],
    answers: {
      'GET /api/v1/roles/:roleId/factors': () => ({ data: { ...known, hasOwn } }),
      [demand]: () => ({ data: { ...known, hasOwn, graceDays: 7 } }),
    },
  });
  expect(await screen.findByText('Not required')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Two-factor authentication' }));
  const first = within(
    await screen.findByRole('dialog', { name: 'Two-factor authentication for Concierge' }),
  );
  expect(await first.findByRole('link', { name: 'Set up mine' })).toBeVisible();
  expect(first.queryByRole('button', { name: 'Require two-factor' })).not.toBeInTheDocument();
  await user.click(first.getByRole('button', { name: 'Close' }));
  hasOwn = true;
  await user.click(screen.getByRole('button', { name: 'Two-factor authentication' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Two-factor authentication for Concierge' }),
  );
  expect(await dialog.findByText(/^Held by 2 people, 1 without/)).toBeVisible();
  expect(dialog.getByText('Sam Doe')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Require two-factor' }));
  await waitFor(() => expect(sent(demand)).toEqual([{ graceDays: 7 }]));
});

test('its history says what a right lets people do', async () => {
  const { user } = open({
    answers: {
      'GET /api/v1/roles/:roleId/history': () => ({
        data: [
          auditEntry.parse({
            id: idOf(1),
            at: '2026-11-01T15:00:00Z',
            actor: 'Maya Okafor',
            action: 'role.update',
            changes: { permissions: { before: ['Polls List View'], after: ['Roles List View'] } },
          }),
        ],
        page: pageOf(),
      }),
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  const history = await screen.findByText('By Maya Okafor');
  expect(history).toBeVisible();
  expect(screen.getByText('See polls', { exact: false })).toBeVisible();
  expect(screen.queryByText(/Polls List View/)).not.toBeInTheDocument();
});

test('an address that names one who is gone leads to the list', async () => {
  const { user } = open({
    answers: { 'GET /api/v1/roles/:roleId': () => problemOf(404, 'not-found') },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Role not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All roles' }));
  expect(await screen.findByText('The list')).toBeVisible();
});
