import { createHash, webcrypto } from 'node:crypto';
import { waitFor } from '@testing-library/react';
import { answerCalls, personWith, resetStores, signIn } from '../testing/testing';
import { followOtherTabs, useAuth } from './auth.store';

const login = 'POST /api/v1/member-auth/login';
const dashboardData = 'POST /api/v1/dashboard/data';
const credentials = { email: 'alma@demo.example', password: 'a long password' };
const person = personWith(['Properties List View']);

// jsdom's own has no digests.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

let restore = () => {};
const answer = (handlers: Parameters<typeof answerCalls>[0]) => {
  const wire = answerCalls(handlers);
  restore = wire.restore;
  return wire;
};

beforeEach(resetStores);
afterEach(() => restore());

test('nobody is signed in at first', () => {
  expect(useAuth.getState()).toMatchObject({ user: null, loading: false, error: null, permissions: [] });
});

test('a pending login loads and clears the error; success keeps the person', async () => {
  useAuth.setState({ error: 'Response status: 401' });
  const wire = answer({ [login]: () => ({ data: person }) });
  const pending = useAuth.getState().login(credentials);
  expect(useAuth.getState()).toMatchObject({ loading: true, error: null });
  await pending;
  expect(useAuth.getState()).toMatchObject({
    loading: false,
    error: null,
    user: person,
    permissions: ['Properties List View'],
  });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(person);
  expect(wire.calls[0]?.body).toEqual(credentials);
});

test('permissions come as a list or as an object keyed by name', async () => {
  const permissions = { 'Properties List View': true, 'Poll Create': false };
  answer({ [login]: () => ({ data: { ...person, permissions } }) });
  await useAuth.getState().login(credentials);
  expect(useAuth.getState().permissions).toEqual(['Properties List View']);
});

test('a refused login keeps its status as the error', async () => {
  answer({ [login]: () => Response.json({ code: 'not-signed-in' }, { status: 401 }) });
  await useAuth.getState().login(credentials);
  expect(useAuth.getState()).toMatchObject({ loading: false, error: 'Response status: 401', user: null });
  expect(localStorage.getItem('user')).toBeNull();
});

test('a network failure at login keeps its own message', async () => {
  answer({
    [login]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await useAuth.getState().login(credentials);
  expect(useAuth.getState().error).toBe('Failed to fetch');
});

test('fetched permissions replace the old ones, in storage too, and carry the token', async () => {
  signIn(person);
  const wire = answer({ [dashboardData]: () => ({ data: { permissions: ['Poll Create'] } }) });
  const pending = useAuth.getState().fetchPermissions();
  expect(useAuth.getState()).toMatchObject({ loading: true, error: null });
  await pending;
  expect(useAuth.getState()).toMatchObject({ loading: false, permissions: ['Poll Create'] });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ permissions: ['Poll Create'] });
  expect(wire.calls[0]?.body).toEqual({ isPermissionsRequested: true });
  expect(wire.calls[0]?.headers.get('authorization')).toBe(`Bearer ${person.token}`);
});

test('an answer without permissions means none', async () => {
  signIn(person);
  answer({ [dashboardData]: () => ({ data: {} }) });
  await useAuth.getState().fetchPermissions();
  expect(useAuth.getState().permissions).toEqual([]);
});

test('a failed permission fetch keeps the status as the error and the person signed in', async () => {
  signIn(person);
  answer({ [dashboardData]: () => new Response('', { status: 500 }) });
  await useAuth.getState().fetchPermissions();
  expect(useAuth.getState()).toMatchObject({ loading: false, error: 'Response status: 500', user: person });
});

test('permissions that arrive after signing out are dropped', async () => {
  signIn(person);
  answer({ [dashboardData]: () => ({ data: { permissions: ['Poll Create'] } }) });
  const pending = useAuth.getState().fetchPermissions();
  useAuth.getState().forget();
  await pending;
  expect(useAuth.getState()).toMatchObject({ user: null, permissions: [], loading: false });
  expect(localStorage.getItem('user')).toBeNull();
});

test('permissions that are refused after signing out leave no error on the login', async () => {
  signIn(person);
  answer({ [dashboardData]: () => Response.json({ code: 'not-signed-in' }, { status: 401 }) });
  const pending = useAuth.getState().fetchPermissions();
  useAuth.getState().forget();
  await pending;
  expect(useAuth.getState()).toMatchObject({ user: null, error: null, loading: false });
});

test('logout clears person, error, permissions and storage before the server has answered', async () => {
  signIn(person);
  localStorage.setItem('user', JSON.stringify(person));
  useAuth.setState({ error: 'Response status: 500' });
  const wire = answer({ 'POST /api/v1/member-auth/logout': () => new Response(null, { status: 204 }) });
  const pending = useAuth.getState().logout();
  expect(useAuth.getState()).toMatchObject({ user: null, error: null, permissions: [] });
  expect(localStorage.getItem('user')).toBeNull();
  await pending;
  expect(wire.calls[0]?.headers.get('authorization')).toBe(`Bearer ${person.token}`);
});

