import { mkdtempSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { withApp, type TestApp } from '../../testing';
import { until } from '../../testing/until';

const message = { to: 'anna@example.com', subject: 'Your booking', body: ['It is confirmed.'] };

async function send(tested: TestApp, subject = message.subject): Promise<void> {
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
    const [kept] = (await outbox(tested)).body.data;
    expect(kept).toMatchObject({ to: message.to, subject: message.subject });
    expect(kept?.text).toContain('It is confirmed.');
    const file = await readFile(join(tested.platform.dataFolder, 'outbox', `${kept?.id}.eml`));
    const folder = join(tested.platform.dataFolder, 'outbox');
    const modes = [folder, join(folder, `${kept?.id}.eml`)].map((path) => statSync(path).mode & 0o777);
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
    const text = (await outbox(tested)).body.data[0]?.text;
    expect(text).toContain('https://a.example/reset-password#token=…\n');
    expect(text).not.toContain('secret');
  });

  test('is read with the right permission, in the own community', async () => {
    expect((await outbox(tested, 'owner')).status).toBe(403);
    expect((await outbox(tested, 'admin', 'lakeside')).body.data).toEqual([]);
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
    expect((await outbox(tested)).body.data[0]).toMatchObject({ status: 'sent', text: '' });
  });
});
