import { addDays, dayAt } from '@courtyard/contract/days';
import type { TermInput } from '@courtyard/contract/people/committee/term';
import { defineMessages } from '@courtyard/contract/messages';
import { z } from 'zod';
import { withApp } from '../../../../testing';
import { defineNotification } from '../../../../platform/notifications/kind';
import { membersOfGroups } from '../../../../platform/tenancy/member-group';

const app = withApp();
const list = 'GET /api/v1/committees/:committeeId/terms';
const create = 'POST /api/v1/committees/:committeeId/terms';
const update = 'PUT /api/v1/committees/:committeeId/terms/:termId';
const remove = 'DELETE /api/v1/committees/:committeeId/terms/:termId';
const [t2025, t2026, t2027] = ['2025-01-01', '2026-01-01', '2027-01-01'];

const admin = () => app.client.as('admin', 'demo');
const today = () => dayAt(app.platform.clock(), 'America/New_York');

async function committee(name: string, seats = 3) {
  const person = await admin();
  const { data } = await person.ok('POST /api/v1/committees', { body: { name, seats } });
  return { ...data, params: { committeeId: data.id } };
}

/** Ids of active members without a sign-in, by name. */
async function neighbours(): Promise<string[]> {
  const { data } = await (
    await admin()
  ).ok('GET /api/v1/members', { query: { status: ['active'], limit: 40 } });
  return data.map(({ id }) => id);
}
const memberOf = async (who: 'owner' | 'board') => {
  const { data } = await (await admin()).ok('GET /api/v1/members', { query: { search: `${who}@demo` } });
  return data[0]?.id ?? '';
};

const termOf = (memberId: string, more: Partial<TermInput> = {}): TermInput => ({
  memberId,
  seat: 1,
  office: null,
  startsOn: t2025,
  endsOn: null,
  ...more,
});

test('who served stays known: terms follow each other in a seat, and the member’s page tells them', async () => {
  const person = await admin();
  const { params } = await committee('Succession');
  const [first = '', second = ''] = await neighbours();
  const body = termOf(first, { office: 'Secretario', endsOn: '2025-12-31' });
  const { data: made } = await person.ok(create, { params, body: { ...body, office: 'Secretary' } });
  expect(made).toMatchObject({ seat: 1, office: 'secretary', state: 'past', member: { id: first } });
  await person.ok(create, { params, body: termOf(second, { startsOn: t2026, endsOn: t2027 }) });
  const { data } = await person.ok(list, { params });
  expect(data.map(({ member, state }) => [member.id, state])).toEqual([
    [second, 'current'],
    [first, 'past'],
  ]);
  const shown = await person.ok('GET /api/v1/committees/:committeeId', { params });
  expect(shown.data).toMatchObject({ filled: 1, vacant: 2, nextEndsOn: t2027 });
  const own = await person.ok('GET /api/v1/members/:memberId/terms', { params: { memberId: first } });
  expect(own.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: made.id, committee: { id: params.committeeId, name: 'Succession' } }),
    ]),
  );
  expect((await person.call('DELETE /api/v1/committees/:committeeId', { params })).body).toMatchObject({
    code: 'committee-has-past',
  });
});

test('a seat, an office and a member are each in one term at a time', async () => {
  const person = await admin();
  const { params } = await committee('Overlaps');
  const [first = '', second = ''] = await neighbours();
  await person.ok(create, { params, body: termOf(first, { office: 'Chair', endsOn: t2026 }) });
  const fieldsOf = async (body: TermInput) =>
    (await person.call(create, { params, body })).body as unknown as { fields: Record<string, string> };
  expect((await fieldsOf(termOf(second, { startsOn: t2026 }))).fields).toHaveProperty('seat');
  expect((await fieldsOf(termOf(first, { seat: 2, startsOn: t2026 }))).fields).toHaveProperty('memberId');
  expect((await fieldsOf(termOf(second, { seat: 2, office: 'chair' }))).fields).toHaveProperty('office');
  expect((await fieldsOf(termOf(second, { seat: 4 }))).fields).toEqual({
    seat: 'The committee has 3 seats.',
  });
  expect((await fieldsOf(termOf(second, { endsOn: '2024-12-31' }))).fields).toHaveProperty('endsOn');
  const after = await person.call(create, { params, body: termOf(second, { startsOn: addDays(t2026, 1) }) });
  expect(after.status).toBe(201);
});

