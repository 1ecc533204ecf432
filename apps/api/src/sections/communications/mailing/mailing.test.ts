import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { newId } from '../../../platform/core/ids';
import { withApp } from '../../../testing';
import { sendDispatch } from '../../../platform/mail/dispatch/sending/send-dispatch';

const arrived: ParsedMail[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, _session, done) {
    arrived.push(await simpleParser(stream));
    done();
  },
});
const env: Record<string, string> = { MAIL_FROM: 'Courtyard <no-reply@courtyard.example>' };
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  env.SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
const app = withApp({ env });
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(() => void (arrived.length = 0));

const admin = () => app.client.as('admin', 'demo');
/** Four members, who are enough to see it. */
const owners: { include: { kind: 'member'; id: string }[]; exclude: [] } = { include: [], exclude: [] };
beforeAll(async () => {
  const members = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.selectFrom('member').select('id').where('status', '=', 'active').orderBy('id').limit(4).execute(),
  );
  owners.include = members.map(({ id }) => ({ kind: 'member', id }));
});
const field = (name: string) => ({ type: 'mergeField' as const, attrs: { name } });
const said = (text: string, ...marks: { type: 'bold' }[]) => ({
  type: 'text' as const,
  text,
  ...(marks.length > 0 && { marks }),
});
const p = (...content: (ReturnType<typeof field> | ReturnType<typeof said>)[]) => ({
  type: 'paragraph' as const,
  content,
});
const doc = (...content: (ReturnType<typeof p> | ReturnType<typeof points>)[]) => ({
  type: 'doc' as const,
  content,
});
const points = (...texts: string[]) => ({
  type: 'bulletList' as const,
  content: texts.map((text) => ({ type: 'listItem' as const, content: [p(said(text))] })),
});
const words = {
  subject: 'For {{unit}}',
  body: doc(p(said('Dear '), field('name'), said(',')), points('one', 'two')),
  category: 'news' as const,
};
const create = async (more = {}) =>
  (await (await admin()).ok('POST /api/notifications', { body: { ...words, audience: owners, ...more } }))
    .data;

async function runDispatches() {
  const due = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.selectFrom('dispatch').select('id').where('status', 'in', ['waiting', 'sending']).execute(),
  );
  for (const { id } of due) await sendDispatch(app.platform, app.tenants.demo, id);
}

test('the calls of the specification take no key: written, changed, listed and removed', async () => {
  const person = await admin();
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.app.inject({
      method,
      url: `/api/notifications${path}`,
      headers: { host: 'demo.localhost:8080', authorization: `Bearer ${person.token}` },
      ...(payload && { payload }),
    });
  const made = await send('POST', '', words);
  expect(made.statusCode).toBe(201);
  const { id } = made.json().data;
  const changed = await send('PUT', `/${id}`, { ...words, subject: 'Other words' });
  expect(changed.json().data).toMatchObject({ subject: 'Other words', status: 'draft', version: 2 });
  const listed = await send('GET', '?search=other%20words');
  expect(listed.json().data).toMatchObject([{ id, subject: 'Other words' }]);
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(204);
  expect((await send('GET', '?search=other%20words')).json().data).toEqual([]);
  const nobody = await app.app.inject({
    method: 'GET',
    url: '/api/notifications',
    headers: { host: 'demo.localhost:8080' },
  });
  expect(nobody.statusCode).toBe(401);
});

test('a search finds what is read, over marks of the text, and nothing of how it is written', async () => {
  const person = await admin();
  const body = doc(p(said('The northern hyd'), said('rant', { type: 'bold' }), said(' is tested')));
  const { id } = await create({ subject: 'Water', body });
  const found = async (search: string) =>
    (await person.ok('GET /api/notifications', { query: { search } })).data.map((mailing) => mailing.id);
  expect(await found('northern hydrant is tested')).toEqual([id]);
  expect(await found('paragraph')).toEqual([]);
});

