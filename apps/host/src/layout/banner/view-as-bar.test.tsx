import { useAuth } from '@courtyard/common';
import { personWith, problemOf } from '@courtyard/common/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const end = 'POST /api/v1/member-auth/view-as/end';
const own = personWith(['Member View As']);
const member = personWith([], {
  memberId: own.id,
  displayName: 'Rosa Ortega',
  token: 'as-a-token-of-a-test',
});

/** As the member page leaves it, in a page that is loaded anew. */
async function begin(endsAt: string): Promise<void> {
  useAuth.getState().beginViewAs(member, endsAt);
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
}

const inHalfAnHour = () => new Date(Date.now() + 30 * 60_000).toISOString();

afterEach(endApp);

test('every page says as whom one looks on, and Stop by keyboard leads back to oneself', async () => {
  const { calls, user } = await renderApp({
    path: '/help-support',
    user: own,
    answers: { [end]: () => new Response(null, { status: 204 }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
  expect(screen.queryByText(/Viewing as/)).toBeNull();
  await begin(inHalfAnHour());
  const line = await screen.findByText('Viewing as Rosa Ortega · read-only');
  expect(line.closest('[role=status]')).not.toBeNull();
  expect(useAuth.getState().user).toMatchObject({ token: member.token });
  const stop = screen.getByRole('button', { name: 'Stop' });
  act(() => stop.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/Viewing as/)).toBeNull());
  const told = calls.filter(({ name }) => name === end);
  expect(told.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${own.token}`]);
  expect(useAuth.getState()).toMatchObject({ user: { token: own.token }, viewAs: null });
  expect(localStorage.getItem('view-as')).toBeNull();
}, 30_000);

test('what cannot be told to the server is not stopped, so that nothing is written as somebody else', async () => {
  const { user } = await renderApp({
    path: '/help-support',
    user: own,
    answers: { [end]: () => Response.json({ code: 'internal' }, { status: 500 }) },
  });
  await begin(inHalfAnHour());
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeEnabled();
  expect(useAuth.getState().user).toMatchObject({ token: member.token });
}, 30_000);

test('a view that has ended leads back by itself: by its time, and where the server says so', async () => {
  const { calls } = await renderApp({
    path: '/help-support',
    user: own,
    answers: { [end]: () => new Response(null, { status: 204 }) },
  });
  await begin(new Date(Date.now() + 100).toISOString());
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(end));
  await waitFor(() => expect(useAuth.getState()).toMatchObject({ user: { token: own.token } }));
  await begin(inHalfAnHour());
  expect(useAuth.getState().user).toMatchObject({ token: member.token });
  act(() => useAuth.getState().end(member.token));
  expect(useAuth.getState()).toMatchObject({ user: { token: own.token }, viewAs: null, hasEnded: false });
  await begin(new Date(Date.now() - 1).toISOString());
  expect(useAuth.getState()).toMatchObject({ user: { token: own.token }, viewAs: null });
}, 30_000);

test('signing out while one looks on ends one’s own session', async () => {
  const { calls } = await renderApp({
    path: '/help-support',
    user: own,
    answers: { 'POST /api/v1/member-auth/logout': () => new Response(null, { status: 204 }) },
  });
  await begin(inHalfAnHour());
  await act(() => useAuth.getState().logout());
  const told = calls.filter(({ name }) => name === 'POST /api/v1/member-auth/logout');
  expect(told.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${own.token}`]);
  expect(localStorage.getItem('view-as')).toBeNull();
}, 30_000);

test('where a password is reset the bar is there, and no link is sent in the member’s name', async () => {
  const { calls } = await renderApp({ path: '/reset-password', user: own });
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeEnabled();
  await begin(inHalfAnHour());
  expect(await screen.findByText('Viewing as Rosa Ortega · read-only')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send link' })).toBeNull();
  expect(screen.getByText(/no link can be sent/)).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('POST /api/v1/member-auth/password-reset');
}, 30_000);

test('a page that the member may not open says so under the bar', async () => {
  await renderApp({ path: '/unauthorized', user: own });
  await begin(inHalfAnHour());
  expect(await screen.findByText('Viewing as Rosa Ortega · read-only')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/not authorized/);
}, 30_000);

test('when the member may be reached is not said on the page of their notifications', async () => {
  await renderApp({
    path: '/notifications/settings',
    user: own,
    answers: {
      'GET /api/v1/shell/notification-settings': () =>
        problemOf(403, 'not-shown', { detail: 'It’s private.' }),
    },
  });
  await screen.findByText('Start DND Mode');
  await begin(inHalfAnHour());
  expect(await screen.findByText('It’s private.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Private' })).toBeVisible();
  expect(screen.queryByText('Start DND Mode')).toBeNull();
}, 30_000);
