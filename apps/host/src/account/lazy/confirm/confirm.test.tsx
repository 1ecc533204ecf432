import { useAuth } from '@courtyard/common';
import { personWith } from '@courtyard/common/testing';
import { screen } from '@testing-library/react';
import { endApp, renderApp } from '../../../testing/render-app';

const confirm = 'POST /api/v1/member-auth/email-change/confirm';
const undo = 'POST /api/v1/member-auth/email-change/undo';
const token = 'the-token-of-the-letter';

afterEach(endApp);

test('the new address is confirmed by a press, not by opening the link, and this browser follows', async () => {
  const { user, calls } = await renderApp({
    path: `/confirm#kind=email&token=${token}`,
    user: personWith([]),
    answers: { [confirm]: () => ({ data: { email: 'alma@new.example' } }) },
  });
  await screen.findByRole('heading', { name: 'Confirm your new email' });
  expect(calls.filter(({ name }) => name === confirm)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'Email changed' })).toHaveFocus();
  expect(calls.find(({ name }) => name === confirm)?.body).toEqual({ token });
  expect(useAuth.getState().user?.email).toBe('alma@new.example');
});

test('a request to join is received with the proof of its address', async () => {
  const join = 'POST /api/v1/member-auth/register/confirm';
  const { user, calls } = await renderApp({
    path: `/confirm#kind=join&token=${token}`,
    answers: { [join]: () => ({ data: { email: 'nora@new.example' } }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'Request received' })).toBeVisible();
  expect(screen.getByText(/nora@new\.example/)).toBeVisible();
  expect(calls.find(({ name }) => name === join)?.body).toEqual({ token });
});

test('who takes the old one back is signed out and goes on to a new password', async () => {
  const { user } = await renderApp({
    path: `/confirm#kind=undo&token=${token}`,
    user: personWith([]),
    answers: { [undo]: () => ({ data: { email: 'alma@demo.example', token: 'to-set-a-password' } }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Restore email' }));
  await user.click(await screen.findByRole('button', { name: 'Set a new password' }));
  expect(await screen.findByLabelText('New password')).toBeVisible();
  expect(window.location.hash).toBe('#token=to-set-a-password');
  expect(useAuth.getState().user).toBeNull();
});

test('a link that was used says so', async () => {
  const { user } = await renderApp({
    path: `/confirm#kind=email&token=${token}`,
    answers: { [confirm]: () => Response.json({ code: 'link-unusable' }, { status: 422 }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/pages/login');
});