test('a field that is unknown, not allowed or empty is named with the people it would hit', async () => {
  const person = await admin();
  const everybody = { include: [{ kind: 'everybody' as const }], exclude: [] };
  const fields = doc(p(field('balance'), field('unit'), field('name')));
  const body = { ...words, body: fields, audience: everybody };
  const { data } = await person.ok('POST /api/v1/mailings/check', { body });
  expect(data.people).toBe(data.reachable + data.withoutAddress + data.blocked);
  expect(data.fields).toMatchObject([
    { field: 'unit', why: 'empty', people: expect.any(Number) },
    { field: 'balance', why: 'unknown', people: data.people },
  ]);
  expect(data.fields[0]?.people).toBeLessThan(data.people);
  expect(data.fields[0]?.names.length).toBeGreaterThan(0);
  const made = await create({ body: doc(p(field('balance'))) });
  const params = { mailingId: made.id };
  const refused = await person.call('POST /api/v1/mailings/:mailingId/send', {
    params,
    body: { version: 1, people: data.people },
  });
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'unknown-field' }]);
});

test('it is looked at, tested, sent to whom the sender was told, and its log says what became of each letter', async () => {
  const person = await admin();
  const made = await create();
  const params = { mailingId: made.id };
  const { data: readers } = await person.ok('GET /api/v1/mailings/:mailingId/readers', { params });
  const reader = readers[0];
  const preview = await person.call('GET /api/v1/mailings/:mailingId/preview', {
    params,
    query: { reader: reader?.key },
  });
  expect(preview.headers['content-security-policy']).toMatch(
    /frame-ancestors 'self'; sandbox allow-same-origin$/,
  );
  expect(preview.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(preview.text).toContain(`Dear ${reader?.name}`);
  expect(preview.text).toContain('<li');

  await person.ok('POST /api/v1/mailings/:mailingId/test', { params });
  await runDispatches();
  expect(arrived.map(({ subject, to }) => [subject, to && 'text' in to && to.text])).toEqual([
    [expect.stringMatching(/^\[Test\] For/), expect.stringContaining('admin@demo.example')],
  ]);
  arrived.length = 0;

  const { data: check } = await person.ok('POST /api/v1/mailings/check', {
    body: { ...words, audience: owners },
  });
  const send = (people: number) =>
    person.call('POST /api/v1/mailings/:mailingId/send', { params, body: { version: 1, people } });
  expect(await send(check.people + 1)).toMatchObject({ status: 409, body: { code: 'recipients-changed' } });
  expect((await send(check.people)).body.data).toMatchObject({ status: 'sending', people: check.people });
  expect(await send(check.people)).toMatchObject({ status: 409 });
  await runDispatches();
  const { data: sent } = await person.ok('GET /api/v1/mailings/:mailingId', { params });
  expect(sent.status).toBe('sent');
  expect(sent.counts.accepted).toBe(arrived.length);
  expect(arrived.length).toBeGreaterThan(0);
  const message = arrived.find(({ to }) => to && 'text' in to && to.text.includes(reader?.email ?? '?'));
  expect(message?.text).toMatch(new RegExp(`Dear ${reader?.name},\\n\\n- one\\n- two`));
  expect(message?.text).toContain('1 Harbor Way');
  const path = 'GET /api/v1/mailings/:mailingId/deliveries';
  const log = await person.ok(path, { params, query: { state: ['accepted'], limit: 200 } });
  expect(log.page.total).toBe(arrived.length);
  const exported = await person.call('GET /api/v1/mailings/:mailingId/deliveries/export', { params });
  expect(exported.text.trim().split(/\r?\n/).length).toBe(check.people + 1);
  expect(await person.call('PUT /api/notifications/:mailingId', { params, body: words })).toMatchObject({
    status: 409,
    body: { code: 'mailing-sent' },
  });
  // Whoever moves or is called otherwise meanwhile: the letter is looked at as it was sent.
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .updateTable('dispatchRecipient')
      .set({ name: 'As Then', fields: JSON.stringify({ name: 'As Then' }) })
      .where('who', '=', reader?.key ?? '')
      .execute(),
  );
  const then = await person.ok('GET /api/v1/mailings/:mailingId/readers', {
    params,
    query: { search: 'as then' },
  });
  expect(then.data).toMatchObject([{ key: reader?.key, name: 'As Then' }]);
  const look = { params, query: { reader: reader?.key } };
  expect((await person.call('GET /api/v1/mailings/:mailingId/preview', look)).text).toContain(
    'Dear As Then,',
  );
  const history = await person.ok('GET /api/v1/mailings/:mailingId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual([
    'mailing.send',
    'mailing.test',
    'mailing.create',
  ]);
  expect(history.data.at(-1)?.changes.audience).toEqual({
    before: null,
    after: { en: expect.stringMatching(/ and /), es: expect.stringMatching(/ y /) },
  });
});

