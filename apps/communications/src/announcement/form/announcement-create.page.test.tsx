import { answerCalls, idOf, personWith, problemOf, renderPage, resetStores } from '@courtyard/common/testing';
import {
  announcementChange,
  announcementInput,
} from '@courtyard/contract/communications/announcement/announcement';
import { withUi } from '@courtyard/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { announcementOf } from '../announcement.fixture';
import { AnnouncementCreatePage } from './announcement-create.page';
import { AnnouncementEditPage } from './announcement-edit.page';

const create = 'POST /api/v1/announcements';
const read = 'GET /api/v1/announcements/:announcementId';
const update = 'PUT /api/v1/announcements/:announcementId';

let restore = () => {};
function open(node: ReactNode, handlers: Parameters<typeof answerCalls>[0] = {}, search = '') {
  const wire = answerCalls({
    [create]: () => ({ data: announcementOf({ status: 'draft', publishesAt: null }) }),
    'POST /api/v1/audiences/count': ({ body }) => ({
      data: { audience: body, people: 3, withoutEmail: 0, withoutAccount: 0 },
    }),
    ...handlers,
  });
  restore = wire.restore;
  const page = renderPage(node, {
    user: personWith(['Announcements List View', 'Announcement Update', 'Audience View']),
    path: `/form${search}`,
    pattern: '/form',
    routes: [{ path: '/communications/announcements/details', element: <p>Details</p> }],
    wrap: withUi,
  });
  const sent = (name: string) => wire.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...page, sent };
}

beforeEach(resetStores);
afterEach(() => restore());

test('it is written for somebody, says how it is shown, and is kept as a draft', async () => {
  const { user, sent } = open(<AnnouncementCreatePage />);
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Pool opens');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'Events');
  const text = await screen.findByRole('textbox', { name: /^Text/ });
  act(() => text.focus());
  await user.paste('On Saturday.');
  await user.click(await screen.findByRole('button', { name: 'Add people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Recipients/ }), 'All residents');
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  await user.click(screen.getByLabelText(/^Pinned/));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create).map((body) => announcementInput.parse(body))).toMatchObject([
    {
      title: 'Pool opens',
      category: 'events',
      audience: { include: [{ kind: 'residents' }], exclude: [] },
      isPinned: true,
      isUrgent: false,
      expiresOn: null,
    },
  ]);
  expect(JSON.stringify(sent(create))).toContain('On Saturday.');
});

test('without a title it is not kept, and the field says so', async () => {
  const { user, sent } = open(<AnnouncementCreatePage />);
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toBeInvalid());
  expect(sent(create)).toEqual([]);
});

test('of one that is published the audience stays; what somebody saved meanwhile stands beside what is written', async () => {
  let version = 3;
  const { user, sent } = open(
    <AnnouncementEditPage />,
    {
      [read]: () => ({
        data: announcementOf({
          version,
          audience: { include: [{ kind: 'owners' }], exclude: [] },
          ...(version > 3 && { title: 'Theirs' }),
        }),
      }),
      [update]: ({ body }) =>
        announcementChange.parse(body).version === version
          ? { data: announcementOf({ version: 5 }) }
          : problemOf(409, 'changed-meanwhile'),
    },
    `?id=${idOf(100)}`,
  );
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  expect(await screen.findByText('Already published: the audience can’t be changed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add people' })).toBeNull();
  await user.clear(title);
  await user.type(title, 'Mine');
  version = 4;
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const panel = within(await screen.findByRole('group', { name: 'Their changes' }));
  await user.click(panel.getByRole('radio', { name: /Mine/ }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(update)[1]).toMatchObject({ title: 'Mine', version: 4 });
});
