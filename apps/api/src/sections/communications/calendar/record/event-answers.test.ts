import type { calendarEventInput } from '@courtyard/contract/communications/calendar/calendar-event';
import type { z } from 'zod';
import { withApp } from '../../../../testing';

const app = withApp();

beforeAll(() => app.setClock(new Date('2026-03-01T12:00:00Z')));

const memberOf = (who: string) =>
  app.platform.inTenant(app.tenants.demo, async (tx) => {
    const { id } = await tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', '=', `${who}@demo.example`)
      .executeTakeFirstOrThrow();
    return { kind: 'member' as const, id };
  });

async function create(
  body: Partial<z.input<typeof calendarEventInput>> & { title: string },
): Promise<string> {
  const admin = await app.client.as('admin', 'demo');
  const made = await admin.call('POST /api/v1/calendar/create', {
    body: { start: '2026-03-20T18:00', asksAnswers: true, ...body },
  });
  expect(made.status).toBe(201);
  return made.body.data.id;
}

async function change(eventId: string, body: object): Promise<void> {
  const admin = await app.client.as('admin', 'demo');
  const { status } = await admin.call('PUT /api/v1/calendar/update/:eventId', {
    params: { eventId },
    body,
  });
  expect(status).toBe(200);
}

const asked = async (who: 'owner' | 'board', title: string) => {
  const person = await app.client.as(who, 'demo');
  const { data } = await person.ok('GET /api/v1/shell/notifications', {});
  return data.filter((told) => told.title === `Please RSVP: ${title}`).length;
};

const tasks = async (who: 'admin' | 'owner' | 'board', title: string) => {
  const person = await app.client.as(who, 'demo');
  const { data } = await person.ok('GET /api/v1/me/tasks', { query: {} });
  return data.tasks.filter((task) => task.title === `RSVP: ${title}`);
};

test('who comes into the audience of an event is asked, and nobody is asked twice', async () => {
  const [owner, board] = [await memberOf('owner'), await memberOf('board')];
  const id = await create({ title: 'Lantern walk', audience: { include: [owner] } });
  expect([await asked('owner', 'Lantern walk'), await asked('board', 'Lantern walk')]).toEqual([1, 0]);
  await change(id, { audience: { include: [owner, board] } });
  expect([await asked('owner', 'Lantern walk'), await asked('board', 'Lantern walk')]).toEqual([1, 1]);
  await change(id, { audience: null });
  await change(id, { location: 'Lake' });
  expect([await asked('owner', 'Lantern walk'), await asked('board', 'Lantern walk')]).toEqual([1, 1]);
});

test('an event that asks only later asks then', async () => {
  const id = await create({ title: 'Quiet supper', asksAnswers: false });
  expect(await asked('owner', 'Quiet supper')).toBe(0);
  await change(id, { asksAnswers: true });
  expect(await asked('owner', 'Quiet supper')).toBe(1);
});

test('an answer waits for whom the event is for, until it is given or the event is over', async () => {
  const owner = await memberOf('owner');
  const eventId = await create({ title: 'Seed swap', audience: { include: [owner] } });
  await create({ title: 'Weekly swap', rules: ['FREQ=WEEKLY'] });
  expect(await tasks('owner', 'Seed swap')).toMatchObject([
    {
      dueOn: '2026-03-20',
      verb: 'RSVP',
      link: `/communications/community-calendar/details?id=${eventId}`,
    },
  ]);
  expect(await tasks('board', 'Seed swap')).toEqual([]);
  // The administrator sees the event, but is not invited.
  expect(await tasks('admin', 'Seed swap')).toEqual([]);
  expect(await tasks('owner', 'Weekly swap')).toEqual([]);
  const person = await app.client.as('owner', 'demo');
  await person.ok('PUT /api/v1/calendar/answer/:eventId', {
    params: { eventId },
    body: { occurrence: '2026-03-20T18:00', answer: 'no' },
  });
  expect(await tasks('owner', 'Seed swap')).toEqual([]);

  await create({ title: 'Tomorrow', start: '2026-03-02T09:00' });
  expect(await tasks('owner', 'Tomorrow')).toHaveLength(1);
  app.setClock(new Date('2026-03-03T12:00:00Z'));
  expect(await tasks('owner', 'Tomorrow')).toEqual([]);
});
