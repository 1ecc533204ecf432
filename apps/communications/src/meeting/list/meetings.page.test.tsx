import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { meetingSummaryOf } from '../meeting.fixture';
import { MeetingsPage } from './meetings.page';

const list = 'GET /api/v1/meetings';
const reader = ['Meetings List View'];
const keeper = [...reader, 'Meeting Update'];
const rows = [meetingSummaryOf(), meetingSummaryOf({ id: idOf(101), name: 'Pool', status: 'cancelled' })];

let restore = () => {};
function open(path = '/', permissions = keeper, handlers: Parameters<typeof answerCalls>[0] = {}) {
  const wire = answerCalls({ [list]: () => ({ data: rows, page: pageOf({ total: 2 }) }), ...handlers });
  restore = wire.restore;
  const page = renderPage(<MeetingsPage />, { path, user: personWith(permissions), wrap: withUi });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

test('each row says its state and leads to its page; what the address says is what is asked for', async () => {
  const { calls } = open('/?status=cancelled&status=gone&sort=-updatedAt&search=pool');
  const link = await screen.findByRole('link', { name: 'Pool' });
  expect(link).toHaveAttribute('href', `/communications/meetings/details?id=${idOf(101)}`);
  const row = within(screen.getByRole('row', { name: /Pool/ }));
  expect(row.getByText('Canceled')).toBeVisible();
  const query = calls.find(({ name }) => name === list)?.query;
  expect(query?.getAll('status')).toEqual(['cancelled']);
  expect(Object.fromEntries(query ?? [])).toMatchObject({ sort: '-updatedAt', search: 'pool' });
});

test('only who keeps the list is offered to add and to edit', async () => {
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'Add meeting' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Actions for Pool' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
  restore();
  cleanup();

  const { user: visitor } = open('/', reader);
  await visitor.click(await screen.findByRole('button', { name: 'Actions for Pool' }));
  expect(await screen.findByRole('menuitem', { name: 'Open' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add meeting' })).not.toBeInTheDocument();
});

test('the server writes the file, under the filters of the list', async () => {
  // jsdom cannot follow a link, not even to a download.
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const { user, calls } = open('/?status=called&cursor=page-3', reader, {
    'GET /api/v1/meetings/export': () => ({}),
  });
  await screen.findByRole('link', { name: 'Pool' });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const asked = calls.find(({ name }) => name === 'GET /api/v1/meetings/export')?.query;
  expect(Object.fromEntries(asked ?? [])).toMatchObject({ status: 'called', format: 'xlsx' });
  expect(asked?.has('cursor')).toBe(false);
});

test('an empty list says so, and who keeps it what to do', async () => {
  const none = { [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) };
  open('/', keeper, none);
  expect(await screen.findByText('No meetings yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add meeting' })).toHaveLength(2);
  restore();
  cleanup();
  open('/', reader, none);
  expect(await screen.findByText('No meetings yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add meeting' })).not.toBeInTheDocument();
});
