import { useAuth } from '@courtyard/common';
import { personWith } from '@courtyard/common/testing';
import { screen, waitFor } from '@testing-library/react';
import { endApp, renderApp } from '../../../testing/render-app';

const redeem = 'POST /api/v1/member-auth/switch/redeem';

afterEach(endApp);

test('the ticket is redeemed once with the secret of the tab, and the person is in', async () => {
  sessionStorage.setItem('courtyard-switch', 'the secret');
  const { calls } = await renderApp({
    path: '/switch#kind=ticket&token=the-ticket-of-the-other',
    answers: { [redeem]: () => ({ data: personWith([]) }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(calls.filter(({ name }) => name === redeem).map(({ body }) => body)).toEqual([
    { ticket: 'the-ticket-of-the-other', verifier: 'the secret' },
  ]);
  expect(sessionStorage.getItem('courtyard-switch')).toBeNull();
  await waitFor(() => expect(window.location.hash).toBe(''));
});

test('a link that somebody else sent signs nobody in', async () => {
  await renderApp({
    path: '/switch#kind=ticket&token=the-ticket-of-another',
    answers: { [redeem]: () => Response.json({ code: 'ticket-unusable' }, { status: 422 }) },
  });
  expect(await screen.findByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  expect(useAuth.getState().user).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/pages/login');
});

test('who is signed in there already is simply there', async () => {
  await renderApp({ path: '/switch#kind=from&token=lakeside', user: personWith([]) });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
});
