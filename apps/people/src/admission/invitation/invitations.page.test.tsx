import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { roleSummaryOf } from '../../role/role.fixture';
import { invitationOf } from './invitation.fixture';
import { InvitationsPage } from './invitations.page';

const list = 'GET /api/v1/invitations';
const send = 'POST /api/v1/invitations';
const resend = 'POST /api/v1/invitations/:invitationId/resend';
const revoke = 'POST /api/v1/invitations/:invitationId/revoke';
const accepted = invitationOf({ id: idOf(402), email: 'omar@new.example', status: 'accepted' });
const open = pageOpener({
  wrap: withUi,
  page: <InvitationsPage />,
  permissions: ['Member Invite', 'Roles List View'],
  answers: {
    [list]: () => ({ data: [invitationOf(), accepted], page: pageOf({ total: 2 }) }),
    'GET /api/v1/roles': () => ({
      data: [roleSummaryOf({ id: idOf(7), name: 'Member', kind: 'built-in' })],
      page: pageOf({ total: 1 }),
    }),
    [send]: () => ({ data: { invited: ['ann@x.example'], left: [] } }),
    [resend]: () => ({ data: invitationOf({ version: 3 }) }),
    [revoke]: () => ({ data: invitationOf({ version: 3, status: 'revoked' }) }),
  },
});

async function openDialog(answers: Parameters<typeof open>[0] = {}) {
  const opened = open(answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
  await opened.user.click(await dialog.findByRole('checkbox', { name: /^Member/ }));
  return { ...opened, dialog };
}

test('one address is invited with a name; what is no address is said, and nothing is sent', async () => {
  const { user, sent, dialog } = await openDialog();
  const emails = dialog.getByRole('textbox', { name: /^Email addresses/ });
  await user.type(emails, 'ann');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await dialog.findByText('This isn’t an email address: ann')).toBeVisible();
  expect(sent(send)).toEqual([]);
  await user.type(emails, '@x.example');
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ann Lee');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(send)).toEqual([
    {
      emails: ['ann@x.example'],
      name: 'Ann Lee',
      roleIds: [idOf(7)],
      ends: { [idOf(7)]: null },
      propertyId: null,
      relation: 'resident',
      startsOn: null,
      endsOn: null,
    },
  ]);
});

test('several addresses have no name; who was left is named with the reason', async () => {
  const left = [{ email: 'bo@x.example', reason: 'member' }];
  const { user, sent, dialog } = await openDialog({
    answers: { [send]: () => ({ data: { invited: ['ann@x.example'], left } }) },
  });
  await user.type(dialog.getByRole('textbox', { name: /^Email addresses/ }), 'ann@x.example, bo@x.example');
  expect(dialog.queryByRole('textbox', { name: /^Name/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('bo@x.example is already a member.')).toBeVisible();
  expect(sent(send)).toMatchObject([{ emails: ['ann@x.example', 'bo@x.example'], name: null }]);
});

test('an open invitation is sent again, or taken back after one question; an accepted one has nothing to do', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: /nora@new\.example$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Resend' }));
  await waitFor(() => expect(sent(resend)).toEqual([{ version: 2 }]));
  await user.click(await screen.findByRole('button', { name: /nora@new\.example$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent(revoke)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(sent(revoke)).toEqual([{ version: 2 }]));
  expect(screen.queryByRole('button', { name: /omar@new\.example$/ })).not.toBeInTheDocument();
});

test('many are sent again after it was shown who gets a letter and who does not', async () => {
  const preview = 'POST /api/v1/invitations/resend/preview';
  const sendAgain = 'POST /api/v1/invitations/resend';
  const said = 'They’re already a member.';
  const { user, sent } = open({
    answers: {
      [preview]: () => ({
        data: {
          count: 1,
          emails: ['nora@new.example'],
          leftCount: 1,
          left: [{ email: 'omar@new.example', said }],
        },
      }),
      [sendAgain]: () => ({
        data: {
          changed: 1,
          unchanged: 1,
          left: [{ id: accepted.id, name: 'omar@new.example', reason: 'refused', said }],
          done: [{ id: idOf(400), version: 3 }],
          job: null,
        },
      }),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select nora@new.example' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select omar@new.example' }));
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resend 2 invitations?' }));
  expect(await dialog.findByText('1 person gets a new email')).toBeVisible();
  expect(dialog.getByText('1 person is skipped')).toBeVisible();
  expect(dialog.getByText(said)).toBeVisible();
  expect(sent(sendAgain)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send 1 email' }));
  expect(await screen.findByText('1 invitation resent.')).toBeVisible();
  expect(await screen.findByText(`${said.replace('.', '')}: omar@new.example`)).toBeVisible();
  const records = [
    { id: idOf(400), version: 2 },
    { id: accepted.id, version: accepted.version },
  ];
  expect(sent(sendAgain)).toEqual([{ chosen: { records } }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('where nobody of them can get one, nothing can be sent', async () => {
  const preview = 'POST /api/v1/invitations/resend/preview';
  const left = [{ email: 'nora@new.example', said: 'They’re already a member.' }];
  const { user } = open({
    answers: { [preview]: () => ({ data: { count: 0, emails: [], leftCount: 1, left } }) },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select nora@new.example' }));
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resend the invitation?' }));
  expect(await dialog.findByText('None of these invitations can be resent.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Resend' })).toBeDisabled();
});

test('who sees no roles is not offered to invite', async () => {
  open({ permissions: ['Member Invite'] });
  expect(await screen.findByText('omar@new.example')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
});