test('it goes out at a time on the clock of a zone, is paused, goes on and is stopped', async () => {
  const person = await admin();
  const made = await create();
  const params = { mailingId: made.id };
  const { data: check } = await person.ok('POST /api/v1/mailings/check', {
    body: { ...words, audience: owners },
  });
  const send = (local: string, timeZone: string) =>
    person.call('POST /api/v1/mailings/:mailingId/send', {
      params,
      body: { version: 1, people: check.people, at: { local, timeZone } },
    });
  expect((await send('2001-01-01T09:00', 'America/New_York')).status).toBe(422);
  expect((await send('2099-07-01T09:00', 'Mars/Base')).status).toBe(422);
  const due = await send('2099-07-01T09:00', 'America/New_York');
  expect(Date.parse(due.body.data.dueAt ?? '')).toBe(Date.parse('2099-07-01T13:00:00Z'));
  const action = async (what: 'pause' | 'resume' | 'cancel') =>
    person.call('POST /api/v1/mailings/:mailingId/action', { params, body: { action: what } });
  // Nothing of it is on its way before.
  expect((await action('pause')).status).toBe(409);
  const { version } = (await person.ok('GET /api/v1/mailings/:mailingId', { params })).data;
  await person.ok('PUT /api/v1/mailings/:mailingId/schedule', { params, body: { version, at: null } });
  await person.ok('POST /api/v1/mailings/:mailingId/send', {
    params,
    body: { version: version + 1, people: check.people },
  });
  expect((await action('pause')).body.data.status).toBe('paused');
  expect((await action('pause')).status).toBe(409);
  expect((await action('resume')).body.data.status).toBe('sending');
  const stopped = await action('cancel');
  expect(stopped.body.data).toMatchObject({ status: 'cancelled', counts: { skipped: check.people } });
  expect(arrived).toEqual([]);
  const again = await person.ok('POST /api/v1/mailings/:mailingId/duplicate', { params });
  expect(again.data).toMatchObject({ status: 'draft', subject: made.subject, audience: made.audience });
});

test('who cannot be reached by e-mail gets a letter on paper', async () => {
  const person = await admin();
  const id = newId();
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.insertInto('person').values({ tenantId: app.tenants.demo, id, name: 'Zora Paper' }).execute(),
  );
  const audience = { include: [{ kind: 'person' as const, id }], exclude: [] };
  const made = await create({ audience, subject: 'On paper' });
  const printed = await person.call('GET /api/v1/mailings/:mailingId/letters', {
    params: { mailingId: made.id },
  });
  expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(printed.text.slice(0, 5)).toBe('%PDF-');
  const reached = await create({ audience: { include: [], exclude: [] } });
  const none = await person.call('GET /api/v1/mailings/:mailingId/letters', {
    params: { mailingId: reached.id },
  });
  expect(none).toMatchObject({ status: 409, body: { code: 'nobody-to-print-for' } });
});

test('templates are kept under a name, and the address in the footer under its version', async () => {
  const person = await admin();
  const body = { ...words, name: 'Works' };
  const { data: made } = await person.ok('POST /api/v1/mailing-templates', { body });
  const params = { templateId: made.id };
  const changed = await person.ok('PUT /api/v1/mailing-templates/:templateId', {
    params,
    body: { ...body, name: 'Other works', version: 1 },
  });
  expect(changed.data).toMatchObject({ name: 'Other works', version: 2 });
  expect(
    (
      await person.call('PUT /api/v1/mailing-templates/:templateId', {
        params,
        body: { ...body, version: 1 },
      })
    ).status,
  ).toBe(409);
  await person.ok('DELETE /api/v1/mailing-templates/:templateId', { params });
  const { data: left } = await person.ok('GET /api/v1/mailing-templates');
  expect(left.map(({ name }) => name)).not.toContain('Other works');
  const settings = (await person.ok('GET /api/v1/mailing-settings')).data;
  const put = 'PUT /api/v1/mailing-settings';
  const next = { postalAddress: '2 Harbor Way', version: settings.version };
  expect((await person.ok(put, { body: next })).data).toEqual({ ...next, version: next.version + 1 });
  expect((await person.call(put, { body: next })).status).toBe(409);
});
