import { idOf, pageOpener, sampleOf } from '@courtyard/common/testing';
import { type HouseholdMember, householdMember } from '@courtyard/contract/people/household/household';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HouseholdPanel } from './household.panel';

const read = 'GET /api/v1/households/:propertyId';
const invite = 'POST /api/v1/households/:propertyId/people';
const change = 'PUT /api/v1/households/:propertyId/people/:residencyId';
const tess: HouseholdMember = sampleOf(householdMember, {
  residencyId: idOf(500),
  name: 'Tess Ames',
  email: 'tess@lease.example',
  kind: 'tenant',
  startsOn: '2026-11-01',
  endsOn: '2031-03-31',
  status: 'invited',
  version: 2,
});
const open = pageOpener({
  wrap: withUi,
  page: <HouseholdPanel subject={{ propertyId: idOf(1) }} />,
  permissions: ['Household Invite'],
  answers: {
    [read]: () => ({ data: { canInvite: true, people: [tess] } }),
    [invite]: () => ({ data: { canInvite: true, people: [tess] } }),
    [change]: () => ({ data: { canInvite: true, people: [tess] } }),
  },
});

test('an owner invites a tenant for the days of a lease, which has to have a last one', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('Tess Ames')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite to this home' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Nora Vance');
  await user.type(dialog.getByRole('textbox', { name: /^Email/ }), 'nora@new.example');
  const first = dialog.getByRole('textbox', { name: /^Start date/ });
  await user.clear(first);
  await user.type(first, '2030-01-01');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await dialog.findByText('A lease needs an end date.')).toBeVisible();
  expect(sent(invite)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^End date/ }), '2030-12-31');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(invite)).toEqual([
    {
      name: 'Nora Vance',
      email: 'nora@new.example',
      kind: 'tenant',
      startsOn: '2030-01-01',
      endsOn: '2030-12-31',
    },
  ]);
});

test('a lease is extended under the version on screen', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: /Tess Ames$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'End or extend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the end date for Tess Ames' }));
  const last = dialog.getByRole('textbox', { name: /^End date/ });
  await user.clear(last);
  await user.type(last, '2031-12-31');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(change)).toEqual([{ endsOn: '2031-12-31', version: 2 }]));
});

test('who may not invite sees who lives there, and nothing to do', async () => {
  open({ answers: { [read]: () => ({ data: { canInvite: false, people: [tess] } }) } });
  expect(await screen.findByText('Tess Ames')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
