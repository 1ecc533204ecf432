import { answerCalls, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import type { MailBlock } from '@courtyard/contract/communications/mailing/mail-block';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BlocksPage } from './blocks.page';

const list = 'GET /api/v1/mail-blocks';
const lift = 'POST /api/v1/mail-blocks/lift';
const blocks: MailBlock[] = [
  {
    address: 'gone@harbor.example',
    category: null,
    because: 'no-mailbox',
    at: '2027-03-01T15:00:00Z',
    name: null,
  },
  {
    address: 'nora@harbor.example',
    category: 'events',
    because: 'unsubscribed',
    at: '2027-03-02T15:00:00Z',
    name: 'Nora Vance',
  },
];

let restore = () => {};
function open(found: MailBlock[], permissions: string[]) {
  const wire = answerCalls({
    [list]: () => ({ data: found, page: pageOf({ total: found.length }) }),
    [lift]: () => new Response(null, { status: 204 }),
  });
  restore = wire.restore;
  const page = renderPage(<BlocksPage />, { user: personWith(permissions), wrap: withUi });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());
const reader = 'Email Notifications List View';

test('an address is listed with its kind and the reason; a block is lifted after it was said what that means', async () => {
  const { user, calls } = open(blocks, [reader, 'Email Notification Send']);
  const row = within(await screen.findByRole('row', { name: /nora@harbor.example/ }));
  expect(row.getByText('Nora Vance')).toBeVisible();
  expect(row.getByText('Events')).toBeVisible();
  expect(
    within(screen.getByRole('row', { name: /gone@harbor.example/ })).getByText('All categories'),
  ).toBeVisible();
  await user.click(row.getByRole('button', { name: /nora@harbor.example/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove block…' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Email nora@harbor.example again?' }));
  expect(dialog.getByText(/^This person unsubscribed/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove block' }));
  expect(await screen.findByText('nora@harbor.example can get emails again.')).toBeVisible();
  const sent = () => calls.filter(({ name }) => name === lift).map(({ body }) => body);
  expect(sent()).toEqual([{ address: 'nora@harbor.example', category: 'events' }]);
  // The list is asked for again.
  await waitFor(() => expect(calls.filter(({ name }) => name === list).length).toBeGreaterThan(1));
});

test('who may not send is offered no way to lift; where none is blocked it says so', async () => {
  const { unmount } = open(blocks, [reader]);
  expect(await screen.findByRole('row', { name: /nora@harbor.example/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /nora@harbor.example/ })).toBeNull();
  unmount();
  restore();
  open([], [reader]);
  expect(await screen.findByText('No blocked addresses')).toBeVisible();
});
