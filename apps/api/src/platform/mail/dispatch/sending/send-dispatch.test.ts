import { someone, withDispatches } from '../dispatch.fixture';
import { applyDispatchAction } from '../dispatch.service';
import { dispatchJobs } from '../dispatch.jobs';
import { countsOf, forgetRecipients } from './delivery-log.sql';
import { lookedAfter } from './recipients.sql';

const scene = withDispatches();
const { app, arrived, limits, inDemo, start, later, rowsOf, statesOf, statusOf, dispatch, run } = scene;
const many = (count: number, domain?: string) =>
  Array.from({ length: count }, (_, n) => someone(`p${n}`, `p${n}@${domain ?? `d${n}.example`}`));

test('a server that takes fewer connections gets all letters over those it takes', async () => {
  limits.lines = 1;
  const id = await dispatch(many(120));
  await run(id);
  expect(await statusOf(id)).toMatchObject({ status: 'done', trouble: null });
  expect(arrived).toHaveLength(120);
  limits.lines = 0;
  const none = await dispatch(['ann']);
  expect(await run(none)).toEqual(later(1));
  expect(await statusOf(none)).toMatchObject({ status: 'sending', trouble: '421 4.7.0' });
});

test('letters to a domain that is written to slowly are put off once, each to a moment of its own', async () => {
  const id = await dispatch(many(8, 'slow.example'));
  await app.platform.db
    .insertInto('mailPace')
    .values({ domain: 'slow.example', perMinute: 6, notBefore: later(-1), slowedAt: start })
    .execute();
  expect(await run(id)).toEqual(new Date(start.getTime() + 10_000));
  expect(arrived).toHaveLength(1);
  const moments = (await rowsOf(id)).flatMap(({ nextAt }) => (nextAt === null ? [] : [Date.parse(nextAt)]));
  const seconds = moments.map((at) => (at - start.getTime()) / 1000);
  expect(seconds.toSorted((a, b) => a - b)).toEqual([10, 20, 30, 40, 50, 60, 70]);
  const wereLeft = async () => (await rowsOf(id)).filter(({ state }) => state === 'waiting');
  const before = new Map((await wereLeft()).map((row) => [row.id, row]));
  await run(id, new Date(start.getTime() + 10_000));
  expect(arrived).toHaveLength(2);
  // Who has no turn yet was not touched.
  const after = await wereLeft();
  expect(after).toHaveLength(6);
  for (const row of after) expect(row).toEqual(before.get(row.id));
});

test('what a process left behind of a dispatch that was stopped meanwhile is settled too', async () => {
  const id = await dispatch(['gus', 'hal']);
  const [gus] = await rowsOf(id);
  await inDemo((tx) =>
    tx
      .updateTable('dispatchRecipient')
      .set({ state: 'sending', lease: id, leaseUntil: later(5) })
      .where('id', '=', gus?.id ?? '')
      .execute(),
  );
  app.setClock(start);
  const stop = { tenantId: app.tenants.demo, dispatchId: id, action: 'cancel' } as const;
  await inDemo((tx) => applyDispatchAction(app.platform, tx, stop));
  expect(await inDemo((tx) => lookedAfter(tx, later(4)))).not.toContain(id);
  expect(await inDemo((tx) => lookedAfter(tx, later(6)))).toContain(id);
  await run(id, later(6));
  expect(await statesOf(id)).toEqual(['gus unknown interrupted', 'hal skipped cancelled']);
  expect(await inDemo((tx) => lookedAfter(tx, later(7)))).not.toContain(id);
  expect(arrived).toHaveLength(0);
});

test('while letters go out the author is told how far it is, and not for each of them', async () => {
  const heard: unknown[] = [];
  const publish = jest.spyOn(app.platform.events, 'publish').mockImplementation(async (_tx, event) => {
    heard.push(event);
  });
  const id = await dispatch(many(60));
  await run(id);
  publish.mockRestore();
  const { sentBy } = await statusOf(id);
  const told = heard.filter((event) => Reflect.get(Object(event), 'topic') === 'section-data');
  expect(told[0]).toMatchObject({ section: 'communications', memberId: sentBy });
  expect(told.length).toBeGreaterThan(1);
  expect(told.length).toBeLessThan(60);
  expect(told.at(-1)).not.toHaveProperty('memberId');
});

test('who got a letter is deleted when its time is over, and how many did stays', async () => {
  const id = await dispatch(['ida', someone('jo', null)]);
  await run(id);
  const ofRecord = await dispatch(['kim'], { keptDays: null });
  await run(ofRecord);
  const forget = dispatchJobs.find(({ name }) => name === 'dispatch.forget');
  const day = 24 * 60;
  app.setClock(later(29 * day));
  await forget?.run({}, app.platform);
  expect(await rowsOf(id)).toHaveLength(2);
  app.setClock(later(31 * day));
  await forget?.run({}, app.platform);
  expect(await rowsOf(id)).toEqual([]);
  expect(await statusOf(id)).toMatchObject({ status: 'done', counts: { accepted: 1, skipped: 1 } });
  const counts = await inDemo((tx) => countsOf(tx, [id, ofRecord]));
  expect([counts.get(id), counts.get(ofRecord)]).toEqual([{ accepted: 1, skipped: 1 }, { accepted: 1 }]);
  await inDemo((tx) => forgetRecipients(tx, later(9999 * day)));
  expect(await rowsOf(ofRecord)).toHaveLength(1);
});
