import {
  answerCalls,
  pageOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
} from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { MailingsPage } from './mailings.page';

const keep = 'PUT /api/v1/mailing-settings';
const reader = ['Email Notifications List View'];

let restore = () => {};
function open(permissions: string[], handlers: Parameters<typeof answerCalls>[0] = {}) {
  const wire = answerCalls({
    'GET /api/notifications': () => ({ data: [], page: pageOf() }),
    ...handlers,
  });
  restore = wire.restore;
  const page = renderPage(<MailingsPage />, { user: personWith(permissions), path: '/', wrap: withUi });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

test('the address in the footer is corrected as the version that was read, over what another has kept meanwhile', async () => {
  let stored = { postalAddress: '1 Harbor Way', version: 3 };
  const { user, calls } = open([...reader, 'Email Notification Send'], {
    'GET /api/v1/mailing-settings': () => ({ data: stored }),
    [keep]: () => {
      if (stored.version === 4) return { data: { ...stored, version: 5 } };
      stored = { postalAddress: '9 Other Street', version: 4 };
      return problemOf(409, 'changed-meanwhile');
    },
  });
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Postal address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Postal address' }));
  const address = await dialog.findByRole('textbox', { name: /^Community’s postal address/ });
  expect(address).toHaveValue('1 Harbor Way');
  await user.clear(address);
  await user.type(address, '2 Harbor Way');
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  expect(await dialog.findByText(/9 Other Street/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Postal address saved.')).toBeVisible();
  expect(calls.filter(({ name }) => name === keep).map(({ body }) => body)).toEqual([
    { postalAddress: '2 Harbor Way', version: 3 },
    { postalAddress: '2 Harbor Way', version: 4 },
  ]);
});

test('who does not send letters is not offered their address', async () => {
  open(reader);
  expect(await screen.findByText('No emails yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^More/ })).not.toBeInTheDocument();
});