test('a session that is left offline is ended when the server can be reached, by nothing that opens it', async () => {
  signIn(person);
  localStorage.setItem('user', JSON.stringify(person));
  const offline = answer({
    'POST /api/v1/member-auth/logout': () => Response.json({ code: 'forbidden' }, { status: 403 }),
  });
  await expect(useAuth.getState().logout()).rejects.toMatchObject({ status: 403 });
  offline.restore();
  expect(JSON.stringify(localStorage)).not.toContain(person.token);
  expect(Object.keys(localStorage).filter((key) => key !== 'theme-config')).toEqual(['left-sessions']);
  // Whoever signs in next is not signed out by it.
  const next = personWith([], { memberId: 'another', token: 'of another' });
  signIn(next);
  const wire = answer({ 'POST /api/v1/member-auth/logout/late': () => new Response(null, { status: 204 }) });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.getItem('left-sessions')).toBeNull());
  const proof = createHash('sha256').update(person.token).digest('base64url');
  expect(wire.calls.map(({ body }) => body)).toEqual([{ proof }]);
  expect(wire.calls[0]?.headers.get('authorization')).toBeNull();
  expect(useAuth.getState().user).toEqual(next);
});

/** As a form with changes answers before the browser closes its tab. */
function writeSomething(): () => void {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

test('a session that ended elsewhere is over here; the screen is given up with all that is on it', () => {
  signIn(person);
  localStorage.setItem('user', JSON.stringify(person));
  useAuth.getState().end('an older token');
  expect(useAuth.getState()).toMatchObject({ user: person, hasEnded: false });
  useAuth.getState().end(person.token);
  expect(useAuth.getState()).toMatchObject({ user: null, permissions: [], hasEnded: true });
  expect(localStorage.getItem('user')).toBeNull();
});

test('whoever has written something is kept until they are back; storage has nobody', async () => {
  signIn(person);
  localStorage.setItem('user', JSON.stringify(person));
  const stop = writeSomething();
  useAuth.getState().end(person.token);
  stop();
  expect(useAuth.getState()).toMatchObject({ user: person, hasEnded: true });
  expect(localStorage.getItem('user')).toBeNull();
  answer({ [login]: () => ({ data: { ...person, token: 'the next one' } }) });
  await useAuth.getState().login(credentials);
  expect(useAuth.getState()).toMatchObject({ user: { token: 'the next one' }, hasEnded: false });
});

describe('what was stored for the person', () => {
  beforeEach(() => {
    signIn(person);
    localStorage.setItem('user', JSON.stringify(person));
    localStorage.setItem('preferences:of-them', '{}');
    localStorage.setItem('theme-config', '{}');
    sessionStorage.setItem('registry:of-them', '{}');
  });
  const expectNothingLeft = () => {
    expect(Object.keys(localStorage)).toEqual(['theme-config']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  };

  test('goes when they log out, before the server has answered', async () => {
    answer({ 'POST /api/v1/member-auth/logout': () => new Response(null, { status: 204 }) });
    const pending = useAuth.getState().logout();
    expectNothingLeft();
    await pending;
  });

  test('goes when their session has ended elsewhere, also while something unsaved is kept', () => {
    const stop = writeSomething();
    useAuth.getState().end(person.token);
    stop();
    expectNothingLeft();
  });

  test.each([null, personWith([], { memberId: 'another' })])(
    'goes from this tab when another one signs them out, and what comes next stays',
    (next) => {
      const stop = followOtherTabs();
      localStorage.clear();
      localStorage.setItem('theme-config', '{}');
      if (next) localStorage.setItem('user', JSON.stringify(next));
      window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
      expect(Object.keys(sessionStorage)).toEqual([]);
      expect(useAuth.getState().user?.memberId).toBe(next?.memberId);
      expect(localStorage.getItem('user')).toBe(next && JSON.stringify(next));
      stop();
    },
  );
});

test('what another tab does is followed', () => {
  const stop = followOtherTabs();
  localStorage.setItem('user', JSON.stringify(person));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(useAuth.getState().user).toEqual(person);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(useAuth.getState()).toMatchObject({ user: null, hasEnded: true });
  stop();
});

test('the stored person is signed in again at start; what is not a person is nobody', async () => {
  localStorage.setItem('user', JSON.stringify(person));
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./auth.store');
    expect(fresh.useAuth.getState()).toMatchObject({ user: person, permissions: person.permissions });
  });
  localStorage.setItem('user', '{"token":1}');
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./auth.store');
    expect(fresh.useAuth.getState().user).toBeNull();
  });
});
