import type pg from 'pg';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { contextOfMember } from '../../../../platform/section/bulk/bulk-job-context';
import { withApp } from '../../../../testing';
import { asServer } from '../../../../testing/test-database';
import { requestsOf } from '../requests.fixture';
import { reportParts } from './report-parts.sql';

const app = withApp();
const { inDemo, memberIdOf, report } = requestsOf(app);

/** A process of its own: no write of it is seen by another one before its commit. */
const asProcess = <T>(work: (client: pg.Client) => Promise<T>) =>
  asServer(app, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [app.tenants.demo]);
    // A test that fails ends: a lock that is never given would keep it for ever.
    await client.query(`set lock_timeout = '10s'`);
    return work(client);
  });

async function reported(at: string, title: string): Promise<string> {
  app.setClock(new Date(at));
  return (await report('owner', { title })).id;
}

const change = (id: string, category: string) =>
  `update request set category = '${category}' where id = '${id}'`;
const lock = (id: string) => `select from request where id = '${id}' for no key update`;

const revisions = () =>
  asProcess(async (client) => {
    const { rows } = await client.query<{ list: string; revision: string }>(
      `select list, revision from list_revision where tenant_id = $1 and list in ('request 2031-04', 'request 2031-05') order by list`,
      [app.tenants.demo],
    );
    return rows.map(({ revision }) => revision);
  });

test('who writes to requests of one month waits for nobody but for who has the same request', async () => {
  const first = await reported('2031-05-03T12:00:00Z', 'First');
  const second = await reported('2031-05-04T12:00:00Z', 'Second');
  const before = await revisions();
  await asProcess((many) =>
    asProcess(async (single) => {
      await many.query('begin');
      await many.query(change(first, 'roof'));
      await single.query('begin');
      await single.query(lock(second));
      const wanted = many.query(lock(second));
      // The other one has the month since its first write; were it locked since, each would wait for the other.
      const written = single.query(change(second, 'pest')).then(() => single.query('commit'));
      await Promise.all([wanted, written]);
      const between = await revisions();
      expect(between).not.toEqual(before);
      // Somebody who reports does not wait until many are done.
      await reported('2031-05-05T12:00:00Z', 'Third');
      await many.query(change(second, 'roof'));
      await many.query('commit');
      expect(await revisions()).not.toEqual(between);
    }),
  );
});

test('months that are written in another order by each are touched in one', async () => {
  const ids: string[] = [];
  for (const at of ['2031-04-03', '2031-04-04', '2031-05-03', '2031-05-04'])
    ids.push(await reported(`${at}T12:00:00Z`, at));
  const [april = '', otherApril = '', may = '', otherMay = ''] = ids;
  const before = await revisions();
  await asProcess((one) =>
    asProcess(async (other) => {
      for (const [client, place] of [one, other].entries()) {
        const order = client === 0 ? [april, may] : [otherMay, otherApril];
        await place.query('begin');
        for (const id of order) await place.query(change(id, 'roof'));
      }
      await Promise.all([one.query('commit'), other.query('commit')]);
    }),
  );
  const after = await revisions();
  expect(after).toHaveLength(2);
  expect(after.filter((revision) => before.includes(revision))).toEqual([]);
});

test('a month is touched once, in its community, and by what was undone not at all', async () => {
  const id = await reported('2031-05-06T12:00:00Z', 'Fourth');
  const before = await revisions();
  await asProcess(async (client) => {
    await client.query('begin');
    await client.query('savepoint undone');
    await client.query(change(id, 'roof'));
    await client.query('rollback to savepoint undone');
    await client.query('commit');
    expect(await revisions()).toEqual(before);
    await client.query('begin');
    await client.query(change(id, 'roof'));
    await client.query(change(id, 'pest'));
    // As a job of several communities goes on.
    await client.query(
      `select set_config('app.tenant_id', $1, true), set_config('role', 'courtyard_self', true)`,
      [app.tenants.lakeside],
    );
    await client.query('commit');
    const { rows } = await client.query('select from request_month_written');
    expect(rows).toEqual([]);
  });
  const after = await revisions();
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

/** What is read for the administrator from one day to before another; as if there were nothing but an empty community, where that is said. */
const partsOf = async (from: string, until: string, isEmpty = false) => {
  const [tenant, memberId] = [await app.platform.tenants.byId(app.tenants.demo), await memberIdOf('admin')];
  return inDemo(async (tx) => {
    const asking = tenant && { tx, platform: app.platform, tenant, section: 'service-requests', memberId };
    const context = asking && (await contextOfMember(asking));
    if (!context) throw new Error('the administrator is no member');
    if (isEmpty) await sql`select set_config('app.tenant_id', ${randomUUID()}, true)`.execute(tx);
    return reportParts(context, { begin: new Date(from), end: new Date(until) });
  });
};

test('only months in which something was reported are read, however long the period is', async () => {
  for (const month of ['04', '05']) await reported(`2031-${month}-07T12:00:00Z`, `Of ${month}`);
  expect(await partsOf('0001-01-01', '9999-12-31', true)).toEqual([]);
  expect(await partsOf('2030-01-01', '2031-04-01')).toEqual([]);
  expect(await partsOf('2030-01-01', '9999-12-31')).toHaveLength(2);
  expect(await partsOf('2031-04-30T23:59:59.999Z', '2031-05-01')).toHaveLength(1);
});

test('a month is remembered whole, whichever days of it are asked for', async () => {
  const id = await reported('2031-05-08T12:00:00Z', 'Sixth');
  const [all] = await partsOf('2031-05-01', '2031-06-01');
  const [some] = await partsOf('2031-05-02', '2031-05-03');
  expect(all?.kinds.length).toBeGreaterThan(0);
  expect(some).toBe(all);
  await asProcess((client) => client.query(change(id, 'pest')));
  expect((await partsOf('2031-05-02', '2031-05-03'))[0]).not.toBe(all);
});
