import { randomUUID } from 'node:crypto';
import { withApp } from '../../../../testing';

const { client } = withApp();
const update = 'PATCH /api/v1/shell/preferences';

test('a change without a key is refused', async () => {
  const owner = await client.as('owner', 'demo');
  const answer = await owner.call(update, { body: { language: 'es' }, idempotencyKey: '' });
  expect([answer.status, answer.body]).toMatchObject([422, { code: 'validation' }]);
});

test('the same change sent again is answered again and not done again', async () => {
  const owner = await client.as('owner', 'demo');
  const idempotencyKey = randomUUID();
  const first = await owner.call(update, { body: { language: 'es' }, idempotencyKey });
  await owner.ok(update, { body: { language: 'en' } });
  const again = await owner.call(update, { body: { language: 'es' }, idempotencyKey });
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(again.body).toEqual(first.body);
  expect((await owner.ok('GET /api/v1/shell/preferences')).data.language).toBe('en');
});

test('a key belongs to one change', async () => {
  const owner = await client.as('owner', 'demo');
  const idempotencyKey = randomUUID();
  await owner.ok(update, { body: { doNotDisturb: true }, idempotencyKey });
  const answer = await owner.call(update, { body: { doNotDisturb: false }, idempotencyKey });
  expect([answer.status, answer.body]).toMatchObject([422, { code: 'idempotency-key-reused' }]);
});

test('a key belongs to one person', async () => {
  const idempotencyKey = randomUUID();
  const [owner, board] = [await client.as('owner', 'demo'), await client.as('board', 'demo')];
  await owner.ok(update, { body: { language: 'es' }, idempotencyKey });
  const answer = await board.call(update, { body: { language: 'en' }, idempotencyKey });
  expect(answer.headers['idempotency-replayed']).toBeUndefined();
});

test('sent many times at once, it is done once', async () => {
  const vendor = await client.as('vendor', 'demo');
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      vendor.call(update, { body: { allowNotifications: true }, idempotencyKey }),
    ),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
  expect(answers.filter((answer) => answer.headers['idempotency-replayed'] !== 'true')).toHaveLength(1);
});

test('a change that failed may be sent again with its key', async () => {
  const admin = await client.as('admin', 'demo');
  const idempotencyKey = randomUUID();
  const key = 'DELETE /api/v1/member-auth/sessions/:sessionId';
  const params = { sessionId: randomUUID() };
  expect((await admin.call(key, { params, idempotencyKey })).status).toBe(404);
  const again = await admin.call(key, { params, idempotencyKey });
  expect([again.status, again.headers['idempotency-replayed']]).toEqual([404, undefined]);
});
