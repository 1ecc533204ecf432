import { sql } from 'kysely';
import type { RequestPolicy } from '@courtyard/contract/service-requests/policy/request-policy';
import { withApp } from '../../../testing';
import { contextOfClock } from '../../../platform/section/jobs/clock-context';
import { requestsOf } from '../request/requests.fixture';
import { judgeClocks } from './judge-clocks';

const app = withApp();
const { as, inDemo, report, handled, action, comment, notices, memberIdOf } = requestsOf(app);
const hourMs = 3_600_000;
// A Monday at ten in New York.
const monday = new Date('2027-06-07T14:00:00Z');
const later = (hours: number) => new Date(monday.getTime() + hours * hourMs);

const judge = () =>
  inDemo(async (tx) => {
    const tenant = await app.platform.tenants.byId(app.tenants.demo);
    if (!tenant) throw new Error('the demo community is gone');
    return judgeClocks(contextOfClock({ tx, platform: app.platform, tenant, section: 'service-requests' }));
  });

const times = (title: string, who: 'admin' | 'owner' = 'admin') =>
  notices(who).then((all) => all.filter((each) => each === title).length);

// What the demo has open is over in the year of these tests.
beforeAll(async () => {
  app.setClock(monday);
  await inDemo((tx) => sql`update request_clock set done_at = now()`.execute(tx));
});
afterEach(async () => {
  app.setClock(monday);
  await inDemo((tx) => sql`update request_clock set done_at = now() where done_at is null`.execute(tx));
});

