import { personWith } from '@courtyard/common/testing';
import { screen } from '@testing-library/react';
import { endApp, renderApp } from '../testing/render-app';

const reset = 'POST /api/v1/member-auth/password-reset';
const confirm = 'POST /api/v1/member-auth/password-reset/confirm';
const register = 'POST /api/v1/member-auth/register';
const open = 'GET /api/v1/member-auth/registration';
const isOpen = (value: boolean) => () => ({ data: { isOpen: value } });
const received = () => Response.json({ data: { received: true } }, { status: 202 });

afterEach(endApp);

test('asking to join sends what was typed and says what comes next', async () => {
  const { user, calls } = await renderApp({
    path: '/pages/register',
    answers: { [register]: received, [open]: isOpen(true) },
  });
  await user.type(screen.getByLabelText('Email'), 'alma@demo.example');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Enter your name/);
  await user.type(screen.getByLabelText('Name'), 'Alma Reyes');
  await user.type(screen.getByLabelText(/^Note/), 'Unit 204');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
  expect(calls.find(({ name }) => name === register)?.body).toEqual({
    displayName: 'Alma Reyes',
    email: 'alma@demo.example',
    note: 'Unit 204',
  });
});

test('where one is invited the page says so, before and after sending', async () => {
  const closed = () => Response.json({ code: 'registration-closed' }, { status: 403 });
  await renderApp({ path: '/pages/register', answers: { [open]: isOpen(false) } });
  expect(await screen.findByRole('heading', { name: 'By invitation only' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  endApp();

  const answers = { [open]: isOpen(true), [register]: closed };
  const { user } = await renderApp({ path: '/pages/register', answers });
  await user.type(screen.getByLabelText('Name'), 'Alma Reyes');
  await user.type(screen.getByLabelText('Email'), 'alma@demo.example{Enter}');
  expect(await screen.findByRole('heading', { name: 'By invitation only' })).toBeVisible();
});

test('a link is asked for, and the answer does not tell who is known', async () => {
  const { user, calls } = await renderApp({ path: '/pages/reset-password', answers: { [reset]: received } });
  await user.type(screen.getByLabelText('Email'), 'nobody@demo.example{Enter}');
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(screen.getByText(/If nobody@demo.example belongs to a member/)).toBeVisible();
  expect(calls[0]?.body).toEqual({ email: 'nobody@demo.example' });
  await user.click(screen.getByRole('button', { name: 'Request another link' }));
  expect(screen.getByRole('heading', { name: 'Reset password' })).toBeVisible();
});

test.each([
  '/pages/reset-password?token=the-token-of-the-mail',
  '/reset-password#token=the-token-of-the-mail',
])('%s sets a new password without a session', async (path) => {
  const { user, calls } = await renderApp({
    path,
    answers: { [confirm]: () => new Response(null, { status: 204 }) },
  });
  await user.type(await screen.findByLabelText('New password'), 'a new long password{Enter}');
  await screen.findByRole('heading', { name: 'Password set' });
  expect(calls[0]?.body).toEqual({ token: 'the-token-of-the-mail', password: 'a new long password' });
});

test('a first password is created, and nobody is told of devices', async () => {
  const { user, calls } = await renderApp({
    path: '/reset-password#token=the-token-of-the-mail&first=1',
    answers: { [confirm]: () => new Response(null, { status: 204 }) },
  });
  await screen.findByRole('heading', { name: 'Create your password' });
  expect(screen.queryByText(/signed out/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Password'), 'a new long password{Enter}');
  expect(await screen.findByText('Sign in with your email and password.')).toBeVisible();
  expect(calls[0]?.body).toEqual({ token: 'the-token-of-the-mail', password: 'a new long password' });
});

test('a password that is tried first can be changed for another, and the link is not blamed', async () => {
  const refused = () => Response.json({ code: 'common-password' }, { status: 422 });
  const { user } = await renderApp({
    path: '/reset-password#token=the-token-of-the-mail',
    answers: { [confirm]: refused },
  });
  await user.type(await screen.findByLabelText('New password'), 'password1234{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Choose another/);
  expect(screen.getByRole('progressbar', { name: 'Password strength' })).toBeVisible();
});

test('a link that was used says so', async () => {
  const { user } = await renderApp({
    path: '/reset-password#token=the-token-of-the-mail',
    answers: { [confirm]: () => Response.json({ code: 'reset-link-expired' }, { status: 410 }) },
  });
  await user.type(await screen.findByLabelText('New password'), 'a new long password{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/no longer works/);
});

test('somebody who is signed in asks for a link to the known address', async () => {
  const { user, calls } = await renderApp({
    path: '/reset-password',
    user: personWith([]),
    answers: { [reset]: received },
  });
  await user.click(await screen.findByRole('button', { name: 'Send link' }));
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(calls.find(({ name }) => name === reset)?.body).toEqual({ email: 'alma@demo.example' });
});

test('a visitor at /reset-password without a link is sent to the login', async () => {
  await renderApp({ path: '/reset-password' });
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(window.location.pathname).toBe('/pages/login');
});
