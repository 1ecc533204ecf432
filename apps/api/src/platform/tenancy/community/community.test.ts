import { sql } from 'kysely';
import { withApp } from '../../../testing';

const scene = withApp();
const path = 'PUT /api/v1/shell/community';
const harbor = {
  name: 'Harbor View',
  timeZone: 'Europe/Madrid',
  firstWeekday: 'monday',
  fiscalMonth: 'july',
  fiscalDay: 1,
  invitationDays: 14,
  answerDays: 2,
  language: 'es',
  currency: 'USD',
  jurisdiction: 'ES',
  version: 1,
} as const;

const admin = () => scene.client.as('admin', 'demo');
const current = async () => (await (await admin()).ok('GET /api/v1/shell/community')).data;

test('everybody reads it; who may not change it is refused', async () => {
  const owner = await scene.client.as('owner', 'demo');
  const { data } = await owner.ok('GET /api/v1/shell/community');
  expect(data).toMatchObject({ timeZone: 'America/New_York', language: 'en', version: 1 });
  expect((await owner.call(path, { body: harbor })).status).toBe(403);
  expect((await owner.call('GET /api/v1/shell/community/history')).status).toBe(403);
});

test('amounts are looked for where somebody is to change the currency, and nowhere else', async () => {
  const looks = scene.platform.sections.map((section) => jest.spyOn(section, 'hasAmounts'));
  const looked = () => looks.some(({ mock }) => mock.calls.length > 0);
  const owner = await scene.client.as('owner', 'demo');
  await owner.ok('GET /api/v1/shell/community');
  expect((await owner.call('GET /api/v1/shell/community/currency')).status).toBe(403);
  expect(looked()).toBe(false);
  await (await admin()).ok('GET /api/v1/shell/community/currency');
  expect(looked()).toBe(true);
  jest.restoreAllMocks();
});

test('a change is there at once for every call, and in the history once', async () => {
  const person = await admin();
  const { data } = await person.ok(path, { body: harbor });
  const { name, timeZone, currency, language } = harbor;
  const summary = {
    name,
    timeZone,
    currency,
    id: scene.tenants.demo,
    slug: 'demo',
    firstWeekday: 1,
    language,
    jurisdiction: 'ES',
    address: expect.any(String),
    deletesOn: null,
  };
  expect(data).toEqual({ ...harbor, version: 2, summary, deletesOn: null });
  const kept = (await scene.platform.tenants.bySlug('demo')) ?? { name: '' };
  expect(kept).toMatchObject({ name: 'Harbor View', timeZone: 'Europe/Madrid', language, firstWeekday: 1 });
  const { data: entries } = await person.ok('GET /api/v1/shell/community/history');
  expect(entries).toMatchObject([
    {
      action: 'community.update',
      actor: 'Maya Okafor',
      changes: {
        name: { before: 'Harbor View Community Association', after: 'Harbor View' },
        timeZone: { before: 'America/New_York', after: 'Europe/Madrid' },
        language: { before: 'en', after: 'es' },
        firstWeekday: { before: 'sunday', after: 'monday' },
        fiscalMonth: { before: 'january', after: 'july' },
      },
    },
  ]);
  await person.ok(path, { body: { ...harbor, version: 2 } });
  expect((await person.ok('GET /api/v1/shell/community/history')).data).toHaveLength(1);
  expect((await current()).version).toBe(2);
  const elsewhere = await scene.client.as('admin', 'lakeside');
  expect((await elsewhere.ok('GET /api/v1/shell/community')).data.name).toBe('Lakeside Commons');
});

test('who changes what somebody else changed meanwhile is told so', async () => {
  const late = await (await admin()).call(path, { body: { ...harbor, name: 'Harbor', version: 1 } });
  expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
});

test.each(['Mars/Olympus', 'Not a zone', '+05:00', 'EST5EDT4'])('%s is no time zone', async (timeZone) => {
  const { version } = await current();
  const answer = await (await admin()).call(path, { body: { ...harbor, timeZone, version } });
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: { timeZone: expect.stringContaining('IANA name') } },
  });
});

test('a year of account begins on a day that every year has', async () => {
  const { version } = await current();
  const begins = async (fiscalMonth: 'february' | 'april' | 'june', fiscalDay: number) =>
    (await admin()).call(path, { body: { ...harbor, fiscalMonth, fiscalDay, version } });
  for (const refused of [await begins('february', 29), await begins('april', 31), await begins('june', 0)]) {
    expect(refused).toMatchObject({ status: 422, body: { fields: { fiscalDay: expect.any(String) } } });
  }
  expect((await begins('june', 30)).status).toBe(200);
});

test('the currency stays once an amount is recorded, and can be chosen before', async () => {
  const { version } = await current();
  const refused = await (await admin()).call(path, { body: { ...harbor, currency: 'EUR', version } });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('Amounts are already recorded in USD');
  const other = await scene.client.as('admin', 'lakeside');
  const { summary: _, ...data } = (await other.ok('GET /api/v1/shell/community')).data;
  const isFixed = async () => (await other.ok('GET /api/v1/shell/community/currency')).data.isFixed;
  expect(await isFixed()).toBe(true);
  await scene.platform.inTenant(scene.tenants.lakeside, async (tx) => {
    await sql`update common_area set fee_minor = 0, deposit_minor = 0`.execute(tx);
    await sql`update reservation set fee_minor = 0, deposit_minor = 0, kept_fee_minor = null`.execute(tx);
    await sql`update insurance_policy set cover_minor = null`.execute(tx);
    await sql`update reserve_component set replacement_cost_minor = 0`.execute(tx);
    await sql`update asset set cost_minor = null`.execute(tx);
    await sql`update asset_service set cost_minor = null`.execute(tx);
  });
  const changed = await other.ok(path, { body: { ...data, currency: 'EUR' } });
  expect(changed.data).toMatchObject({ currency: 'EUR' });
  expect(await isFixed()).toBe(false);
  const none = await other.call(path, { body: { ...data, currency: 'XQQ', version: 2 } });
  expect(none.status).toBe(422);
});

test('the law of another place lowers no number of deciders, and a country that is none is refused', async () => {
  const person = await scene.client.as('admin', 'lakeside');
  const { data } = await person.ok('GET /api/v1/shell/community');
  expect(data.jurisdiction).toBe('US-WI');
  const deciders = async () => {
    const { rules } = (await person.ok('GET /api/v1/approval-rules')).data;
    return rules.find(({ kind }) => kind === 'banking.reserve-transfer')?.limits[0]?.deciders;
  };
  const { deletesOn: _on, summary: _summary, ...body } = data;
  const move = (jurisdiction: string | null, version: number) =>
    person.call(path, { body: { ...body, jurisdiction, version } });
  expect(await deciders()).toBe(1);
  expect((await move('US-CA', body.version)).status).toBe(200);
  expect(await deciders()).toBe(2);
  expect((await move(null, body.version + 1)).status).toBe(200);
  expect(await deciders()).toBe(2);
  const { rows } = await scene.platform.inTenant(scene.tenants.lakeside, (tx) =>
    sql<{
      rule: string;
    }>`select subject_id as rule from audit_log where action = 'approval-rule.update'`.execute(tx),
  );
  expect(rows.map(({ rule }) => rule).toSorted()).toEqual([
    'accounting.reserve-payment',
    'banking.reserve-transfer',
  ]);
  for (const unknown of ['QQ', 'ZZ', 'EU', 'US-ZZ', 'us-ca'])
    expect(await move(unknown, body.version + 2)).toMatchObject({
      status: 422,
      body: { fields: { jurisdiction: 'Choose a country or state from the list.' } },
    });
});
