import { useAuth } from '@courtyard/common';
import { personWith } from '@courtyard/common/testing';
import type { Notification, NotificationSettings, Task } from '@courtyard/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { endApp, renderApp } from '../../../testing/render-app';

const person = personWith([]);

const notice = (number: number, more: Partial<Notification> = {}): Notification => ({
  id: `01900000-0000-7000-8000-00000000000${number}`,
  kind: 'properties.booking-decided',
  title: `Hall ${number}: your booking is confirmed`,
  text: 'Mon, Jun 16, 12:00 PM – 1:00 PM',
  link: `/help-support?about=${number}`,
  isUrgent: false,
  createdAt: new Date(Date.now() - number * 60_000).toISOString(),
  isNew: true,
  isRead: false,
  ...more,
});

class Events extends EventTarget {
  static latest: Events | null = null;
  readyState = 1;
  constructor() {
    super();
    Events.latest = this;
  }
  close() {}
}

/** A server with some notifications. */
function server(notices: Notification[], isSilent = false) {
  const summary = () => {
    const unread = notices.filter(({ isRead }) => !isRead);
    const isNew = unread.filter((each) => each.isNew);
    return { data: { unread: unread.length, new: isNew.length, newest: unread[0] ?? null, isSilent } };
  };
  return {
    notices,
    answers: {
      'GET /api/v1/shell/notifications/summary': summary,
      'GET /api/v1/shell/notifications': ({ query }: { query: URLSearchParams }) => {
        const filter = query.get('filter');
        const rest = notices.filter(({ isRead }) => filter === 'all' || isRead === (filter === 'other'));
        const first = query.get('cursor') ? rest.slice(2) : rest.slice(0, 2);
        return { data: first, page: { next: query.get('cursor') || rest.length < 3 ? null : 'two' } };
      },
      'PUT /api/v1/shell/notifications/read': () => {
        notices.forEach((each, at) => (notices[at] = { ...each, isRead: true }));
        return summary();
      },
      'PUT /api/v1/shell/notifications/seen': summary,
      'PUT /api/v1/shell/notifications/:notificationId/read': ({
        params,
      }: {
        params: Record<string, string>;
      }) => {
        const at = notices.findIndex(({ id }) => id === params.notificationId);
        const changed = { ...notice(0), ...notices[at], isRead: true };
        notices[at] = changed;
        return { data: changed };
      },
      'GET /api/v1/shell/storage': () => ({
        data: { usedBytes: 300 * 1024 * 1024, quotaBytes: 1024 * 1024 * 1024 },
      }),
    },
  };
}

const open = async (notices: Notification[], path = '/sample-page', isSilent = false) => {
  const backend = server(notices, isSilent);
  const app = await renderApp({ user: person, path, answers: backend.answers });
  Object.defineProperty(globalThis, 'EventSource', { value: Events, configurable: true });
  return { ...app, ...backend };
};

afterEach(endApp);

