import {
  answerCalls,
  idOf,
  pageOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
} from '@courtyard/common/testing';
import { announcementReader } from '@courtyard/contract/communications/announcement/announcement';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { announcementOf } from '../announcement.fixture';
import { AnnouncementPage } from './announcement.page';

const path = '/communications/announcements/details';
const read = 'GET /api/v1/announcements/:announcementId';
const noted = 'POST /api/v1/announcements/:announcementId/read';
const publish = 'POST /api/v1/announcements/:announcementId/publish';

let restore = () => {};
function open(handlers: Parameters<typeof answerCalls>[0] = {}, permissions = ['Announcements List View']) {
  const wire = answerCalls({
    [read]: () => ({ data: announcementOf() }),
    [noted]: () => new Response(null, { status: 204 }),
    'GET /api/v1/announcements/:announcementId/history': () => ({ data: [], page: pageOf() }),
    ...handlers,
  });
  restore = wire.restore;
  const page = renderPage(<AnnouncementPage />, {
    user: personWith(permissions),
    path: `${path}?id=${idOf(100)}`,
    pattern: path,
    routes: [{ path: '/communications/announcements', element: <p>The feed</p> }],
    wrap: withUi,
  });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

test('who opens it reads it, and that is noted once; the actions are for who writes', async () => {
  const { calls } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Water off on Thursday' })).toBeVisible();
  expect(screen.getByText('Fill a kettle.')).toBeVisible();
  await waitFor(() => expect(calls.filter(({ name }) => name === noted)).toHaveLength(1));
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

test('a draft is published by its version, now', async () => {
  const { user, calls } = open(
    {
      [read]: () => ({ data: announcementOf({ status: 'draft', publishesAt: null, isForMe: false }) }),
      [publish]: () => ({ data: announcementOf() }),
    },
    ['Announcements List View', 'Announcement Update'],
  );
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === publish)?.body).toEqual({ version: 3, publishesOn: null }),
  );
  expect(calls.filter(({ name }) => name === noted)).toEqual([]);
});

test('its author looks at it as one of those whom it is for, and sees whom it does not reach', async () => {
  const people = [
    { key: idOf(1), name: 'Ann Home', email: 'ann@ann.example', way: 'page' },
    { key: idOf(2), name: 'Zora Paper', email: null, way: 'none' },
  ];
  const { user } = open({ 'GET /api/v1/announcements/:announcementId/reach': () => ({ data: people }) }, [
    'Announcements List View',
    'Announcement Update',
    'Members List View',
  ]);
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Preview as…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview for one recipient' }));
  expect(await dialog.findByRole('link', { name: 'Water off on Thursday' })).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Person' }), 'Zora Paper');
  expect(
    await dialog.findByText(/^Not reached: they have no account with access to announcements/),
  ).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Water off on Thursday' })).toBeNull();
});

test('an address that names nothing leads back', async () => {
  open({ [read]: () => problemOf(404, 'not-found') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Announcement not found' })).toBeVisible();
});

test('of those whom it is for, who has not opened it yet is shown alone', async () => {
  const readers = 'GET /api/v1/announcements/:announcementId/readers';
  const reader = (number: number, name: string, readAt: string | null) =>
    announcementReader.parse({ key: idOf(number), name, email: null, hasAccount: true, readAt });
  const all = [reader(1, 'Ann Lee', '2026-12-01T15:00:00Z'), reader(2, 'Bo Day', null)];
  const { user } = open(
    {
      [read]: () => ({ data: announcementOf({ recipients: 2, readers: 1 }) }),
      [readers]: ({ query }) => {
        const state = query.get('state');
        const data = all.filter(({ readAt }) => state === null || (state === 'read') === (readAt !== null));
        return { data, page: pageOf({ total: data.length }) };
      },
    },
    ['Announcements List View', 'Announcement Update', 'Members List View'],
  );
  await user.click(await screen.findByRole('button', { name: 'Show names' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Read by' }));
  expect(await drawer.findByText('Ann Lee')).toBeVisible();
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Show' }), 'Not opened');
  await waitFor(() => expect(drawer.queryByText('Ann Lee')).not.toBeInTheDocument());
  expect(await drawer.findByText('Bo Day')).toBeVisible();
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Show' }), 'Opened');
  expect(await drawer.findByText('Ann Lee')).toBeVisible();
  expect(drawer.queryByText('Bo Day')).not.toBeInTheDocument();
});

test('one that is scheduled is not said to be published: it says when it will be', async () => {
  const publishesAt = '2027-01-04T14:00:00.000Z';
  open({ [read]: () => ({ data: announcementOf({ status: 'scheduled', publishesAt, recipients: 0 }) }) }, [
    'Announcements List View',
    'Announcement Update',
  ]);

  expect(await screen.findByText(/Scheduled for 01\/04\/2027, 9:00\sAM/)).toBeVisible();
  expect(screen.getByText('Scheduled publication')).toBeVisible();
  expect(screen.queryByText('Published')).not.toBeInTheDocument();
});