test('a target warns once and escalates once, and the list knows what is late', async () => {
  const { id, number, clocks } = await report('owner', { title: 'Nobody looks' });
  // Eight working hours from ten are ten on Tuesday.
  expect(clocks.map(({ step, dueAt }) => [step, new Date(dueAt).toISOString()])).toEqual([
    ['response', later(24).toISOString()],
    ['resolution', '2027-06-22T14:00:00.000Z'],
  ]);
  expect(await judge()).toEqual({ warn: 0, escalate: 0 });
  // Eighty percent are 6.4 hours.
  app.setClock(later(6.5));
  expect(await judge()).toEqual({ warn: 1, escalate: 0 });
  expect(await judge()).toEqual({ warn: 0, escalate: 0 });
  expect(await times(`Request #${number} is due soon`)).toBe(1);
  expect((await handled(id)).lateness).toBe('warned');
  app.setClock(later(25));
  const both = await Promise.all([judge(), judge()]);
  expect(both.map(({ escalate }) => escalate).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(await times(`Request #${number} is late`)).toBe(1);
  const query = { lateness: ['late' as const], search: 'Nobody looks' };
  const { data } = await (await as('admin')).ok('GET /api/v1/community-requests', { query });
  expect(data.map((row) => row.id)).toEqual([id]);
  // An answer ends the clock, and it is late no longer.
  await comment('admin', id, 'We are on it.');
  expect(await handled(id)).toMatchObject({
    lateness: 'on-time',
    clocks: [{ isLate: true, doneAt: expect.any(String) }, { doneAt: null }],
  });
  const history = await (
    await as('owner')
  ).ok('GET /api/v1/requests/:requestId/history', { params: { requestId: id } });
  expect(history.data.map((entry) => entry.action)).toEqual(['request.comment', 'request.create']);
});

test('the time in which it waits for its reporter does not count', async () => {
  const { id } = await report('owner', { title: 'Paused' });
  await action('admin', id, { action: 'wait', waitingFor: 'reporter' });
  const due = async () => (await handled(id)).clocks.find(({ step }) => step === 'resolution')?.dueAt ?? '';
  const before = await due();
  app.setClock(later(24 * 20));
  expect(await judge()).toEqual({ warn: 0, escalate: 0 });
  app.setClock(later(24 * 7));
  await comment('owner', id, 'Here I am');
  // A week of five working days.
  expect(new Date(await due()).getTime() - new Date(before).getTime()).toBe(7 * 24 * hourMs);
});

test('waiting for somebody else counts, an emergency counts by night, and a reopening begins anew', async () => {
  const { id } = await report('owner', { title: 'Counts' });
  await action('admin', id, { action: 'wait', waitingFor: 'vendor' });
  expect((await handled(id)).clocks.every(({ pausedAt }) => pausedAt === null)).toBe(true);
  const params = { requestId: id };
  const { version } = await handled(id);
  const chosen = { records: [{ id, version }] };
  await (
    await as('admin')
  ).ok('POST /api/v1/community-requests/priority', { body: { priority: 'emergency', chosen } });
  const resolution = (await handled(id)).clocks.find(({ step }) => step === 'resolution');
  expect(new Date(resolution?.dueAt ?? '').toISOString()).toBe(later(24).toISOString());
  await action('admin', id, { action: 'resolve' });
  app.setClock(later(48));
  await action('owner', id, { action: 'reopen' });
  const anew = (await handled(id)).clocks;
  expect(anew.map(({ dueAt }) => new Date(dueAt).toISOString())).toEqual([
    later(49).toISOString(),
    later(72).toISOString(),
  ]);
  expect(anew.every(({ doneAt }) => doneAt === null)).toBe(true);
  const { rows } = await inDemo((tx) =>
    sql<{
      run: number;
    }>`select run from request_clock where request_id = ${params.requestId} order by run, step`.execute(tx),
  );
  expect(rows.map(({ run }) => run)).toEqual([0, 0, 1, 1]);
});

/** Sets the policy, and gives back how it was. */
async function withPolicy(
  change: (policy: RequestPolicy) => object,
  work: () => Promise<void>,
): Promise<void> {
  const admin = await as('admin');
  const set = async (more: object) => {
    const { data } = await admin.ok('GET /api/v1/request-policy');
    await admin.ok('PUT /api/v1/request-policy', { body: { ...data, ...more, version: data.version } });
  };
  const { data: before } = await admin.ok('GET /api/v1/request-policy');
  await set(change(before));
  try {
    await work();
  } finally {
    await set(before);
  }
}

const dueOf = async (id: string) =>
  Object.fromEntries(
    (await handled(id)).clocks.map(({ step, dueAt }) => [step, new Date(dueAt).toISOString()]),
  );

const setPriority = async (id: string, priority: 'normal' | 'emergency') => {
  const { version } = await handled(id);
  const body = { priority, chosen: { records: [{ id, version }] } };
  await (await as('admin')).ok('POST /api/v1/community-requests/priority', { body });
};

test('a pause moves what was promised by its own time, whatever the policy became', async () => {
  const { id } = await report('owner', { title: 'Promised' });
  const promised = await dueOf(id);
  await withPolicy(
    () => ({ hours: [{ weekday: 1, from: '09:00', until: '14:00' }] }),
    async () => {
      app.setClock(later(24));
      await action('admin', id, { action: 'wait', waitingFor: 'reporter' });
      app.setClock(later(25));
      await comment('owner', id, 'Here I am');
      const { resolution } = await dueOf(id);
      // A Tuesday is no working day any more: no time has passed.
      expect(resolution).toBe(promised['resolution']);
    },
  );
});

test('a priority with a target starts the clock that there was not, until it is answered', async () => {
  const without = ({ targets }: RequestPolicy) => ({
    targets: targets.filter(({ kind, priority }) => !(kind === 'maintenance' && priority === 'normal')),
  });
  await withPolicy(without, async () => {
    const { id, clocks } = await report('owner', { title: 'No target' });
    expect(clocks).toEqual([]);
    app.setClock(later(0.5));
    await setPriority(id, 'emergency');
    expect(await dueOf(id)).toEqual({
      response: later(1).toISOString(),
      resolution: later(24).toISOString(),
    });
    // Without a target it has no clock, and has it again with one.
    await setPriority(id, 'normal');
    expect((await handled(id)).clocks.every(({ doneAt }) => doneAt !== null)).toBe(true);
    await setPriority(id, 'emergency');
    expect((await handled(id)).clocks.every(({ doneAt }) => doneAt === null)).toBe(true);
    const answered = await report('owner', { title: 'Answered without a target' });
    await comment('admin', answered.id, 'On our way');
    await setPriority(answered.id, 'emergency');
    expect((await handled(answered.id)).clocks.map(({ step }) => step)).toEqual(['resolution']);
    // Reopened, all of it counts from then.
    await action('admin', answered.id, { action: 'resolve' });
    await setPriority(answered.id, 'normal');
    app.setClock(later(10));
    await action('owner', answered.id, { action: 'reopen' });
    app.setClock(later(10.5));
    await setPriority(answered.id, 'emergency');
    expect(await dueOf(answered.id)).toEqual({
      response: later(11).toISOString(),
      resolution: later(34).toISOString(),
    });
  });
});

test('what is assigned to a committee on which nobody serves is of all who handle requests', async () => {
  const admin = await as('admin');
  const { data: committee } = await admin.ok('POST /api/v1/committees', { body: { name: 'Gone', seats: 3 } });
  const { id, number, version } = await report('owner', { title: 'Of nobody ibex' });
  await admin.ok('POST /api/v1/community-requests/:requestId/assign', {
    params: { requestId: id },
    body: { assignee: { kind: 'committee', id: committee.id }, version },
  });
  expect(
    (await admin.call('GET /api/v1/me/tasks', { query: { record: 'request', recordId: id } })).text,
  ).toContain('Of nobody ibex');
  const query = { isUnassigned: 'true' as const, search: 'ibex' };
  const { data } = await admin.ok('GET /api/v1/community-requests', { query });
  expect(data.map((row) => row.id)).toEqual([id]);
  app.setClock(later(6.5));
  await judge();
  expect(await times(`Request #${number} is due soon`)).toBe(1);
});

test('whom a request is about is told of no clock of it', async () => {
  const title = 'Late complaint narwhal';
  const subjectMemberId = await memberIdOf('admin');
  const complaint = {
    kind: 'complaint' as const,
    category: 'noise',
    answers: { 'happened-on': '2027-06-01' },
  };
  await report('owner', { ...complaint, title, subjectMemberId });
  app.setClock(later(24 * 60));
  expect((await judge()).escalate).toBeGreaterThan(0);
  const told = await inDemo((tx) =>
    sql`select from notification join notification_receipt on notification_id = notification.id
      where member_id = ${subjectMemberId} and parameters::text like ${`%${title}%`}`.execute(tx),
  );
  expect(told.rows).toEqual([]);
});

test('what was resolved long ago is closed', async () => {
  const { id } = await report('owner', { title: 'Forgotten' });
  await action('admin', id, { action: 'resolve' });
  app.setClock(later(24 * 13));
  await app.runJob('service-requests.close-resolved');
  expect((await handled(id)).state).toBe('resolved');
  app.setClock(later(24 * 15));
  await app.runJob('service-requests.close-resolved');
  expect((await handled(id)).state).toBe('closed');
});

test('ten thousand clocks are judged at once', async () => {
  const { id } = await report('owner', { title: 'One of many' });
  app.setClock(later(1));
  await inDemo(async (tx) => {
    await sql`insert into request (tenant_id, id, number, kind, kind_number, category, title, visibility, member_id, opened_by_id, state)
      select tenant_id, gen_random_uuid(), 100000 + place, kind, kind_number, category, title || place, visibility, member_id, opened_by_id, 'submitted'
      from request cross join generate_series(1, 10000) place where id = ${id}`.execute(tx);
    await sql`insert into request_clock (tenant_id, request_id, step, started_at, target_ms, warn_at, due_at)
      select tenant_id, id, 'resolution', ${monday}, 1, ${monday}, ${monday} from request where number > 100000`.execute(
      tx,
    );
  });
  const before = performance.now();
  expect((await judge()).escalate).toBeGreaterThanOrEqual(10_000);
  process.stdout.write(`10,000 clocks: ${Math.round(performance.now() - before)} ms\n`);
  expect(await judge()).toEqual({ warn: 0, escalate: 0 });
}, 60_000);
