import { personWith, signIn } from '@courtyard/common/testing';
import { useAuth } from '@courtyard/common';
import { act, screen, waitFor, within } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const person = personWith(['Properties List View']);
const address = () => window.location.pathname + window.location.search + window.location.hash;

afterEach(endApp);

test('a visitor is sent to the login and, once signed in, to the place asked for', async () => {
  const { user, calls } = await renderApp({
    path: '/help-support?search=password#devices',
    answers: {
      'POST /api/v1/member-auth/login': () => ({ data: person }),
      'POST /api/v1/dashboard/data': () => ({ data: { permissions: person.permissions } }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(address()).toBe('/pages/login');
  expect(screen.getByText('Sign in to continue to the page you requested.')).toBeVisible();

  await user.type(screen.getByLabelText('Email'), 'alma@demo.example');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
  expect(address()).toBe('/help-support?search=password#devices');
  const login = calls.find(({ name }) => name.endsWith('/login'));
  expect(login?.body).toEqual({ email: 'alma@demo.example', password: 'a long password' });
});

test('the place asked for is kept over a forgotten password, and over the tab that the mail opens', async () => {
  const answers = {
    'POST /api/v1/member-auth/password-reset': () =>
      Response.json({ data: { received: true } }, { status: 202 }),
    'POST /api/v1/member-auth/password-reset/confirm': () => new Response(null, { status: 204 }),
    'POST /api/v1/member-auth/login': () => ({ data: person }),
  };
  const { user } = await renderApp({ path: '/help-support?search=parking', answers });
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  expect(window.history.state).toEqual({ usr: { from: '/help-support?search=parking' } });
  await user.type(screen.getByLabelText('Email'), 'alma@demo.example{Enter}');
  await screen.findByRole('heading', { name: 'Check your email' });
  const kept = { ...localStorage };
  endApp();

  Object.assign(localStorage, kept);
  await renderApp({ path: '/reset-password#token=of-the-mail', answers });
  await user.type(await screen.findByLabelText('New password'), 'a new long password{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(screen.getByText('Sign in to continue to the page you requested.')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'alma@demo.example');
  await user.type(screen.getByLabelText('Password'), 'a new long password{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
  expect(address()).toBe('/help-support?search=parking');
});

test.each([
  ['/Help-Support/?search=Parking#Top', '/help-support?search=Parking#Top', 'Help & Support'],
  ['/Pages/Login/', '/dashboard/default', 'Dashboard'],
  ['/Administration/Outbox/', '/unauthorized', /^403/],
  ['/No-Such-Page/', '/No-Such-Page/', /^404/],
])('%s is the page of %s', async (path, own, name) => {
  await renderApp({ path, user: person });
  await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(address()).toBe(own));
});

test('an account screen has one address too', async () => {
  await renderApp({ path: '/Pages/Register/?x=1' });
  await screen.findByRole('heading', { level: 1, name: 'Request access' });
  expect(address()).toBe('/pages/register?x=1');
});

test.each([
  ['who sees all', ['Properties List View'], '/properties-common-areas/properties'],
  ['an owner', [], '/properties-common-areas'],
])('the short address of policies leads %s to where they may be', async (_, permissions, place) => {
  await renderApp({ path: '/insurance', user: personWith(permissions) });
  await waitFor(() => expect(address()).toBe(place));
});

test('without a place asked for one starts at the dashboard', async () => {
  await renderApp({ path: '/pages/login', user: person });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(address()).toBe('/dashboard/default');
});

test.each(['/', '/dashboard/default'])('%s is the dashboard', async (path) => {
  await renderApp({ path, user: person });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('logging out leads to /login, which does not remember the place', async () => {
  const { user, calls } = await renderApp({
    path: '/help-support',
    user: person,
    answers: { 'POST /api/v1/member-auth/logout': () => new Response(null, { status: 204 }) },
  });
  await user.click(await screen.findByRole('button', { name: /Account: Alma Reyes/ }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByText('You’re signed out.');
  expect(address()).toBe('/login');
  expect(window.history.state).toBeNull();
  expect(calls.some(({ name }) => name.endsWith('/logout'))).toBe(true);
});

test('where the server is not told of the leaving, the login says so', async () => {
  const { user } = await renderApp({
    path: '/help-support',
    user: person,
    answers: { 'POST /api/v1/member-auth/logout': () => new Response(null, { status: 500 }) },
  });
  await user.click(await screen.findByRole('button', { name: /Account: Alma Reyes/ }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t reach the server/);
});

test('a session that ends elsewhere leads to the login and back again', async () => {
  await renderApp({ path: '/help-support', user: person });
  await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
  act(() => useAuth.getState().end(person.token));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(screen.getByText('Your session has expired. Sign in to continue where you left off.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Help & Support' })).toBeNull();
  expect(address()).toBe('/pages/login');
  expect(window.history.state).toEqual({ usr: { from: '/help-support' } });
});

test('whoever signed in by another tab begins anew, with nothing of the person before', async () => {
  const { user } = await renderApp({ path: '/help-support', user: person });
  const search = await screen.findByRole('searchbox');
  await user.type(search, 'parking');
  act(() => signIn(personWith([], { memberId: '01980000-0000-7000-8000-000000000098' })));
  await waitFor(() => expect(search).not.toBeInTheDocument());
});

describe('with something unsaved', () => {
  const ask = (event: Event) => event.preventDefault();
  beforeEach(() => window.addEventListener('beforeunload', ask));
  afterEach(() => window.removeEventListener('beforeunload', ask));

  const signInAgain = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
    await user.type(screen.getByLabelText('Password'), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };

  test('a session that ends elsewhere loses nothing: the same person finds it as they left it', async () => {
    const again = { ...person, token: 'the next one' };
    const { user } = await renderApp({
      path: '/help-support',
      user: person,
      answers: { 'POST /api/v1/member-auth/login': () => ({ data: again }) },
    });
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'parking');
    const before = document.title;
    act(() => useAuth.getState().end(person.token));
    expect(await screen.findByText(/Your input is still here/)).toBeVisible();
    expect(search).not.toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(person.email);
    await signInAgain(user);
    await waitFor(() => expect(search).toBeVisible());
    expect(search).toHaveValue('parking');
    expect(search).toHaveFocus();
    expect(address()).toContain('/help-support');
    expect(document.title).toBe(before);
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test('Back and shortcuts at the login touch nothing of what is kept', async () => {
    const { user } = await renderApp({ path: '/help-support', user: person });
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'parking');
    act(() => useAuth.getState().end(person.token));
    await screen.findByText(/Your input is still here/);
    window.history.replaceState(null, '', '/dashboard/default');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await user.click(screen.getByRole('heading', { level: 1, name: 'Sign in' }));
    await user.keyboard('gd?');
    expect(address()).toBe('/pages/login');
    expect(window.history.state).toEqual({ usr: { from: expect.stringMatching('^/help-support') } });
    expect(search).toHaveValue('parking');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('another person finds nothing of it', async () => {
    const other = personWith([], {
      memberId: '01980000-0000-7000-8000-000000000099',
      displayName: 'Ben Ode',
    });
    const { user } = await renderApp({
      path: '/help-support',
      user: person,
      answers: { 'POST /api/v1/member-auth/login': () => ({ data: other }) },
    });
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'parking');
    act(() => useAuth.getState().end(person.token));
    await screen.findByText(/Your input is still here/);
    await signInAgain(user);
    await screen.findByRole('button', { name: /Account: Ben Ode/ });
    expect(search).not.toBeInTheDocument();
  });

  test('logging out asks first', async () => {
    const { user, calls } = await renderApp({
      path: '/help-support',
      user: person,
      answers: { 'POST /api/v1/member-auth/logout': () => new Response(null, { status: 204 }) },
    });
    const logout = async () => {
      await user.click(await screen.findByRole('button', { name: /Account: Alma Reyes/ }));
      await user.click(await screen.findByRole('button', { name: 'Logout' }));
      return screen.findByRole('alertdialog', { name: 'Log out without saving?' });
    };
    await user.click(within(await logout()).getByRole('button', { name: 'Keep editing' }));
    expect(calls.some(({ name }) => name.endsWith('/logout'))).toBe(false);
    expect(screen.getByRole('button', { name: /Account: Alma Reyes/ })).toHaveFocus();
    await user.click(within(await logout()).getByRole('button', { name: 'Logout' }));
    await screen.findByText('You’re signed out.');
  });
});

test('a section’s page without its permission is 403, and no code of the section is asked for', async () => {
  await renderApp({ path: '/properties-common-areas/properties', user: personWith([]) });
  await screen.findByRole('heading', { name: '403 - You are not authorized to view this page.' });
  expect(address()).toBe('/unauthorized');
  expect(document.querySelector('script[src*="/sections/"]')).toBeNull();
});

test('a page of the host without its permission is 403, with it it opens', async () => {
  await renderApp({ path: '/administration/sections', user: personWith([]) });
  await screen.findByRole('heading', { name: '403 - You are not authorized to view this page.' });
  endApp();
  await renderApp({
    path: '/administration/sections',
    user: personWith(['Sections View']),
    answers: { 'GET /api/v1/shell/sections': () => ({ data: [] }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Sections' });
});

test('/unauthorized says so to a visitor too', async () => {
  await renderApp({ path: '/unauthorized' });
  expect(
    await screen.findByRole('heading', { name: '403 - You are not authorized to view this page.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/pages/login');
});

test('an address without a page says 404 inside of the frame', async () => {
  await renderApp({ path: '/no-such-page', user: person });
  await screen.findByRole('heading', { level: 1, name: /^404/ });
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('a section that is switched off says so', async () => {
  await renderApp({ path: '/people/members', user: person });
  expect(await screen.findByRole('heading', { name: /People.*turned off/ })).toBeVisible();
});

test('permissions are fetched anew at start, and a lost one closes its page', async () => {
  await renderApp({
    path: '/administration/outbox',
    user: personWith(['Outbox View']),
    answers: {
      'POST /api/v1/dashboard/data': () => ({ data: { permissions: [] } }),
      'GET /api/v1/shell/outbox': () => ({ data: [] }),
    },
  });
  await screen.findByRole('heading', { name: '403 - You are not authorized to view this page.' });
  expect(useAuth.getState().permissions).toEqual([]);
});

test('the registry failing shows the last known answer and a banner with another try', async () => {
  let isDown = false;
  const registry = () =>
    isDown ? new Response('', { status: 500 }) : { data: { sections: [], disabled: [] } };
  const { user } = await renderApp({
    user: person,
    answers: { 'GET /api/v1/shell/registry': registry },
  });
  const whatIsOpen = await screen.findByRole('heading', { name: 'Nothing for you here yet' });
  isDown = true;
  document.dispatchEvent(new Event('visibilitychange'));
  const banner = await screen.findByText(/Couldn’t refresh the list of sections/);
  expect(whatIsOpen).toBeVisible();
  isDown = false;
  await user.click(within(banner.parentElement ?? banner).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Couldn’t refresh the list of sections/)).toBeNull());
});
