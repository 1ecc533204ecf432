import { addDays, dayAt } from '@courtyard/contract/days';
import { reportFilters, type SavedReportInput } from '@courtyard/contract/banking/saved-report/saved-report';
import { reportTraits, savedReportKinds } from '@courtyard/contract/banking/saved-report/saved-report.values';
import { type TestPerson, withApp } from '../../../testing';
import { sendDueReports } from './schedule/send-reports';

const app = withApp();
let treasurer: TestPerson;
let board: TestPerson;
let boardId = '';

beforeAll(async () => {
  // Noon of tomorrow, where the community is.
  app.setClock(new Date(Date.parse(`${addDays(new Date().toISOString().slice(0, 10), 1)}T17:00:00Z`)));
  treasurer = await app.client.as('treasurer', 'demo');
  board = await app.client.as('board', 'demo');
  const found = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', 'like', 'board@%')
      .executeTakeFirstOrThrow(),
  );
  boardId = found.id;
});

const today = () => dayAt(app.platform.clock(), 'America/New_York');

const inputOf = (its: Partial<SavedReportInput> = {}): SavedReportInput => ({
  name: 'Assets',
  kind: 'balance',
  period: 'end-of-last-month',
  from: null,
  to: null,
  filters: reportFilters.parse({}),
  isShared: true,
  ...its,
});

const save = async (its: Partial<SavedReportInput> = {}, person = treasurer) =>
  (await person.ok('POST /api/v1/saved-reports', { body: inputOf(its) })).data;

const read = async (savedReportId: string) =>
  (await treasurer.ok('GET /api/v1/saved-reports/:savedReportId', { params: { savedReportId } })).data;

const occurrences = async (savedReportId: string) =>
  (
    await treasurer.ok('GET /api/v1/saved-reports/:savedReportId/deliveries', {
      params: { savedReportId },
    })
  ).data.occurrences;

/** A report that is sent each week to these, and whose next day is a given one. */
async function scheduled(
  recipientIds: readonly string[],
  nextOn: string,
  its: Partial<SavedReportInput> = {},
) {
  const { id, version } = await save(its);
  await treasurer.ok('PUT /api/v1/saved-reports/:savedReportId/schedule', {
    params: { savedReportId: id },
    body: {
      unit: 'month',
      // The next one is a month later, whatever day it is.
      onDay: Number(nextOn.slice(8)),
      file: 'pdf',
      recipientIds: [...recipientIds],
      isActive: true,
      version,
    },
  });
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.updateTable('reportSchedule').set({ nextOn }).where('savedReportId', '=', id).execute(),
  );
  return id;
}

async function run() {
  const tenant = await app.platform.tenants.byId(app.tenants.demo);
  if (!tenant) throw new Error('the demo community is there');
  await sendDueReports(app.platform, tenant);
}

const mailsNamed = (subject: string) =>
  app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .selectFrom('mail')
      .leftJoin('mailAttachment', 'mailAttachment.mailId', 'mail.id')
      .select(['mail.id', 'mail.toAddress', 'mail.textBody', 'mailAttachment.content'])
      .where('mail.subject', '=', subject)
      .execute(),
  );

const readers = async () => (await treasurer.ok('GET /api/v1/report-readers')).data.members;

test('a private report is its owner’s alone; a shared one is read by staff and changed by who may share', async () => {
  const secret = await save({ name: 'Mine', isShared: false });
  const params = { savedReportId: secret.id };
  expect((await board.call('GET /api/v1/saved-reports/:savedReportId', { params })).status).toBe(404);
  const { data } = await board.ok('GET /api/v1/saved-reports');
  expect(data.reports.map(({ name }) => name)).not.toContain('Mine');
  const shared = await save({ name: 'Ours' });
  const known = await board.ok('GET /api/v1/saved-reports/:savedReportId', {
    params: { savedReportId: shared.id },
  });
  expect(known.data.canChange).toBe(false);
  const body = { ...inputOf({ name: 'Theirs' }), version: shared.version };
  const changed = await board.call('PUT /api/v1/saved-reports/:savedReportId', {
    params: { savedReportId: shared.id },
    body,
  });
  expect(changed.status).toBe(403);
  expect((await board.call('POST /api/v1/saved-reports', { body: inputOf() })).status).toBe(403);
  const lakeside = await app.client.as('admin', 'lakeside');
  expect(
    (
      await lakeside.call('GET /api/v1/saved-reports/:savedReportId', {
        params: { savedReportId: shared.id },
      })
    ).status,
  ).toBe(404);
});