test('two who fill one seat at once: one of them has it', async () => {
  const person = await admin();
  const { params } = await committee('Race');
  const members = (await neighbours()).slice(0, 5);
  const answers = await Promise.all(
    members.map((memberId) => person.call(create, { params, body: termOf(memberId) })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422, 422]);
  // Not by the order of the calls alone: the database refuses it, too.
  const overlapping = app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .insertInto('committeeTerm')
      .values({
        tenantId: app.tenants.demo,
        id: crypto.randomUUID(),
        ...params,
        memberId: members[0] ?? '',
        seat: 1,
        office: null,
        startsOn: t2027,
        endsOn: t2027,
      })
      .execute(),
  );
  await expect(overlapping).rejects.toMatchObject({ code: '23P01' });
});

test('a term is changed under its version and removed; a seat that somebody has is not taken away', async () => {
  const person = await admin();
  const { params, version } = await committee('Changes', 2);
  const [first = ''] = await neighbours();
  const { data: made } = await person.ok(create, { params, body: termOf(first, { seat: 2 }) });
  const place = { ...params, termId: made.id };
  const body = { seat: 2, office: 'Chair', startsOn: t2025, endsOn: t2027, version: 1 };
  const { data } = await person.ok(update, { params: place, body });
  expect(data).toMatchObject({ office: 'Chair', endsOn: t2027, version: 2, member: { id: first } });
  expect((await person.call(update, { params: place, body })).status).toBe(409);
  const smaller = { name: 'Changes', seats: 1, version };
  expect(
    (await person.call('PUT /api/v1/committees/:committeeId', { params, body: smaller })).body,
  ).toMatchObject({
    fields: {
      seats: expect.stringContaining('A seat above this number is filled: end or change that term first'),
    },
  });
  await person.ok(remove, { params: place });
  expect((await person.call(remove, { params: place })).status).toBe(404);
  const { data: told } = await person.ok('GET /api/v1/committees/:committeeId/history', { params });
  expect(told.map(({ action }) => action)).toEqual([
    'term.remove',
    'term.update',
    'term.create',
    'committee.create',
  ]);
  expect(told[1]?.changes).toMatchObject({ member: { after: told[0]?.changes['member']?.before } });
});

test('terms and members of another community are none', async () => {
  const person = await admin();
  const { params } = await committee('Fenced');
  const [first = ''] = await neighbours();
  const { data: made } = await person.ok(create, { params, body: termOf(first) });
  const lake = await app.client.as('admin', 'lakeside');
  const place = { ...params, termId: made.id };
  const body = { seat: 1, startsOn: t2025, version: 1 };
  expect((await lake.call(create, { params, body: termOf(first) })).status).toBe(404);
  expect((await lake.call(update, { params: place, body })).status).toBe(404);
  expect((await lake.call(remove, { params: place })).status).toBe(404);
  expect(
    (await lake.call('GET /api/v1/members/:memberId/terms', { params: { memberId: first } })).status,
  ).toBe(404);
  const theirs = (await lake.ok('GET /api/v1/members', { query: { limit: 1 } })).data[0]?.id ?? '';
  expect((await person.call(create, { params, body: termOf(theirs, { seat: 2 }) })).status).toBe(422);
});

const heard = defineNotification({
  name: 'people.term-ending',
  group: { en: 'x', es: 'x' },
  label: { en: 'x', es: 'x' },
  parameters: z.object({ count: z.int(), name: z.string(), committee: z.string(), on: z.string() }),
  messages: defineMessages({ en: {}, es: {} }),
  content: () => ({ title: 'x', text: 'x' }),
});

