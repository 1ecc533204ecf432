import { reportDimensions } from '@courtyard/contract/service-requests/report/request-report.values';
import type pg from 'pg';
import { withApp } from '../../../../testing';
import { asServer } from '../../../../testing/test-database';
import { requestsOf } from '../requests.fixture';

const app = withApp();
const { as, report, action, comment, memberIdOf, homeOf } = requestsOf(app);
// A Monday at ten in New York, when the demo has nothing; the period begins and ends within a month of UTC.
const monday = Date.parse('2031-06-02T14:00:00Z');
const days = { from: '2031-04-03', to: '2031-06-03' };
const period = [`2031-04-03T04:00:00Z`, `2031-06-04T04:00:00Z`];
const hoursLater = (hours: number) => app.setClock(new Date(monday + hours * 3_600_000));

type Who = 'admin' | 'board';
type Group = [key: string | null, ...figures: (number | null)[]];

/** Another process: its own connection, of which the API hears nothing. */
const elsewhere = <T>(work: (client: pg.Client) => Promise<T>) =>
  asServer(app, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [app.tenants.demo]);
    return work(client);
  });

const write = (statement: string) => elsewhere((client) => client.query(statement));

const inOrder = (groups: readonly Group[]) =>
  groups.toSorted(([one], [other]) => ((one ?? '~') < (other ?? '~') ? -1 : 1));

async function reported(who: Who): Promise<Group[][]> {
  const reader = await as(who);
  const all: Group[][] = [];
  for (const by of reportDimensions) {
    const { data } = await reader.ok('GET /api/v1/community-requests/report', { query: { by, ...days } });
    const groups = data.rows.map(
      ({ key, requests, open, late, ageDays, respondHours, resolveHours, name }): Group => [
        by === 'vendor' ? key && name.en : key,
        requests,
        open,
        late,
        ageDays,
        respondHours,
        resolveHours,
      ],
    );
    all.push(inOrder(groups));
  }
  return all;
}

const keys = {
  kind: 'request.kind',
  category: `request.kind || ':' || request.category`,
  building: `nullif(property.building, '')`,
  vendor: 'vendor.name',
};

/** The same, counted in one statement by PostgreSQL. */
async function counted(who: Who, now: number): Promise<Group[][]> {
  const memberId = await memberIdOf(who);
  return elsewhere(async (client) => {
    const all: Group[][] = [];
    for (const by of reportDimensions) {
      const { rows } = await client.query<{ row: Group }>(
        `with seen as (
          select distinct request.*, ${keys[by]} as key from request
          left join property on property.id = request.property_id
          ${
            by === 'vendor'
              ? `left join (work_order_request linked join work_order on work_order.id = linked.work_order_id
            and work_order.state <> 'cancelled') on linked.request_id = request.id
          left join vendor on vendor.id = work_order.vendor_id`
              : ''
          }
          where request.tenant_id = $1 and request.created_at >= $2 and request.created_at < $3 and request.state <> 'merged'
            and request.subject_member_id is distinct from $4
            and not exists (select from residency join person on person.id = residency.person_id
              where residency.property_id = request.subject_property_id and person.member_id = $4))
        select jsonb_build_array(key, count(*), count(resolved_at is null or null), count(late_at < $5 or null),
          round(((extract(epoch from $5::timestamptz) - percentile_cont(0.5) within group (order by extract(epoch from created_at)::float8)
            filter (where resolved_at is null)) / 86400)::numeric, 1)::float8,
          round((percentile_cont(0.5) within group (order by responded_seconds) / 3600)::numeric, 1)::float8,
          round((percentile_cont(0.5) within group (order by resolved_seconds) / 3600)::numeric, 1)::float8) as row
        from seen group by key`,
        [app.tenants.demo, ...period, memberId, new Date(now)],
      );
      all.push(inOrder(rows.map(({ row }) => row)));
    }
    return all;
  });
}

const readers: Who[] = ['admin', 'board'];

/** What both readers are told, which has to be what is counted at this moment. */
async function told(): Promise<string> {
  const all = await Promise.all(readers.map((who) => reported(who)));
  const now = app.platform.clock().getTime();
  const expected = await Promise.all(readers.map((who) => counted(who, now)));
  expect(all).toEqual(expected);
  return JSON.stringify(all);
}

const ids = { leak: '', roof: '', noise: '', april: '', may: '' };
const order = '0e000001-0000-7000-8000-000000000001';
const link = () =>
  `insert into work_order_request (tenant_id, work_order_id, request_id) values ('${app.tenants.demo}', '${order}', '${ids.leak}')`;
const vendor = (place: number) =>
  `(select id from vendor where tenant_id = '${app.tenants.demo}' order by id offset ${place} limit 1)`;

