import type pg from 'pg';
import { withApp } from '../../../../testing';
import { asServer } from '../../../../testing/test-database';
import { requestsOf } from '../requests.fixture';

const app = withApp();
const { report } = requestsOf(app);

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
