import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withApp } from '../../../testing';
import { until } from '../../../testing/until';
import type { PublishedEvent } from '../../core/services';

const tested = withApp();
let port = 0;

beforeAll(async () => {
  await tested.startJobs();
  await tested.app.listen({ port: 0, host: '127.0.0.1' });
  port = (tested.app.server.address() as AddressInfo).port;
});

interface Page {
  headers: IncomingMessage['headers'];
  text(): string;
  isOver(): boolean;
  close(): void;
}

function open(token: string | null, community: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${community}.localhost:8080`,
      ...(token && { cookie: `courtyard_session=${token}` }),
    };
    const request = get({ host: '127.0.0.1', port, path: '/api/v1/shell/events', headers }, (response) => {
      let text = '';
      let isOver = false;
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('close', () => (isOver = true));
      resolve({
        headers: response.headers,
        text: () => text,
        isOver: () => isOver,
        close: () => request.destroy(),
      });
    });
    request.on('error', (error) =>
      'code' in error && error.code === 'ECONNRESET' ? undefined : reject(error),
    );
  });
}

const opened = async (person: 'admin' | 'owner', community: 'demo' | 'lakeside') =>
  open((await tested.client.as(person, community)).token, community);
const publish = (event: Omit<PublishedEvent, 'tenantId'>, community: 'demo' | 'lakeside' = 'demo') => {
  const tenantId = tested.tenants[community];
  return tested.platform.inTenant(tenantId, (tx) =>
    tested.platform.events.publish(tx, { tenantId, ...event }),
  );
};

test('a page hears its own community, and what is for its own member', async () => {
  const [admin, owner, elsewhere] = await Promise.all([
    opened('admin', 'demo'),
    opened('owner', 'demo'),
    opened('admin', 'lakeside'),
  ]);
  expect(admin.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  });
  const { rows } = await tested.platform.pool.query<{ id: string }>(
    `select member.id from member join identity on identity.id = identity_id where email = 'owner@demo.example'`,
  );
  const member = rows[0]?.id ?? (await ownerId());
  await publish({ topic: 'notification', memberId: member });
  await publish({ topic: 'section-data', section: 'properties' });
  await until(() => admin.text().includes('section-data') && owner.text().includes('section-data'));
  expect(owner.text()).toContain('event: notification');
  expect(admin.text()).not.toContain('notification');
  expect(elsewhere.text()).not.toContain('event:');
  for (const page of [admin, owner, elsewhere]) page.close();
});

async function ownerId(): Promise<string> {
  const row = await tested.platform.inTenant(tested.tenants.demo, (tx) =>
    tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', '=', 'owner@demo.example')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

test('who asks for the head alone is answered at once, and holds no stream', async () => {
  const { token } = await tested.client.as('admin', 'demo');
  const headers = { host: 'demo.localhost:8080', authorization: `Bearer ${token}` };
  const answer = await tested.app.inject({ method: 'HEAD', url: '/api/v1/shell/events', headers });
  expect(answer).toMatchObject({ statusCode: 200, body: '' });
  expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
});

test('what rolls back is not told', async () => {
  const page = await opened('admin', 'demo');
  const tenantId = tested.tenants.demo;
  await tested.platform
    .inTenant(tenantId, async (tx) => {
      await tested.platform.events.publish(tx, { tenantId, topic: 'permissions' });
      throw new Error('changed my mind');
    })
    .catch(() => {});
  await publish({ topic: 'registry' });
  await until(() => page.text().includes('event: registry'));
  expect(page.text()).not.toContain('permissions');
  page.close();
});

test('what this process does not know is passed over, and what comes after is heard', async () => {
  const page = await opened('admin', 'demo');
  for (const said of ['{"tenantId":null,"topic":"of-the-future"}', 'no JSON at all'])
    await tested.platform.pool.query(`select pg_notify('courtyard_events', $1)`, [said]);
  await publish({ topic: 'registry' });
  await until(() => page.text().includes('event: registry'));
  expect(page.text()).not.toContain('of-the-future');
  page.close();
});

test('the end of a session is told and ends the stream', async () => {
  const page = await opened('owner', 'demo');
  await publish({ topic: 'signed-out', memberId: await ownerId() });
  await until(() => page.isOver());
  expect(page.text()).toContain('event: signed-out');
});

test('a lost listening connection is opened again, and pages come back for what they missed', async () => {
  const page = await opened('admin', 'demo');
  await tested.platform.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'courtyard listener' and datname = current_database()`,
  );
  await until(() => page.isOver());
  const again = await opened('admin', 'demo');
  await publish({ topic: 'registry' });
  await until(() => again.text().includes('event: registry'));
  again.close();
});

test('nobody hears anything without a session', async () => {
  const page = await open(null, 'demo');
  await until(() => page.isOver());
  expect(page.text()).toContain('not-signed-in');
});
