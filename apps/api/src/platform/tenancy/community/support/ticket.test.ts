import { addDays } from '@courtyard/contract/days';
import type { TicketInput } from '@courtyard/contract';
import { withApp } from '../../../../testing';
import { maxTicketsPerDay } from './ticket.service';

const app = withApp();
const ask = 'POST /api/v1/tickets';
const list = 'GET /api/v1/tickets';
const read = 'GET /api/v1/tickets/:ticketId';
const write = 'POST /api/v1/tickets/:ticketId/messages';
const close = 'POST /api/v1/tickets/:ticketId/close';
const reopen = 'POST /api/v1/tickets/:ticketId/reopen';
const update = 'PUT /api/v1/tickets/:ticketId';

type Who = Parameters<typeof app.client.as>[0];
const as = (who: Who) => app.client.as(who, 'demo');
const asked = async (who: Who, subject: string, more: Partial<TicketInput> = {}) =>
  (await (await as(who)).ok(ask, { body: { subject, message: `Please help: ${subject}`, ...more } })).data;
const noticesOf = async (who: Who) =>
  (await (await as(who)).ok('GET /api/v1/shell/notifications')).data.map(({ title }) => title);

test('one is asked, answered, written to again, closed and opened, and each side is told', async () => {
  const owner = await as('owner');
  const board = await as('board');
  const made = await asked('owner', 'Leak in the garage', { category: 'community', page: '/tasks' });
  expect(made).toMatchObject({
    status: 'open',
    assignee: null,
    page: '/tasks',
    may: { write: true, answer: false },
    messages: [{ isAsker: true, isInternal: false, message: 'Please help: Leak in the garage' }],
  });
  const params = { ticketId: made.id };
  expect(await noticesOf('board')).toContain(`Ticket ${made.number}: Leak in the garage`);

  const answer = await board.ok(write, { params, body: { message: 'The plumber comes today.' } });
  expect(answer.data).toMatchObject({ status: 'answered', assignee: { name: 'Daniel Reyes' } });
  expect(await noticesOf('owner')).toContain(`Answer to ticket ${made.number}`);

  const more = await owner.ok(write, { params, body: { message: 'It drips still.' } });
  expect(more.data).toMatchObject({ status: 'open', assignee: { name: 'Daniel Reyes' } });
  expect((await owner.ok(close, { params })).data.status).toBe('closed');
  expect(await owner.call(close, { params })).toMatchObject({ status: 409 });
  expect((await board.ok(reopen, { params })).data.status).toBe('open');
  const { data } = await board.ok('GET /api/v1/tickets/:ticketId/history', { params });
  expect(data.map(({ action }) => action)).toEqual([
    'ticket.reopen',
    'ticket.close',
    'ticket.write',
    'ticket.write',
    'ticket.create',
  ]);
  // What was said stands in the ticket alone.
  expect(JSON.stringify(data)).not.toContain('plumber');
});

test.each(['//evil.example/x', '/\\evil.example/x', 'https://evil.example', 'tasks'])(
  'the page that a question is about is one of this product, not %s',
  async (page) => {
    const owner = await as('owner');
    const body = { subject: 'Look here', message: 'Please', page };
    expect(await owner.call(ask, { body })).toMatchObject({
      status: 422,
      body: { fields: { page: 'Enter a path in Courtyard.' } },
    });
  },
);

test('a note is for those who answer: not for who asked, who is not told of it either', async () => {
  const board = await as('board');
  const owner = await as('owner');
  const { id, number } = await asked('owner', 'Noise at night');
  const params = { ticketId: id };
  const body = { message: 'The third complaint about 502.', isInternal: true };
  const { data: before } = await (await as('owner')).ok(read, { params });
  const noted = await board.ok(write, { params, body });
  expect(noted.data).toMatchObject({ status: 'open', assignee: null });
  expect(noted.data.messages).toHaveLength(2);
  const seen = await owner.ok(read, { params });
  expect(JSON.stringify(seen.data)).not.toContain('third complaint');
  // Nor does it look written to, or wait from then on only.
  expect(seen.data).toEqual(before);
  expect(await noticesOf('owner')).not.toContain(`Answer to ticket ${number}`);
  expect(await owner.call(write, { params, body })).toMatchObject({
    status: 422,
    body: { fields: { isInternal: 'Only people who answer tickets can write notes.' } },
  });
});

