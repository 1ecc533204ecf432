import { personWith } from '@courtyard/common/testing';
import { screen, waitFor } from '@testing-library/react';
import { endApp, renderApp } from '../../../testing/render-app';

const read = 'POST /api/v1/member-auth/invitation';
const accept = 'POST /api/v1/member-auth/invitation/accept';
const path = '/accept-invitation#token=the-token-of-the-letter';
const token = 'the-token-of-the-letter';
const offer = (hasPassword: boolean) => () =>
  Response.json({ data: { email: 'nora@new.example', name: 'nora', hasPassword } });
const refused = (status: number, code: string) => () => Response.json({ code, status }, { status });

afterEach(endApp);

test('who is new says how they are called, and chooses a password', async () => {
  const { user, calls } = await renderApp({
    path,
    answers: { [read]: offer(false), [accept]: () => Response.json({ data: personWith([]) }) },
  });
  const name = await screen.findByLabelText('Name');
  expect(screen.getByText(/You’ll sign in with nora@new\.example/)).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Nora Vance');
  await user.type(screen.getByLabelText('Password'), 'short{Enter}');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Use at least 12 characters/);
  await user.type(screen.getByLabelText('Password'), ' but long enough now');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(localStorage.getItem('user')).not.toBeNull());
  const sent = calls.find(({ name: call }) => call === accept);
  expect(sent?.body).toEqual({ token, displayName: 'Nora Vance', password: 'short but long enough now' });
});

test('who has an account elsewhere is asked for its password, and told where it is wrong', async () => {
  const { user } = await renderApp({
    path,
    answers: { [read]: offer(true), [accept]: refused(401, 'wrong-credentials') },
  });
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await user.type(password, 'wrong one{Enter}');
  expect(await screen.findByText(/Incorrect email or password/)).toBeVisible();
});

test('a link that works no more says what to do', async () => {
  await renderApp({ path, answers: { [read]: refused(422, 'invitation-unusable') } });
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/pages/login');
});

test('where it could not be opened it is tried again', async () => {
  let isUp = false;
  const { user } = await renderApp({
    path,
    answers: { [read]: () => (isUp ? offer(false)() : refused(429, 'too-many')()) },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(again);
  expect(await screen.findByLabelText('Name')).toHaveValue('nora');
});