test('its dates are those of today, and it comes as PDF and as a workbook', async () => {
  const { id, dates } = await save({ kind: 'profit', period: 'year-to-last-month' });
  expect(dates.to).toBe(addDays(`${today().slice(0, 7)}-01`, -1));
  const params = { savedReportId: id };
  const pdf = await treasurer.call('GET /api/v1/saved-reports/:savedReportId/file', { params });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const book = await treasurer.call('GET /api/v1/saved-reports/:savedReportId/export', { params });
  expect(book.text.slice(0, 2)).toBe('PK');
  const summary = await save({ kind: 'summary', period: 'today' });
  const ofSummary = await treasurer.call('GET /api/v1/saved-reports/:savedReportId/export', {
    params: { savedReportId: summary.id },
  });
  expect(ofSummary.status).toBe(200);
  expect(ofSummary.text.slice(0, 2)).toBe('PK');
});

test('every kind comes as PDF and as a workbook', async () => {
  for (const kind of savedReportKinds) {
    const period = reportTraits[kind].periods[0] ?? 'today';
    const { id } = await save({ kind, period, name: kind });
    const params = { savedReportId: id };
    const pdf = await treasurer.call('GET /api/v1/saved-reports/:savedReportId/file', { params });
    expect([kind, pdf.status, pdf.headers['content-type']]).toEqual([kind, 200, 'application/pdf']);
    const book = await treasurer.call('GET /api/v1/saved-reports/:savedReportId/export', { params });
    expect([kind, book.status, book.text.slice(0, 2)]).toEqual([kind, 200, 'PK']);
  }
});

test('a report that names owners takes the permission to see their accounts, of its reader and of recipients', async () => {
  const granted = (permission: string) =>
    app.platform.inTenant(app.tenants.demo, (tx) =>
      tx.selectFrom('rolePermission').selectAll().where('permission', '=', permission).execute(),
    );
  const id = await scheduled([boardId], today(), {
    name: 'Late units',
    kind: 'delinquency',
    period: 'today',
  });
  const params = { savedReportId: id };
  const taken = await granted('Invoices List View');
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.deleteFrom('rolePermission').where('permission', '=', 'Invoices List View').execute(),
  );
  app.platform.sessions.forget(app.tenants.demo);
  try {
    for (const path of ['file', 'export'] as const) {
      const found = await treasurer.call(`GET /api/v1/saved-reports/:savedReportId/${path}`, { params });
      expect(found.status).toBe(403);
    }
    const body = inputOf({ kind: 'delinquency', period: 'today' });
    expect((await treasurer.call('POST /api/v1/saved-reports', { body })).status).toBe(403);
    const known = await treasurer.ok('GET /api/v1/report-readers', { query: { kind: 'delinquency' } });
    expect(known.data.members).toEqual([]);
    await run();
    expect(await mailsNamed('Late units')).toEqual([]);
    expect(await occurrences(id)).toMatchObject([{ deliveries: [{ state: 'no-permission' }] }]);
  } finally {
    await app.platform.inTenant(app.tenants.demo, (tx) =>
      tx.insertInto('rolePermission').values(taken).execute(),
    );
    app.platform.sessions.forget(app.tenants.demo);
  }
});

test('periods and files that a report does not have are refused at their field', async () => {
  const refused = async (its: Partial<SavedReportInput>) =>
    (await treasurer.call('POST /api/v1/saved-reports', { body: inputOf(its) })).status;
  expect(await refused({ period: 'last-month' })).toBe(422);
  expect(await refused({ period: 'fixed-date' })).toBe(422);
  expect(await refused({ kind: 'profit', period: 'fixed-dates', from: '2026-02-01', to: '2026-01-01' })).toBe(
    422,
  );
});

