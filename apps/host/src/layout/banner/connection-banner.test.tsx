import { personWith } from '@courtyard/common/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

afterEach(() => {
  endApp();
  jest.restoreAllMocks();
});

test('a lost network is said politely, and gone with everything asked again when it is back', async () => {
  const { calls } = await renderApp({ path: '/help-support', user: personWith([]) });
  await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
  expect(screen.queryByText(/You’re offline/)).toBeNull();
  setOnline(false);
  expect(screen.getByText(/You’re offline/).closest('[role=status]')).not.toBeNull();
  const before = calls.length;
  setOnline(true);
  expect(screen.queryByText(/You’re offline/)).toBeNull();
  await waitFor(() =>
    expect(calls.slice(before).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /api/v1/shell/registry', 'GET /api/v1/shell/preferences']),
    ),
  );
});

test('a server that no answer comes from is said; one that fails is not taken for a lost connection', async () => {
  let answer: () => Response | { data: unknown } = () => new Response('', { status: 500 });
  const { user } = await renderApp({
    path: '/myprofile',
    user: personWith([]),
    answers: {
      'GET /api/v1/member-auth/sessions': () => answer(),
    },
  });
  expect(await screen.findByText(/Something went wrong on the server/)).toBeVisible();
  expect(screen.queryByText(/reach Courtyard/)).toBeNull();
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Can’t reach Courtyard/)).toBeVisible();
  answer = () => ({ data: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Can’t reach Courtyard/)).toBeNull());
}, 30_000);
