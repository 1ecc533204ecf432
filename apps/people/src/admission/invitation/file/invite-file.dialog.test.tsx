import { fileOf, idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import type { CheckedInvitations } from '@courtyard/contract/people/admission/invitation/invitation-file';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { InvitationsPage } from '../invitations.page';

const check = 'POST /api/v1/invitations/check';
const invite = 'POST /api/v1/invitations/from-file';
const row = { name: '', roles: 'Member', home: '' };
const checkedOf = (part: Partial<CheckedInvitations> = {}): CheckedInvitations => ({
  rows: [
    { ...row, line: 2, email: 'ana@mail.example', verdict: 'invite', reason: null },
    { ...row, line: 3, email: 'ben@mail.example', verdict: 'error', reason: 'Enter a role.' },
  ],
  counts: { invite: 1, leave: 0, error: 1 },
  fingerprint: 'first',
  ...part,
});

const open = pageOpener({
  page: <InvitationsPage />,
  permissions: ['Member Invite', 'Roles List View'],
  path: '/people/invitations',
  pattern: '/people/invitations',
  answers: {
    'GET /api/v1/invitations': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'GET /api/v1/roles': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'POST /api/v1/files': () => ({ data: fileOf(5, 'people.csv') }),
    [check]: () => ({ data: checkedOf() }),
    [invite]: () => ({ data: checkedOf() }),
  },
  wrap: withUi,
});

async function choose({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Invite from file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite from a file' }));
  const file = new File(['email,roles\n'], 'people.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Invitation file', { selector: 'input' }), file);
  return dialog;
}

test('a file is checked, its errors are told by their lines, and the good rows are invited', async () => {
  const page = open();
  const dialog = await choose(page);
  expect(await dialog.findByText('Line 3: ben@mail.example')).toBeVisible();
  expect(dialog.getByText('Enter a role.')).toBeVisible();
  expect(dialog.queryByText(/ana@mail/)).not.toBeInTheDocument();
  await page.user.click(dialog.getByRole('button', { name: 'Invite 1' }));
  await waitFor(() => expect(page.sent(invite)).toEqual([{ fileId: idOf(5), fingerprint: 'first' }]));
  expect(await screen.findByText('Invitation sent.')).toBeVisible();
});

test('rows that come out differently by now are shown anew, and a file without good rows invites nobody', async () => {
  let isChanged = false;
  const nobody = { rows: [], counts: { invite: 0, leave: 2, error: 0 }, fingerprint: 'second' };
  const page = open({
    answers: {
      [check]: () => ({ data: checkedOf(isChanged ? nobody : {}) }),
      [invite]: () => {
        isChanged = true;
        return problemOf(409, 'file-stale');
      },
    },
  });
  const dialog = await choose(page);
  await page.user.click(await dialog.findByRole('button', { name: 'Invite 1' }));
  expect(await dialog.findByText('This file has no one to invite.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Invite/ })).not.toBeInTheDocument();
});