/** A unit of a building, in which neither reader lives. */
const otherHome = () =>
  elsewhere(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from property where tenant_id = $1 and building <> '' and id not in (select property_id from ownership
        join person on person.id = ownership.person_id where person.member_id is not null) order by id desc limit 1`,
      [app.tenants.demo],
    );
    return rows[0]?.id ?? '';
  });

beforeAll(async () => {
  const fill = async (at: string, title: string) => {
    app.setClock(new Date(at));
    return report('owner', { title, place: { kind: 'unit', id: await homeOf('owner') } });
  };
  await fill('2031-04-02T18:00:00Z', 'Before the period');
  ids.april = (await fill('2031-04-03T18:00:00Z', 'April')).id;
  ids.may = (await fill('2031-05-31T23:00:00Z', 'May')).id;
  // The last day of May in New York, of June by UTC.
  await fill('2031-06-01T02:00:00Z', 'Night');
  hoursLater(0);
  ids.leak = (await report('owner', { title: 'Leak' })).id;
  ids.roof = (await report('owner', { title: 'Roof', category: 'roof' })).id;
  ids.noise = (
    await report('owner', {
      title: 'Noise',
      kind: 'complaint',
      category: 'noise',
      answers: { 'happened-on': '2031-06-01' },
      subjectUnitId: await otherHome(),
    })
  ).id;
  await write(`insert into work_order (tenant_id, id, number, title, state, vendor_id)
    values ('${app.tenants.demo}', '${order}', 90001, 'Pipe', 'issued', ${vendor(0)})`);
});

test('what changes is told at once, whichever process changed it, and as it is counted from nothing', async () => {
  const changes: [what: string, change: () => Promise<unknown>][] = [
    ['time', async () => hoursLater(30)],
    ['a new one', () => report('owner', { title: 'New' })],
    ['an answer', () => comment('admin', ids.roof, 'We are on it.')],
    ['a state', () => action('admin', ids.leak, { action: 'resolve' })],
    ['one that is reopened', () => action('admin', ids.leak, { action: 'reopen' })],
    [
      'a place',
      async () => write(`update request set property_id = '${await otherHome()}' where id = '${ids.roof}'`),
    ],
    ['a kind', () => write(`update request set category = 'electrical' where id = '${ids.roof}'`)],
    [
      'a clock',
      () =>
        write(
          `update request_clock set due_at = due_at + interval '90 days' where request_id = '${ids.april}'`,
        ),
    ],
    ['a vendor', () => write(link())],
    ['another vendor', () => write(`update work_order set vendor_id = ${vendor(1)} where id = '${order}'`)],
    ['a name', () => write(`update vendor set name = 'Renamed' where id = ${vendor(1)}`)],
    [
      'an order that is cancelled',
      () => write(`update work_order set state = 'cancelled' where id = '${order}'`),
    ],
    [
      'an order that is taken up',
      () => write(`update work_order set state = 'issued' where id = '${order}'`),
    ],
    [
      'a link that is removed',
      () => write(`delete from work_order_request where work_order_id = '${order}'`),
    ],
    [
      'another month',
      () => write(`update request set created_at = created_at - interval '20 days' where id = '${ids.leak}'`),
    ],
    [
      'a building',
      () =>
        write(
          `update property set building = 'Annex' where id = (select property_id from request where id = '${ids.roof}')`,
        ),
    ],
    [
      'one that is merged',
      () =>
        write(
          `update request set state = 'merged', merged_into_id = '${ids.leak}', resolved_at = now() where id = '${ids.april}'`,
        ),
    ],
    [
      'one that is deleted',
      () =>
        write(
          `delete from request_clock where request_id = '${ids.may}'; delete from request where id = '${ids.may}'`,
        ),
    ],
  ];
  let before = await told();
  for (const [what, change] of changes) {
    await change();
    const after = await told();
    expect([what, after === before]).toEqual([what, false]);
    before = after;
  }
});

test('who is told of what follows rights as they are now, not as they were when it was remembered', async () => {
  const complaints = async (who: Who) =>
    (await reported(who))[0]?.find(([kind]) => kind === 'complaint')?.[1] ?? 0;
  expect([await complaints('admin'), await complaints('board')]).toEqual([1, 1]);
  const boardId = await memberIdOf('board');
  await write(
    `update request set subject_member_id = '${boardId}', subject_property_id = null where id = '${ids.noise}'`,
  );
  expect([await complaints('admin'), await complaints('board')]).toEqual([1, 0]);
  await told();
  // About a unit that they come to live in: nothing of any request changes.
  const unit = `(select property_id from request where id = '${ids.roof}')`;
  await write(
    `update request set subject_member_id = null, subject_property_id = ${unit} where id = '${ids.noise}'`,
  );
  expect(await complaints('board')).toBe(1);
  await write(`insert into person (tenant_id, id, name, member_id) select '${app.tenants.demo}', '${order}', 'Board', '${boardId}'
    where not exists (select from person where member_id = '${boardId}')`);
  await write(`insert into residency (tenant_id, id, property_id, person_id, kind, starts_on)
    select '${app.tenants.demo}', '${order}', ${unit}, id, 'tenant', '2031-01-01' from person where member_id = '${boardId}'`);
  expect([await complaints('admin'), await complaints('board')]).toEqual([1, 0]);
  await told();
  await write(`delete from residency where id = '${order}'`);
  expect(await complaints('board')).toBe(1);
  await told();
});

test('a change that was rolled back is told to nobody, and a month that nothing changed in is not read again', async () => {
  const before = await told();
  await elsewhere(async (client) => {
    await client.query('begin');
    await client.query(
      `update request set category = 'roof' where created_at >= '2031-05-01' and created_at < '2031-06-04'`,
    );
    // While it is under way, and after it came to nothing.
    expect(await told()).toBe(before);
    await client.query('rollback');
  });
  expect(await told()).toBe(before);
  // What no trigger told of stays unseen: the proof that months are remembered.
  const silently = (statement: string) =>
    write(`set session_replication_role = replica; ${statement}; set session_replication_role = origin`);
  await silently(`update request set category = 'pest' where id in ('${ids.roof}', '${ids.leak}')`);
  const pests = async () =>
    (await reported('admin'))[1]?.find(([category]) => category === 'maintenance:pest')?.[1] ?? 0;
  expect(await pests()).toBe(0);
  await comment('owner', ids.roof, 'Thank you.');
  await write(`update request set title = 'Roof, again' where id = '${ids.roof}'`);
  expect(await pests()).toBe(0);
  // Of its month all is read again, of the other one nothing.
  await report('owner', { title: 'Of June' });
  expect(await pests()).toBe(1);
  await write(`update request set state = 'triaged' where id = '${ids.leak}'`);
  expect(await pests()).toBe(2);
  await told();
});