test('an occurrence is sent once, by two processes at once, late, and again', async () => {
  const [first] = await readers();
  const id = await scheduled([first?.id ?? ''], addDays(today(), -3), { name: 'Once' });
  await Promise.all([run(), run()]);
  await run();
  const mails = await mailsNamed('Once');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.content?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(mails[0]?.textBody).toContain(`/banking-reports/saved-reports/details?id=${id}`);
  const [sent, ...others] = await occurrences(id);
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    occursOn: addDays(today(), -3),
    state: 'sent',
    deliveries: [{ state: 'queued' }],
  });
  expect((await read(id)).schedule?.nextOn ?? '').toMatch(/-(0[1-9]|[12]\d|3[01])$/);
  expect((await read(id)).schedule?.nextOn ?? '').not.toBe(addDays(today(), -3));
});

test('a recipient who lost the permission gets none, also while the email is queued, and the owner is told', async () => {
  const name = 'Rights';
  const id = await scheduled([boardId], today(), { name });
  await run();
  const take = () =>
    app.platform.inTenant(app.tenants.demo, async (tx) => {
      await tx.updateTable('member').set({ status: 'suspended' }).where('id', '=', boardId).execute();
    });
  const [mail] = await mailsNamed(name);
  await take();
  await app.platform.mail.deliver(app.tenants.demo, mail?.id ?? '');
  expect(await occurrences(id)).toMatchObject([{ deliveries: [{ state: 'inactive' }] }]);
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .updateTable('reportSchedule')
      .set({ nextOn: addDays(today(), -1) })
      .where('savedReportId', '=', id)
      .execute(),
  );
  await run();
  expect(await mailsNamed(name)).toHaveLength(1);
  const told = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.selectFrom('notification').select('kind').where('kind', '=', 'banking.report-withheld').execute(),
  );
  expect(told.length).toBeGreaterThan(0);
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.updateTable('member').set({ status: 'active' }).where('id', '=', boardId).execute(),
  );
});

test('what cannot be made is told of and sent again on demand; a paused schedule sends nothing', async () => {
  const [first] = await readers();
  const recipientIds = [first?.id ?? ''];
  const filters = { ...reportFilters.parse({}), columns: 'months' as const, fundId: first?.id ?? '' };
  const its = { name: 'Broken', kind: 'profit', period: 'last-month', filters } as const;
  const id = await scheduled(recipientIds, today(), its);
  await run();
  const failed = await occurrences(id);
  expect(failed).toMatchObject([{ state: 'failed', reason: 'Fund not found. Choose another one.' }]);
  expect(await mailsNamed('Broken')).toEqual([]);
  const { version } = await read(id);
  await treasurer.ok('PUT /api/v1/saved-reports/:savedReportId', {
    params: { savedReportId: id },
    body: { ...inputOf({ ...its, filters: reportFilters.parse({}) }), version },
  });
  const params = { savedReportId: id, occursOn: today() };
  const retry = 'POST /api/v1/saved-reports/:savedReportId/deliveries/:occursOn/retry';
  await treasurer.ok(retry, { params, body: undefined });
  await run();
  await run();
  expect(await mailsNamed('Broken')).toHaveLength(1);
  expect((await treasurer.call(retry, { params, body: undefined })).status).toBe(409);
  const paused = await scheduled(recipientIds, today(), { name: 'Paused' });
  const now = await read(paused);
  const { data } = await treasurer.ok('PUT /api/v1/saved-reports/:savedReportId/schedule', {
    params: { savedReportId: paused },
    body: { unit: 'month', onDay: 1, file: 'pdf', recipientIds, isActive: false, version: now.version },
  });
  expect(data.schedule).toMatchObject({ isActive: false, nextOn: null });
  await run();
  expect(await mailsNamed('Paused')).toEqual([]);
});
