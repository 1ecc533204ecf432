import { useAuth } from '../auth/auth.store';
import { answerCalls, personWith, resetStores, signIn } from '../testing/testing';
import { ApiError } from './api-error';
import { call, download, upload } from './call';

let restore = () => {};
const answer = (handlers: Parameters<typeof answerCalls>[0]) => {
  const wire = answerCalls(handlers);
  restore = wire.restore;
  return wire.calls;
};

beforeEach(() => {
  resetStores();
  signIn(personWith([]));
});
afterEach(() => restore());

test('a read carries the token, no key, and gives the whole answer', async () => {
  const calls = answer({ 'GET /api/v1/shell/outbox': () => ({ data: [] }) });
  expect(await call('GET /api/v1/shell/outbox')).toEqual({ data: [] });
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer a-token-of-a-test');
  expect(calls[0]?.headers.get('idempotency-key')).toBeNull();
});

test('every action has its own key, unless one is given', async () => {
  const calls = answer({ 'PATCH /api/v1/shell/preferences': () => ({ data: {} }) });
  const action = { body: { doNotDisturb: false } };
  await call('PATCH /api/v1/shell/preferences', action);
  await call('PATCH /api/v1/shell/preferences', action);
  await call('PATCH /api/v1/shell/preferences', { ...action, idempotencyKey: 'mine' });
  const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('mine');
  expect(calls[0]?.body).toEqual({ doNotDisturb: false });
});

test('parameters go into the path and an empty answer is undefined', async () => {
  const calls = answer({
    'DELETE /api/v1/member-auth/sessions/:sessionId': () => new Response(null, { status: 204 }),
  });
  const params = { sessionId: '01980000-0000-7000-8000-000000000009' };
  expect(await call('DELETE /api/v1/member-auth/sessions/:sessionId', { params })).toBeUndefined();
  expect(calls[0]?.params).toEqual(params);
});

test('a 401 ends the session here', async () => {
  answer({ 'GET /api/v1/shell/outbox': () => Response.json({ code: 'not-signed-in' }, { status: 401 }) });
  await expect(call('GET /api/v1/shell/outbox')).rejects.toMatchObject({
    status: 401,
    code: 'not-signed-in',
  });
  expect(useAuth.getState().user).toBeNull();
});

test('a 401 to a write keeps the person, for what they wrote', async () => {
  answer({
    'PATCH /api/v1/shell/preferences': () => Response.json({ code: 'not-signed-in' }, { status: 401 }),
  });
  await expect(call('PATCH /api/v1/shell/preferences', { body: {} })).rejects.toMatchObject({ status: 401 });
  expect(useAuth.getState()).toMatchObject({ user: { email: 'alma@demo.example' }, hasEnded: true });
});

test('a 401 to an older token does not end the session that has begun since', async () => {
  answer({
    'GET /api/v1/shell/outbox': () => {
      signIn(personWith([], { token: 'a newer one' }));
      return Response.json({}, { status: 401 });
    },
  });
  await expect(call('GET /api/v1/shell/outbox')).rejects.toBeInstanceOf(ApiError);
  expect(useAuth.getState().user?.token).toBe('a newer one');
});

test('a file goes as the field `file`', async () => {
  const calls = answer({ 'POST /api/v1/files': () => ({ data: { name: 'rules.txt' } }) });
  await upload('POST /api/v1/files', new File(['No loud music'], 'rules.txt', { type: 'text/plain' }));
  expect(calls[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(calls[0]?.headers.get('idempotency-key')).toBeTruthy();
  expect(String(calls[0]?.body)).toContain('name="file"');
});

test('a download gives bytes and the name', async () => {
  const headers = { 'content-disposition': 'attachment; filename="units.csv"' };
  answer({ 'GET /api/v1/shell/outbox': () => new Response('a,b', { headers }) });
  const { blob, fileName } = await download('GET /api/v1/shell/outbox');
  expect(fileName).toBe('units.csv');
  expect(blob.size).toBe(3);
});
