import { idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PersonalDetailsDialog } from './personal-details.dialog';

const read = 'GET /api/v1/members/:memberId/particulars';
const correct = 'PUT /api/v1/members/:memberId/particulars';
const kept = {
  name: 'Rosa Ortga',
  phone: '(207) 555-0142',
  homePhone: null,
  workPhone: null,
  mailingAddress: null,
  version: 7,
};
const closed = jest.fn();

const open = pageOpener({
  page: <PersonalDetailsDialog memberId={idOf(100)} particulars={kept} onClose={closed} />,
  permissions: ['Member Update'],
  answers: { [correct]: () => ({ data: { ...kept, version: 9 } }) },
  wrap: withUi,
});

const shown = async () => within(await screen.findByRole('dialog', { name: 'Details of Rosa Ortga' }));

test('a name and an address are corrected, under the version that was read', async () => {
  const { user, calls } = open();
  const dialog = await shown();
  const name = await dialog.findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Rosa Ortega');
  await user.type(dialog.getByRole('textbox', { name: /^Mailing address/ }), 'PO Box 44');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(calls.find((call) => call.name === correct)?.body).toEqual({
    ...kept,
    name: 'Rosa Ortega',
    mailingAddress: 'PO Box 44',
  });
});

test('a name is needed; what the member saved meanwhile stands beside what was written', async () => {
  const { user, calls } = open({
    answers: {
      [read]: () => ({ data: { ...kept, phone: '(207) 555-0199', version: 8 } }),
      [correct]: () => problemOf(409, 'changed-meanwhile', { detail: 'Changed meanwhile.' }),
    },
  });
  const dialog = await shown();
  const name = await dialog.findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toBeInvalid());
  expect(calls.some((call) => call.name === correct)).toBe(false);
  await user.type(name, 'Rosa Ortega');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/555-0199/)).toBeVisible();
});