test('the bell counts, beside the title too, and opens the latest with the specification’s words', async () => {
  const { user } = await open([notice(1), notice(2), notice(3, { isRead: true })]);
  const bell = await screen.findByRole('button', { name: 'Notifications, 2 unread' });
  await waitFor(() => expect(document.title).toMatch(/^\(2\) Sample page/));
  await user.click(bell);
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(await within(panel).findByRole('heading', { name: 'All Notification' })).toBeVisible();
  expect(within(panel).getByText('02')).toBeVisible();
  expect(
    [...within(panel).getByLabelText('Show').querySelectorAll('option')].map((it) => it.textContent),
  ).toEqual(['All Notification', 'New', 'Unread', 'Other']);
  expect(await within(panel).findByRole('link', { name: /^Hall 1/ })).toBeVisible();
  expect(await within(panel).findByText('300 MB of 1 GB used')).toBeVisible();
  expect(within(panel).queryByText('Needs you')).toBeNull();
  await user.click(within(panel).getByRole('button', { name: 'Mark as all read' }));
  await screen.findByRole('button', { name: 'Notifications' });
  await waitFor(() => expect(document.title).toMatch(/^Sample page/));
  await user.click(within(panel).getByRole('link', { name: 'View All' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
});

const task = (number: number): Task => ({
  id: `properties/service/${number}`,
  section: 'properties',
  kind: 'service',
  title: `Service of elevator ${number}`,
  text: null,
  verb: 'Record',
  link: `/help-support?about=${number}`,
  span: null,
  dueOn: '2026-12-01',
  urgency: 'later',
  action: null,
});

test('what waits stands above the notifications, in three lines; its links close the panel', async () => {
  const tasks = [1, 2, 3, 4].map(task);
  const { user } = await renderApp({
    user: person,
    path: '/sample-page',
    answers: { ...server([]).answers, 'GET /api/v1/me/tasks': () => ({ data: { tasks, total: 4 } }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  const list = within(await panel.findByRole('list', { name: 'Needs you' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(panel.getByRole('link', { name: 'View all (4)' })).toHaveAttribute('href', '/tasks');
  await user.click(list.getByRole('link', { name: 'Record: Service of elevator 2' }));
  await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
});

test('opening one reads it and leads to its page; looking is noted when the panel closes', async () => {
  const { user, calls } = await open([notice(1), notice(2)]);
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  await user.click(await screen.findByRole('link', { name: /^Hall 2/ }));
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  expect(window.location.pathname + window.location.search).toBe('/help-support?about=2');
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'PUT /api/v1/shell/notifications/seen')?.body).toEqual({
      throughId: notice(1).id,
    }),
  );
});

test('the page goes on below, and keeps its filter in the address', async () => {
  const { user } = await open([notice(4), notice(3), notice(2)], '/notifications');
  await screen.findByRole('link', { name: /^Hall 4/ });
  expect(screen.queryByRole('link', { name: /^Hall 2/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('link', { name: /^Hall 2/ });
  await user.selectOptions(screen.getByLabelText('Show'), 'Other');
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
  expect(window.location.search).toBe('?show=other');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: /^Hall 4/ })).toBeVisible();
});

describe('something new', () => {
  const arrives = async (isSilent: boolean, arriving: Notification) => {
    const notices = [notice(1)];
    await open(notices, '/sample-page', isSilent);
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    notices.unshift(arriving);
    // A new session opens a new stream: that of this test.
    act(() => useAuth.setState({ user: { ...person, token: 'another' } }));
    await waitFor(() => expect(Events.latest).not.toBeNull());
    act(() => void Events.latest?.dispatchEvent(new MessageEvent('notification', { data: '{}' })));
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    return screen.getByRole('status', { name: 'Messages' }).textContent;
  };

  test('is said in passing', async () => {
    expect(await arrives(false, notice(5))).toContain('Hall 5');
  });

  test('is not while it is silent, unless it is urgent', async () => {
    expect(await arrives(true, notice(5))).not.toContain('Hall 5');
    endApp();
    expect(await arrives(true, notice(6, { isUrgent: true }))).toContain('Hall 6');
  });
});

test('what reaches one where is kept at once, and put back where it is refused', async () => {
  const settings: NotificationSettings = {
    choices: [
      {
        kind: 'properties.booking-decided',
        group: 'Bookings',
        label: 'My booking is answered',
        isUrgent: false,
        inApp: true,
        push: true,
        email: 'at-once',
      },
      {
        kind: 'properties.reminder',
        group: 'Reminders',
        label: 'A policy ends',
        isUrgent: true,
        inApp: true,
        push: true,
        email: null,
      },
    ],
    quietHours: null,
    digest: { minutes: 480, weekday: 1, timeZone: null },
  };
  let isRefused = false;
  const { user, calls } = await renderApp({
    user: person,
    path: '/notifications/settings',
    answers: {
      'GET /api/v1/shell/notification-settings': () => ({ data: settings }),
      'PATCH /api/v1/shell/notification-settings': ({ body }) =>
        isRefused
          ? new Response('', { status: 500 })
          : { data: Object.assign({}, settings, body, { choices: settings.choices }) },
    },
  });
  const mail = await screen.findByLabelText('Email: My booking is answered');
  await user.selectOptions(mail, 'Daily digest');
  await waitFor(() =>
    expect(calls.at(-1)?.body).toEqual({
      choices: [{ kind: 'properties.booking-decided', email: 'daily' }],
    }),
  );
  expect(screen.getByRole('checkbox', { name: 'List: A policy ends' })).toBeDisabled();
  expect(screen.queryByLabelText('Email: A policy ends')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Weekly digest on'), 'Friday');
  await waitFor(() =>
    expect(calls.at(-1)?.body).toEqual({ digest: { minutes: 480, weekday: 5, timeZone: null } }),
  );
  await user.click(screen.getByRole('switch', { name: 'Save quiet hours' }));
  expect(await screen.findByLabelText('From')).toHaveValue('22:00');
  isRefused = true;
  await user.click(screen.getByRole('switch', { name: 'Save quiet hours' }));
  await screen.findByText(/Couldn’t save/);
  await waitFor(() => expect(screen.getByLabelText('To')).toHaveValue('07:00'));
});

test('a browser that cannot be notified says so, and nothing is kept', async () => {
  const { user, calls } = await renderApp({ user: person });
  await user.click(await screen.findByRole('button', { name: 'Account: Alma Reyes' }));
  await user.click(await screen.findByRole('switch', { name: 'Allow Notifications' }));
  expect(await screen.findByText('This browser doesn’t support notifications.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Allow Notifications' })).not.toBeChecked();
  expect(calls.map(({ name }) => name)).not.toContain('PATCH /api/v1/shell/preferences');
});
