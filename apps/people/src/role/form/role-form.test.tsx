import { type Answers, idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { roleInput } from '@courtyard/contract/people/role/role';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { groups, roleOf } from '../role.fixture';
import { RoleCreatePage } from './role-create.page';
import { RoleEditPage } from './role-edit.page';

const read = 'GET /api/v1/roles/:roleId';
const create = 'POST /api/v1/roles';
const update = 'PUT /api/v1/roles/:roleId';
const effect = 'POST /api/v1/roles/:roleId/effect';
const nobody = { gaining: 0, losing: 0, people: [] };

const open = pageOpener({
  page: <RoleEditPage />,
  permissions: ['Roles List View', 'Role Create', 'Role Update'],
  path: `/form?id=${idOf(300)}`,
  pattern: '/form',
  answers: {
    // Before `:roleId`, which it would be.
    'GET /api/v1/roles/permissions': () => ({ data: groups }),
    [read]: () => ({ data: roleOf() }),
    [create]: () => ({ data: roleOf() }),
    [update]: () => ({ data: { ...roleOf({ version: 4 }), approvalId: null } }),
    [effect]: () => ({ data: nobody }),
  },
  routes: [{ path: '/people/roles/details', element: <p>Details</p> }],
  wrap: withUi,
});
const openCreate = (path = '/form') => open({ page: <RoleCreatePage />, path });
const openEdit = (answers: Answers = {}) => open({ answers });
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('a role is made of what its maker may do', async () => {
  const { user, sent } = openCreate();
  await user.type(await screen.findByLabelText(/^Name/), 'Porter');
  await user.click(await box('See the roles'));
  const beyond = await box(/^Approve payouts/);
  expect(beyond).toBeDisabled();
  expect(beyond).toHaveAccessibleDescription(/You don’t have this permission, so you can’t grant it/);
  await user.click(screen.getByRole('button', { name: 'New role' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create).map((body) => roleInput.parse(body))).toEqual([
    { name: 'Porter', purpose: null, permissions: ['Roles List View'] },
  ]);
});

test('a copy begins with what the other allows, without what its maker lacks', async () => {
  open({
    page: <RoleCreatePage />,
    path: `/form?from=${idOf(300)}`,
    answers: { [read]: () => ({ data: roleOf({ permissions: ['Members List View', 'Payout Approve'] }) }) },
  });
  expect(await screen.findByDisplayValue('Concierge, copy')).toBeVisible();
  expect(await box('View the member directory')).toBeChecked();
  expect(await box(/^Approve payouts/)).not.toBeChecked();
});

test('all of a section at once; rights are found by their words', async () => {
  const { user } = openEdit();
  const all = await box(/^All “People” permissions/);
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(await box('See the roles')).toBeChecked();
  expect(all).toHaveAccessibleDescription('2 of 2');
  await user.type(screen.getByRole('searchbox', { name: 'Search permissions' }), 'payouts');
  expect(screen.queryByRole('checkbox', { name: 'See the roles' })).not.toBeInTheDocument();
  expect(await box(/^Approve payouts/)).toBeVisible();
});

test('who gains and loses is named before it is saved, and it is saved only when meant', async () => {
  const same = { gains: ['Roles List View'], loses: [] };
  const { user, sent } = openEdit({
    [effect]: () => ({
      data: {
        gaining: 2,
        losing: 1,
        people: [
          { id: idOf(1), name: 'Ana', ...same },
          { id: idOf(2), name: 'Ben', ...same },
          { id: idOf(3), name: 'Cleo', gains: [], loses: ['Polls List View'] },
        ],
      },
    }),
  });
  await user.click(await box('See the roles'));
  await user.click(save());
  const question = () => screen.findByRole('alertdialog', { name: 'Change permissions?' });
  expect(
    within(await question()).getByText('2 people gain permissions, 1 person loses permissions.'),
  ).toBeVisible();
  expect(within(await question()).getByText('Ana, Ben')).toBeVisible();
  expect(within(await question()).getByText('Losing 1 permission:')).toBeVisible();
  expect(sent(effect)).toEqual([
    { permissions: ['Members List View', 'Polls List View', 'Roles List View'] },
  ]);
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(sent(update)).toEqual([]);
  await user.click(save());
  await user.click(within(await question()).getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(update)).toHaveLength(1);
});

test('where it will wait for a second person, who asks says why', async () => {
  const { user, sent } = openEdit({
    [effect]: () => ({
      data: {
        gaining: 1,
        losing: 0,
        people: [{ id: idOf(1), name: 'Ana', gains: ['Payout Approve'], loses: [] }],
        waits: true,
      },
    }),
    [update]: () => ({ data: { ...roleOf(), approvalId: idOf(77) } }),
  });
  await user.click(await box('See the roles'));
  await user.click(save());
  const question = within(await screen.findByRole('alertdialog', { name: 'Change permissions?' }));
  await user.type(question.getByRole('textbox', { name: /^Reason for the request/ }), 'She keeps the books');
  await user.click(question.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent(update)).toMatchObject([{ reason: 'She keeps the books', version: 3 }]));
});

test('what somebody else saved meanwhile stands beside what is chosen here', async () => {
  let stored = roleOf();
  const { user, sent } = openEdit({
    [read]: () => ({ data: stored }),
    [update]: ({ body }) => {
      const version: unknown = typeof body === 'object' && body !== null && Reflect.get(body, 'version');
      return version === 3 ? problemOf(409, 'changed-meanwhile') : { data: { ...stored, approvalId: null } };
    },
  });
  await user.click(await box('See the roles'));
  stored = roleOf({ version: 4, permissions: ['Members List View'] });
  await user.click(save());
  expect(
    (await screen.findAllByText(/View the member directory; See the roles; See polls/))[0],
  ).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(sent(update)).toHaveLength(2));
  expect(sent(update)[1]).toMatchObject({ version: 4 });
});

test('a built-in role keeps its name, an administrator’s stays as it is', async () => {
  openEdit({ [read]: () => ({ data: roleOf({ name: 'Treasurer', kind: 'built-in' }) }) });
  expect(await box('See the roles')).toBeEnabled();
  expect(screen.queryByLabelText(/^Name/)).not.toBeInTheDocument();
  openEdit({
    [read]: () => ({ data: roleOf({ name: 'Project Admin', kind: 'built-in', changeable: false }) }),
  });
  expect(await screen.findByText('This role can’t be changed')).toBeVisible();
});
