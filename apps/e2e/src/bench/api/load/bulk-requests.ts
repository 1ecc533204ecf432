import type pg from 'pg';

export const numbers = { requests: 100_000, orders: 20_000 };

const id = (group: number, number: string) =>
  `('0e00000${group}-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

/** Five years of requests, one in fifty of them open, each with two clocks; a fifth of them led to a work order. */
const statements = [
  `create temp table sample as select row_number() over (order by number) - 1 as place, count(*) over () as total, *
   from request where tenant_id = $1`,
  `create temp table unit as select row_number() over (order by id) - 1 as place, count(*) over () as total, id
   from property where tenant_id = $1`,
  `create temp table worker as select row_number() over (order by id) - 1 as place, count(*) over () as total, id
   from vendor where tenant_id = $1`,
  `insert into request (tenant_id, id, number, kind, kind_number, category, title, visibility, member_id, reporter_name,
     opened_by_id, state, property_id, created_at, updated_at, resolved_at)
   select tenant_id, ${id(1, 'n')}, 100000 + n, kind, kind_number, category, title || ' ' || n, 'private', member_id,
     reporter_name, opened_by_id, case when n % 50 = 0 then 'in-progress' else 'closed' end, unit.id, at, at,
     case when n % 50 > 0 then at + (n % 977) * interval '1 hour' end
   from generate_series(0, ${numbers.requests - 1}) n join sample on sample.place = n % sample.total
     join unit on unit.place = n % unit.total cross join lateral (select now() - n * interval '26 minutes' as at) since`,
  `insert into request_clock (tenant_id, request_id, step, started_at, target_ms, warn_at, due_at, done_at, warned_at, escalated_at)
   select tenant_id, id, step, created_at, 1, created_at + interval '300 hours', created_at + interval '400 hours',
     case when step = 'response' then created_at + interval '5 hours' else resolved_at end, now(), now()
   from request cross join (values ('response'), ('resolution')) steps (step) where tenant_id = $1 and number >= 100000`,
  `insert into work_order (tenant_id, id, number, title, state, vendor_id, property_id, created_at, updated_at)
   select request.tenant_id, ${id(2, 'request.number - 100000')}, request.number, request.title, 'accepted', worker.id,
     request.property_id, request.created_at, request.updated_at
   from request join worker on worker.place = request.number % worker.total
   where request.tenant_id = $1 and request.number >= 100000 and request.number % 5 = 0`,
  `insert into work_order_request (tenant_id, work_order_id, request_id)
   select tenant_id, ${id(2, 'number - 100000')}, id from request where tenant_id = $1 and number >= 100000 and number % 5 = 0`,
];

/** Gives a community 100,000 requests of five years. */
export async function fillWithRequests(client: pg.ClientBase, tenantId: string): Promise<void> {
  await client.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
  for (const statement of statements) await client.query(statement.replaceAll('$1', `'${tenantId}'::uuid`));
  await client.query('vacuum analyze');
}