test('one’s own and no other: what others asked is not found, not counted, not written to', async () => {
  const mine = await asked('owner', 'Mine alone');
  const theirs = await asked('treasurer', 'Theirs alone');
  const owner = await as('owner');
  const subjects = (await owner.ok(list, { query: { search: 'alone' } })).data.map(({ subject }) => subject);
  expect(subjects).toEqual(['Mine alone']);
  expect((await owner.ok('GET /api/v1/tickets/totals', { query: { search: 'alone' } })).data.count).toBe(1);
  const exported = await owner.call('GET /api/v1/tickets/export', { query: { search: 'alone' } });
  expect(exported.text).toContain('Mine alone');
  expect(exported.text).not.toContain('Theirs alone');
  const params = { ticketId: theirs.id };
  const refused = await Promise.all([
    owner.call(read, { params }),
    owner.call(write, { params, body: { message: 'Not mine' } }),
    owner.call(close, { params }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  const lake = await app.client.as('admin', 'lakeside');
  expect((await lake.call(read, { params: { ticketId: mine.id } })).status).toBe(404);
  expect((await lake.ok(list)).data).toEqual([]);
});

test('who answers is said under the version that was read, and is somebody who may', async () => {
  const board = await as('board');
  const { id, version, touchedAt } = await asked('owner', 'Assigned to');
  const params = { ticketId: id };
  const { data: known } = await board.ok('GET /api/v1/tickets/answerers');
  expect(known.map(({ name }) => name)).toEqual(['Daniel Reyes', 'Maya Okafor', 'Renata Silva']);
  const assigneeId = known[1]?.id ?? '';
  const body = { category: 'home' as const, assigneeId, version };
  expect((await board.ok(update, { params, body })).data).toMatchObject({
    category: 'home',
    assignee: { name: 'Maya Okafor' },
    // Nobody wrote: it waits since they asked.
    touchedAt,
  });
  expect(await board.call(update, { params, body })).toMatchObject({ body: { code: 'changed-meanwhile' } });
  const { data: now } = await board.ok(read, { params });
  const other = { ...body, assigneeId: now.askedBy.id, version: now.version };
  expect(await board.call(update, { params, body: other })).toMatchObject({
    body: { fields: { assigneeId: 'Choose someone who can answer tickets.' } },
  });
  const filtered = await board.ok(list, { query: { assigneeId: [assigneeId], status: ['open'] } });
  expect(filtered.data.map(({ subject }) => subject)).toContain('Assigned to');
  expect((await board.ok(list, { query: { search: `#${now.number}` } })).data).toHaveLength(1);
  const values = await board.ok('GET /api/v1/tickets/values', { query: { of: 'assigneeId' } });
  expect(values.data.values.map(({ label }) => label)).toContain('Maya Okafor');
});

test('one that waits is a task of who answers it, or of all who may, and never of who asked', async () => {
  const { id, number } = await asked('board', 'Waits for somebody');
  const tasksOf = async (who: Who) =>
    (await (await as(who)).ok('GET /api/v1/me/tasks', { query: { language: 'en' } })).data.tasks
      .filter(({ kind }) => kind === 'ticket')
      .map(({ id: key }) => key);
  const task = `platform/ticket/${id}`;
  expect(await tasksOf('board')).not.toContain(task);
  expect(await tasksOf('admin')).toContain(task);
  const admin = await as('admin');
  await admin.ok(write, { params: { ticketId: id }, body: { message: `Done, ticket ${number}.` } });
  expect(await tasksOf('admin')).not.toContain(task);
});

test('its task falls due after as many days as the community says', async () => {
  const { id } = await asked('owner', 'Due');
  const dueOn = async () =>
    (await (await as('board')).ok('GET /api/v1/me/tasks', { query: { language: 'en' } })).data.tasks.find(
      (task) => task.id === `platform/ticket/${id}`,
    )?.dueOn;
  const admin = await as('admin');
  const { summary: _, deletesOn: __, ...community } = (await admin.ok('GET /api/v1/shell/community')).data;
  const early = (await dueOn()) ?? '';
  await admin.ok('PUT /api/v1/shell/community', { body: { ...community, answerDays: 9 } });
  expect(await dueOn()).toBe(addDays(early, 9 - community.answerDays));
});

test('numbers have no gap and no twin when many ask at once; beyond the day’s room the answer says so', async () => {
  const vendor = await as('vendor');
  const answers = await Promise.all(
    Array.from({ length: maxTicketsPerDay + 2 }, (_, at) =>
      vendor.call(ask, { body: { subject: `At once ${at}`, message: 'Now' } }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  // One of the demo's tickets is older than a day.
  expect(refused).toHaveLength(2);
  expect(refused[0]?.body).toMatchObject({
    detail: `You’ve opened ${maxTicketsPerDay} tickets today. Add a message to one of them, or try again tomorrow.`,
  });
  const { data } = await vendor.ok(list, { query: { search: 'at once', limit: 200, sort: 'number' } });
  const numbers = data.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
});
