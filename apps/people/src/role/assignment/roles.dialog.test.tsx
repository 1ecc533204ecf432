import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MemberPage } from '../../member/details/member.page';
import { memberOf } from '../../member/member.fixture';
import { groups, roleSummaryOf } from '../role.fixture';

const manager = ['Members List View', 'Member Details View', 'Member Update', 'Roles List View'];
const path = '/people/members/details';
const put = 'PUT /api/v1/members/:memberId/roles';
const effect = 'GET /api/v1/members/:memberId/roles/effect';
const open = pageOpener({
  page: <MemberPage />,
  permissions: manager,
  path: `${path}?id=${idOf(100)}`,
  pattern: path,
  answers: {
    'GET /api/v1/members/:memberId': () => ({ data: memberOf() }),
    'GET /api/v1/roles/permissions': () => ({ data: groups }),
    'GET /api/v1/roles': () => ({
      data: [
        roleSummaryOf(),
        roleSummaryOf({ id: idOf(7), name: 'Member', kind: 'built-in' }),
        roleSummaryOf({ id: idOf(9), name: 'Project Admin', kind: 'built-in', canGive: false }),
      ],
      page: pageOf({ total: 3 }),
    }),
    [effect]: () => ({
      data: {
        gaining: 1,
        losing: 0,
        people: [{ id: idOf(100), name: 'Rosa Ortega', gains: ['Polls List View'], loses: [] }],
      },
    }),
    [put]: () => ({ data: { version: 4, approvalId: null } }),
  },
  wrap: withUi,
});

test('roles are given on the member’s page, and what that changes is said before', async () => {
  const { user, sent, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Change roles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roles of Rosa Ortega' }));
  expect(await dialog.findByRole('checkbox', { name: /^Member/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /^Project Admin/ })).toBeDisabled();
  expect(calls.some(({ name }) => name === effect)).toBe(false);
  await user.click(dialog.getByRole('checkbox', { name: /^Concierge/ }));
  expect(await dialog.findByText('Gaining 1 permission:')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Concierge: end date/ }), '2031-03-31');
  await user.tab();
  await user.click(dialog.getByRole('button', { name: 'Save roles' }));
  await waitFor(() =>
    expect(sent(put)).toEqual([
      { version: 3, roleIds: [idOf(7), idOf(300)], ends: { [idOf(300)]: '2031-03-31', [idOf(7)]: null } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('where it will wait for a second person, who asks says why', async () => {
  const people = [{ id: idOf(100), name: 'Rosa Ortega', gains: ['Payout Approve'], loses: [] }];
  const { user, sent } = open({
    answers: {
      [effect]: () => ({ data: { gaining: 1, losing: 0, people, waits: true } }),
      [put]: () => ({ data: { version: 3, approvalId: idOf(77) } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change roles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roles of Rosa Ortega' }));
  expect(dialog.queryByRole('textbox', { name: /^Reason for the request/ })).not.toBeInTheDocument();
  await user.click(await dialog.findByRole('checkbox', { name: /^Concierge/ }));
  await user.type(await dialog.findByRole('textbox', { name: /^Reason for the request/ }), 'For the audit');
  await user.click(dialog.getByRole('button', { name: 'Save roles' }));
  await waitFor(() => expect(sent(put)).toMatchObject([{ reason: 'For the audit', version: 3 }]));
});

test('who would keep a role over money for longer waits too, and who asks says why', async () => {
  const held = [{ id: idOf(300), name: 'Concierge', endsOn: '2031-03-31' }];
  const { user, sent, calls } = open({
    answers: {
      'GET /api/v1/members/:memberId': () => ({ data: memberOf({ roles: held }) }),
      [effect]: () => ({ data: { gaining: 0, losing: 0, people: [], waits: true } }),
      [put]: () => ({ data: { version: 3, approvalId: idOf(77) } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change roles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roles of Rosa Ortega' }));
  const until = await dialog.findByRole('textbox', { name: /^Concierge: end date/ });
  await user.clear(until);
  await user.type(until, '2032-03-31');
  await user.tab();
  await user.type(await dialog.findByRole('textbox', { name: /^Reason for the request/ }), 'Another term');
  expect(calls.findLast(({ name }) => name === effect)?.query.getAll('longer')).toEqual([idOf(300)]);
  await user.click(dialog.getByRole('button', { name: 'Save roles' }));
  await waitFor(() => expect(sent(put)).toMatchObject([{ reason: 'Another term', version: 3 }]));
});

test('who sees no roles is not offered to change them', async () => {
  open({ permissions: manager.filter((name) => name !== 'Roles List View') });
  expect(await screen.findByRole('button', { name: /^More/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change roles' })).not.toBeInTheDocument();
});
