import { mkdtempSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { withApp, type TestApp } from '../../testing';
import { until } from '../../testing/until';

const message = {
  to: 'anna@example.com',
  language: 'en',
  subject: 'Your booking',
  body: ['It is confirmed.'],
} as const;

async function send(tested: TestApp, subject: string = message.subject): Promise<void> {
  const tenantId = tested.tenants.demo;
  await tested.platform.inTenant(tenantId, (tx) =>
    tested.platform.mail.send(tx, { ...message, tenantId, subject }),
  );
}

async function outbox(
  tested: TestApp,
  person: 'admin' | 'owner' = 'admin',
  community: 'demo' | 'lakeside' = 'demo',
) {
  return (await tested.client.as(person, community)).call('GET /api/v1/shell/outbox');
}

/** The latest letter, as who may read letters sees it. */
async function latest(tested: TestApp) {
  const [mail] = (await outbox(tested)).body.data;
  const admin = await tested.client.as('admin', 'demo');
  return (await admin.ok('GET /api/v1/shell/outbox/:mailId', { params: { mailId: mail?.id ?? '' } })).data;
}

const untilMail = (tested: TestApp, status: string, meanwhile = async () => {}) =>
  until(async () => {
    if ((await outbox(tested)).body.data[0]?.status === status) return true;
    await meanwhile();
    return false;
  });

describe('without a mail server', () => {
  const tested = withApp({ env: { COURTYARD_DATA_DIR: mkdtempSync(join(tmpdir(), 'courtyard-outbox-')) } });
  beforeAll(() => tested.startJobs());

  test('mail is kept as a file that mail programs open, and its words are shown', async () => {
    await send(tested);
    await untilMail(tested, 'kept');
    const kept = await latest(tested);
    expect(kept).toMatchObject({ to: message.to, subject: message.subject });
    expect(kept.text).toContain('It is confirmed.');
    const file = await readFile(join(tested.platform.dataFolder, 'outbox', `${kept.id}.eml`));
    const folder = join(tested.platform.dataFolder, 'outbox');
    const modes = [folder, join(folder, `${kept.id}.eml`)].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
    const mail = await simpleParser(file);
    expect(mail.subject).toBe('Your booking');
    expect(mail.text).toContain('Harbor View Community Association');
  });

  test('what rolls back is never sent', async () => {
    const before = (await outbox(tested)).body.data.length;
    const tenantId = tested.tenants.demo;
    await tested.platform
      .inTenant(tenantId, async (tx) => {
        await tested.platform.mail.send(tx, { ...message, tenantId });
        throw new Error('changed my mind');
      })
      .catch(() => {});
    expect((await outbox(tested)).body.data).toHaveLength(before);
  });

  test('a link that signs its reader in is shown to nobody else', async () => {
    const tenantId = tested.tenants.demo;
    await tested.platform.inTenant(tenantId, (tx) =>
      tested.platform.mail.send(tx, {
        ...message,
        tenantId,
        body: ['Open this:', { button: 'https://a.example/reset-password#token=secret-words' }, 'Later.'],
      }),
    );
    const { text } = await latest(tested);
    expect(text).toContain('https://a.example/reset-password#token=…\n');
    expect(text).not.toContain('secret');
  });

  test('is read with the right permission, in the own community', async () => {
    expect((await outbox(tested, 'owner')).status).toBe(403);
    expect((await outbox(tested, 'admin', 'lakeside')).body.data).toEqual([]);
  });
});

describe('what a killed process left behind', () => {
  const tested = withApp();

  test('is delivered the oldest first, so many at a time', async () => {
    for (const subject of ['First', 'Second', 'Third']) await send(tested, subject);
    const statuses = async () =>
      (await outbox(tested)).body.data.slice(0, 3).map(({ subject, status }) => `${subject} ${status}`);
    await tested.platform.mail.deliverLeftBehind(tested.tenants.demo, 2);
    expect(await statuses()).toEqual(['Third queued', 'Second kept', 'First kept']);
    await tested.platform.mail.deliverLeftBehind(tested.tenants.demo, 2);
    expect(await statuses()).toEqual(['Third kept', 'Second kept', 'First kept']);
  });
});

describe('with a mail server', () => {
  const arrived: ParsedMail[] = [];
  let isBusy = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(isBusy ? Object.assign(new Error('try later'), { responseCode: 451 }) : undefined);
    },
    onData(stream, _session, done) {
      const parsed = simpleParser(stream);
      void parsed.then((mail) => arrived.push(mail)).finally(() => done());
    },
  });
  const port = new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port));
  });
  const env: Record<string, string> = { MAIL_FROM: 'Courtyard <no-reply@courtyard.example>' };
  beforeAll(async () => {
    env.SMTP_URL = `smtp://127.0.0.1:${await port}`;
  });
  const tested = withApp({ env });
  beforeAll(() => tested.startJobs());
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  test('a refusal is noted without the address and tried again until it is taken', async () => {
    await send(tested, 'First refused');
    await untilMail(tested, 'failed');
    const { lastError } = await tested.platform.inTenant(tested.tenants.demo, (tx) =>
      tx.selectFrom('mail').select('lastError').executeTakeFirstOrThrow(),
    );
    expect(lastError).toMatch(/451/);
    expect(lastError).not.toContain('anna');
    expect(await latest(tested)).toMatchObject({
      attempts: 1,
      serverAnswer: expect.stringMatching(/try later/),
    });
    expect((await latest(tested)).nextTryAt).not.toBeNull();
    isBusy = false;
    // Not to wait out the pause between attempts, which begins a moment after the failure is noted.
    await untilMail(tested, 'sent', async () => {
      await tested.platform.pool.query(
        `update pgboss.job set start_after = now() where name = 'mail.deliver' and state = 'retry'`,
      );
      await tested.platform.pool.query(`select pg_notify('courtyard_jobs', 'mail.deliver')`);
    });
    const [mail] = arrived;
    expect(mail?.from?.text).toBe('"Harbor View Community Association" <no-reply@courtyard.example>');
    expect(mail?.html).toContain('It is confirmed.');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('words that were delivered are not kept', async () => {
    expect(await latest(tested)).toMatchObject({
      status: 'sent',
      text: null,
      attempts: 2,
      serverAnswer: null,
    });
  });

  test('a test letter goes to who asks for it, through the server, and not without end', async () => {
    const admin = await tested.client.as('admin', 'demo');
    const sendTest = 'POST /api/v1/shell/mail-transport/test';
    const { mailId } = (await admin.ok(sendTest)).data;
    await until(async () => {
      const { data } = await admin.ok('GET /api/v1/shell/outbox/:mailId', { params: { mailId } });
      return data.status === 'sent';
    });
    expect(arrived.at(-1)?.to).toMatchObject({ text: 'admin@demo.example' });
    expect(arrived.at(-1)?.subject).toBe('Test email from Harbor View Community Association');
    expect((await (await tested.client.as('owner', 'demo')).call(sendTest)).status).toBe(403);
    const answers: number[] = [];
    for (let more = 0; more < 5; more += 1) answers.push((await admin.call(sendTest)).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    await untilMail(tested, 'sent');
  });

  test('however many take one up, it goes out once', async () => {
    const before = arrived.length;
    await send(tested, 'Taken up by many');
    const { id } = await tested.platform.inTenant(tested.tenants.demo, (tx) =>
      tx.selectFrom('mail').select('id').where('subject', '=', 'Taken up by many').executeTakeFirstOrThrow(),
    );
    const { mail } = tested.platform;
    await Promise.all([
      ...Array.from({ length: 3 }, () => mail.deliver(tested.tenants.demo, id)),
      ...Array.from({ length: 3 }, () => mail.deliverLeftBehind(tested.tenants.demo)),
    ]);
    await untilMail(tested, 'sent');
    expect(arrived.length - before).toBe(1);
  });

  test('who sees the outbox is told of what is tried no more, once a day', async () => {
    const told = async () =>
      (await (await tested.client.as('admin', 'demo')).ok('GET /api/v1/shell/notifications')).data.filter(
        ({ kind }) => kind === 'mail.not-delivered',
      );
    isBusy = true;
    for (const subject of ['Refused for good', 'And another']) {
      await send(tested, subject);
      await untilMail(tested, 'failed');
      await until(async () => {
        // The next attempt is the last, and begins now.
        const { rowCount } = await tested.platform.pool.query(
          `update pgboss.job set start_after = now(), retry_count = retry_limit - 1
           where name = 'mail.deliver' and state = 'retry'`,
        );
        await tested.platform.pool.query(`select pg_notify('courtyard_jobs', 'mail.deliver')`);
        const { rows } = await tested.platform.pool.query(
          `select from pgboss.job where name = 'mail.deliver' and state in ('retry', 'active', 'created')`,
        );
        return rowCount === 0 && rows.length === 0;
      });
    }
    isBusy = false;
    expect(await told()).toMatchObject([{ title: 'Email delivery failed', link: '/administration/outbox' }]);
    expect(
      (await (await tested.client.as('owner', 'demo')).ok('GET /api/v1/shell/notifications')).data,
    ).not.toContainEqual(expect.objectContaining({ kind: 'mail.not-delivered' }));
  });
});
