import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { memberOf } from '../../member.fixture';
import { AddHomeDialog } from './add-home.dialog';

const add = 'POST /api/v1/members/:memberId/homes';
const property = { id: idOf(1), unitNumber: '204', building: 'Aspen House' };
const closed = jest.fn();

const open = pageOpener({
  page: <AddHomeDialog member={memberOf()} onClose={closed} />,
  permissions: ['Properties List View', 'Residency Update'],
  answers: {
    'GET /api/v1/properties': () => ({ data: [property], page: pageOf() }),
    [add]: () => ({ data: memberOf() }),
  },
  wrap: withUi,
});

async function choose({ user }: ReturnType<typeof open>) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Rosa Ortega to a home' }));
  await user.click(dialog.getByRole('combobox', { name: /^Property/ }));
  await user.click(await screen.findByRole('option', { name: /204/ }));
  return dialog;
}

test('a home is added as what it is theirs, from a day to another', async () => {
  const opened = open();
  const dialog = await choose(opened);
  const { user, calls } = opened;
  expect(dialog.queryByRole('radio', { name: 'Owner' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Tenant' }));
  const from = dialog.getByRole('textbox', { name: /^Start date/ });
  await user.clear(from);
  await user.type(from, '06/01/2030');
  await user.type(dialog.getByRole('textbox', { name: /^End date/ }), '05/31/2031');
  await user.click(dialog.getByRole('button', { name: 'Add to home' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(calls.find(({ name }) => name === add)?.body).toEqual({
    propertyId: idOf(1),
    relation: 'tenant',
    startsOn: '2030-06-01',
    endsOn: '2031-05-31',
  });
});

test('why it cannot be is said in the dialog', async () => {
  const detail = 'This property is fully owned by others. Record the sale on the property first.';
  const opened = open({ answers: { [add]: () => problemOf(409, 'owned-by-others', { detail }) } });
  const dialog = await choose(opened);
  await opened.user.click(dialog.getByRole('button', { name: 'Add to home' }));
  expect(await dialog.findByText(detail)).toBeVisible();
});