test('a committee is an audience and names who decides: those who serve that day, of an active one', async () => {
  const person = await admin();
  const { params, id, version } = await committee('Deciders');
  const [owner, board, day] = [await memberOf('owner'), await memberOf('board'), today()];
  await person.ok(create, { params, body: termOf(owner, { endsOn: day }) });
  await person.ok(create, { params, body: termOf(board, { startsOn: addDays(day, 1) }) });
  const { platform, tenants } = app;
  const on = (onDay: string) =>
    platform.inTenant(tenants.demo, (tx) =>
      membersOfGroups(platform.sections, tx, { committee: [id] }, onDay),
    );
  expect(await on(day)).toEqual([owner]);
  expect(await on(addDays(day, 1))).toEqual([board]);
  expect(await on('2024-01-01')).toEqual([]);

  const tenant = { id: tenants.demo, timeZone: 'America/New_York' };
  const tell = (groups: Record<string, string[]>) =>
    platform.inTenant(tenants.demo, (tx) =>
      platform.notify(tx, heard, {
        tenant,
        parameters: { count: 1, name: 'Nora Luz', committee: 'Deciders', on: day },
        to: { groups },
      }),
    );
  expect(await tell({ committee: [id] })).toBe(1);
  await expect(tell({ choir: [id] })).rejects.toThrow('No section has groups of the kind choir');
  // Of another community it names nobody.
  const elsewhere = await platform.inTenant(tenants.lakeside, (tx) =>
    membersOfGroups(platform.sections, tx, { committee: [id] }, day),
  );
  expect(elsewhere).toEqual([]);
  const body = { name: 'Deciders', seats: 3, status: 'dissolved' as const, version };
  await person.ok('PUT /api/v1/committees/:committeeId', { params, body });
  expect(await on(day)).toEqual([]);
  expect((await person.call(create, { params, body: termOf(owner, { seat: 3 }) })).status).toBe(422);
});

test('before a term ends those who say who serves are told, and who serves: once per stage', async () => {
  const person = await admin();
  const { params } = await committee('Reminded');
  const on = addDays(today(), 3000);
  const [owner, board] = [await memberOf('owner'), await memberOf('board')];
  await person.ok(create, { params, body: termOf(owner, { office: 'President', endsOn: on }) });
  // Somebody follows in this seat: nothing is to be done.
  await person.ok(create, { params, body: termOf(board, { seat: 2, endsOn: on }) });
  await person.ok(create, { params, body: termOf(owner, { seat: 2, startsOn: addDays(on, 1) }) });
  const mails = (to: string) =>
    app.platform.inTenant(app.tenants.demo, async (tx) =>
      (
        await tx
          .selectFrom('mail')
          .select('textBody')
          .where('toAddress', '=', `${to}@demo.example`)
          .orderBy('id')
          .execute()
      )
        .map(({ textBody }) => textBody)
        .filter((text) => text.includes('Reminded')),
    );
  const runAt = async (day: string) => {
    app.setClock(new Date(`${day}T17:00:00Z`));
    await app.runJob('people.term-reminders');
    return [(await mails('admin')).length, (await mails('owner')).length, (await mails('board')).length];
  };
  expect(await runAt(addDays(on, -61))).toEqual([0, 0, 0]);
  expect(await runAt(addDays(on, -60))).toEqual([1, 1, 0]);
  expect(await runAt(addDays(on, -59))).toEqual([1, 1, 0]);
  expect(await runAt(addDays(on, -14))).toEqual([2, 2, 0]);
  expect(await runAt(on)).toEqual([2, 2, 0]);
  const [message] = await mails('admin');
  expect(message).toMatch(/Reminded: .+ \(President\) ends in 60 days/);
  expect((await mails('owner'))[0]).toContain('Reminded: President ends in 60 days');
});
