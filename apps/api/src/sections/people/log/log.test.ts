import { addDays, dayAt } from '@courtyard/contract/days';
import { logKinds } from '@courtyard/contract/people/log/log.values';
import { logLabels } from '@courtyard/contract/people/log/log.labels';
import type { Labels } from '@courtyard/contract/fields/labels';
import { allVocabularies } from '@courtyard/contract/vocabularies';
import { sql } from 'kysely';
import { changeOf, writeAudit } from '../../../platform/audit/audit';
import { withApp } from '../../../testing';
import { platformKinds } from '../../../platform/audit/logged-kind';
import { sections } from '../../sections';

const app = withApp();
const list = 'GET /api/v1/logs';
const activity = 'GET /api/v1/logs/activity';
const login = 'POST /api/v1/member-auth/login';
const admin = () => app.client.as('admin', 'demo');
const today = () => dayAt(app.platform.clock(), 'America/New_York');

async function committee(name: string) {
  const person = await admin();
  return (await person.ok('POST /api/v1/committees', { body: { name, seats: 2 } })).data;
}

test('every kind of record and every action that is recorded has its words, and says who reads of it', () => {
  const logged = { ...platformKinds, ...Object.assign({}, ...sections.map((section) => section.logged)) };
  expect(Object.keys(logged).toSorted()).toEqual([...logKinds].toSorted());
  const recorded = sections.flatMap(({ history }) => Object.entries(history));
  expect(recorded.map(([kind]) => kind).filter((kind) => !(kind in logged))).toEqual([]);
  const labels: Labels = logLabels;
  const actions = recorded.flatMap(([, some]) => some);
  expect(actions.filter((action) => !(`action.${action}` in labels))).toEqual([]);
});

test('what is recorded of sign-ins, passkeys, sections and exports is called by words, not by its field', async () => {
  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    const { id } = await tx.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const actor = { tenantId: app.tenants.demo, memberId: id, displayName: 'Somebody' };
    await writeAudit(tx, actor, changeOf('factor.add', { member: id }, {}, { passkey: 'Telephone' }));
    await writeAudit(tx, actor, changeOf('session.switch', { session: id }, {}, { to: 'Lakeside' }));
    await writeAudit(tx, actor, changeOf('community-export.start', { community: id }, {}, { export: id }));
    const set = { enabled: true, channel: 'pinned', version: '1.0.0', pinnedVersion: '1.0.0' };
    await writeAudit(tx, actor, changeOf('section.update', { section: 'people' }, {}, set));
  });
  const fields = await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql<{ kind: string; field: string }>`
      select distinct subject_type as kind, jsonb_object_keys(changes) as field from audit_log
      where subject_type in ('section', 'session', 'member', 'community')`.execute(tx),
  );
  const records: Record<string, Labels> = allVocabularies.records;
  expect(fields.rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['section', 'session', 'member', 'community']),
  );
  expect(fields.rows.filter(({ kind, field }) => !records[kind]?.[field])).toEqual([]);
});

test('an entry tells who did what with which thing, before and after, and leads to it', async () => {
  const person = await admin();
  const { id, version } = await committee('Logged');
  await person.ok('PUT /api/v1/committees/:committeeId', {
    params: { committeeId: id },
    body: { name: 'Logged', seats: 4, version },
  });
  const { data } = await person.ok(list, { query: { kind: ['committee'], limit: 2 } });
  expect(data[0]).toMatchObject({
    actor: 'Maya Okafor',
    action: 'committee.update',
    section: 'people',
    kind: 'committee',
    name: 'Logged',
    url: `/people/committees/details?id=${id}`,
    address: '127.0.0.1',
    changes: { seats: { before: 2, after: 4 } },
  });
  await person.ok('DELETE /api/v1/committees/:committeeId', { params: { committeeId: id } });
  const { data: after } = await person.ok(list, { query: { kind: ['committee'], limit: 1 } });
  expect(after[0]).toMatchObject({ action: 'committee.remove', name: null, url: null });
});

test('it is searched by people and things, filtered, paged by time, and counted', async () => {
  const person = await admin();
  const { id } = await committee('Zwiebelturm');
  const found = await person.ok(list, { query: { search: 'zwiebelturm' } });
  expect(found.data.map(({ action, url }) => [action, url])).toEqual([
    ['committee.create', `/people/committees/details?id=${id}`],
  ]);
  const byHer = await person.ok(list, { query: { search: 'okafor', section: ['people'], limit: 200 } });
  expect(byHer.data.length).toBeGreaterThan(0);
  expect(new Set(byHer.data.map(({ section }) => section))).toEqual(new Set(['people']));

  const query = { at: `..${today()}`, section: ['properties' as const], limit: 7 };
  const first = await person.ok(list, { query });
  const next = await person.ok(list, { query: { ...query, cursor: first.page.next ?? '' } });
  const times = [...first.data, ...next.data].map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set([...first.data, ...next.data].map((entry) => entry.id)).size).toBe(14);
  expect(next.page).toMatchObject({ total: first.page.total, firstPosition: 8 });
  const { data: totals } = await person.ok('GET /api/v1/logs/totals', { query: { section: ['properties'] } });
  expect(first.page.total).toBe(totals.count);
  const { data: kinds } = await person.ok('GET /api/v1/logs/values', { query: { of: 'section' } });
  expect(kinds.values.find(({ value }) => value === 'properties')?.count).toBe(totals.count);
});

test('what was counted once is added to, not counted again, and stays exact', async () => {
  const person = await admin();
  const totalOf = async () => (await person.ok(list, { query: { kind: ['role'], limit: 1 } })).page.total;
  const before = await totalOf();
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .insertInto('auditLog')
      .values(
        ['a', 'b'].map((subjectId) => ({
          tenantId: app.tenants.demo,
          id: crypto.randomUUID(),
          actorName: 'Courtyard',
          action: 'role.offer',
          subjectType: 'role',
          subjectId,
          changes: '{}',
        })),
      )
      .execute(),
  );
  expect(await totalOf()).toBe(before + 2);
});

test('charts count by day, by section and by person exactly what the list has', async () => {
  const person = await admin();
  const at = `${addDays(today(), -20)}..${today()}`;
  const { data } = await person.ok(activity, { query: { at } });
  expect(data).toMatchObject({ from: addDays(today(), -20), to: today(), unit: 'day' });
  const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
  const { page } = await person.ok(list, { query: { at, limit: 1 } });
  expect(sum(data.periods)).toBe(page.total);
  expect(sum(data.sections)).toBe(page.total);
  const [most] = data.people.filter(({ id }) => id !== null);
  const hers = await person.ok(list, { query: { at, personId: [most?.id ?? ''], limit: 1 } });
  expect(most?.count).toBe(hers.page.total);
  const standard = await person.ok(activity);
  expect(standard.data.from).toBe(addDays(today(), -29));
  const whole = await person.ok(activity, { query: { at: `..${today()}` } });
  expect(sum(whole.data.periods)).toBe((await person.ok(list, { query: { limit: 1 } })).page.total);
});

test('sign-ins are there: those that were let in, and those that were refused, with device and place', async () => {
  const refused = async (body: { email: string; password: string }) =>
    (await app.client.anonymous('demo').call(login, { body, headers: { 'user-agent': 'Firefox/1 Windows' } }))
      .status;
  const person = await admin();
  const count = async () =>
    (await person.ok(list, { query: { action: ['session.refuse'], limit: 1 } })).page.total;
  const before = await count();
  expect(await refused({ email: 'owner@demo.example', password: 'not this one' })).toBe(401);
  // Of an address that nobody has, and of a member of another community, nothing is kept.
  expect(await refused({ email: 'nobody@demo.example', password: 'not this one' })).toBe(401);
  expect(await refused({ email: 'owner@lakeside.example', password: 'not this one' })).toBe(401);
  expect(await count()).toBe(before + 1);
  const { data } = await person.ok(list, { query: { action: ['session.refuse'], limit: 1 } });
  expect(data[0]).toMatchObject({
    actor: 'Courtyard',
    actorId: null,
    kind: 'member',
    address: '127.0.0.1',
    changes: { device: { before: null, after: 'Firefox on Windows' } },
  });
  const { data: started } = await person.ok(list, { query: { action: ['session.start'], limit: 1 } });
  expect(started[0]).toMatchObject({ section: 'platform', kind: 'session', address: '127.0.0.1' });
});

test('each sees entries of the things that they may see, and where from only who manages the members', async () => {
  const board = await app.client.as('board', 'demo');
  const { data } = await board.ok(list, { query: { limit: 200 } });
  expect(data.length).toBeGreaterThan(0);
  const kinds = new Set(data.map(({ kind }) => kind));
  for (const hidden of ['member', 'session', 'community', 'section']) expect(kinds).not.toContain(hidden);
  expect(new Set(data.map(({ address }) => address))).toEqual(new Set([null]));
  const { data: hidden } = await board.ok(list, { query: { kind: ['member', 'session'] } });
  expect(hidden).toEqual([]);
  const { data: counted } = await board.ok('GET /api/v1/logs/values', { query: { of: 'kind' } });
  expect(counted.values.map(({ value }) => value)).not.toContain('session');
  expect((await (await app.client.as('owner', 'demo')).call(list)).status).toBe(403);
});

test('nothing of another community is in it', async () => {
  const { id } = await committee('Elsewhere');
  const lake = await app.client.as('admin', 'lakeside');
  const { data } = await lake.ok(list, { query: { limit: 200 } });
  expect(data.map(({ url }) => url)).not.toContain(`/people/committees/details?id=${id}`);
  expect((await lake.ok(list, { query: { search: 'elsewhere' } })).data).toEqual([]);
  const member = (await (await admin()).ok('GET /api/v1/members', { query: { limit: 1 } })).data[0];
  expect((await lake.ok(list, { query: { personId: [member?.id ?? ''] } })).data).toEqual([]);
});

test('the file has the changes in words, in the language of who asks', async () => {
  const person = await admin();
  const { id } = await committee('In a file');
  await person.ok('PUT /api/v1/committees/:committeeId', {
    params: { committeeId: id },
    body: { name: 'In a file', kind: 'board', seats: 5, version: 1 },
  });
  const query = { search: 'in a file', sort: 'at' as const };
  const { text } = await person.call('GET /api/v1/logs/export', { query });
  expect(text).toContain('When,Person,Action,Record type,Record,Before and after,Section,Address');
  expect(text).toContain('Committee changed,Committee,In a file,"Kind: Other → Board\nSeats: 2 → 5",People');
});
