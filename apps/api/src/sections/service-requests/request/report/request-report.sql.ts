import { addDays, momentAt } from '@courtyard/contract/days';
import type { ReportAsked, ReportRow } from '@courtyard/contract/service-requests/report/request-report';
import { requestWords } from '@courtyard/contract/service-requests/request/request.words';
import { type RawBuilder, sql } from 'kysely';
import type { ReadContext } from '../../../../platform/section/call-context';
import { kindsOf } from '../../kind/request-kind.sql';
import { aboutCallerIds } from '../../part/part.sql';
import { isOpen } from '../list/requests.sql';

interface Dimension {
  key: RawBuilder<unknown>;
  /** Where it is not of the product. */
  name?: RawBuilder<unknown>;
  from?: RawBuilder<unknown>;
  /** Where the groups are in the order of an index: by its columns. */
  groupedBy?: RawBuilder<unknown>;
}

const dimensions: Record<ReportAsked['by'], Dimension> = {
  kind: { key: sql`request.kind` },
  category: {
    key: sql`request.kind || ':' || request.category`,
    groupedBy: sql`request.kind, request.category`,
  },
  building: {
    key: sql`nullif(property.building, '')`,
    name: sql`nullif(property.building, '')`,
    from: sql`left join property on property.id = request.property_id`,
  },
  vendor: {
    key: sql`given.vendor_id::text`,
    name: sql`vendor.name`,
    from: sql`left join (select distinct linked.request_id, work_order.vendor_id from work_order_request linked
        join work_order on work_order.id = linked.work_order_id
        where work_order.vendor_id is not null and work_order.state <> 'cancelled') given on given.request_id = request.id
      left join vendor on vendor.id = given.vendor_id`,
  },
};

interface Counted extends Omit<ReportRow, 'name' | 'lateShareMillionths'> {
  name: string | null;
}

/** Of seconds, in a unit of so many seconds. */
const median = (seconds: RawBuilder<unknown>, unit: number) =>
  sql<number | null>`round((${seconds} / ${sql.lit(unit)})::numeric, 1)::float8`;

const middle = (seconds: RawBuilder<unknown>) => sql`percentile_cont(0.5) within group (order by ${seconds})`;

const hour = 3600;

async function countedBy(context: ReadContext, { by, from, to }: ReportAsked): Promise<Counted[]> {
  const { tx, tenant, platform } = context;
  const now = platform.clock();
  const begin = momentAt(from, 0, tenant.timeZone);
  const end = momentAt(addDays(to, 1), 0, tenant.timeZone);
  const { key, name = sql`null::text`, from: joined = sql``, groupedBy = sql`1, 2` } = dimensions[by];
  const created = sql`date_part('epoch', request.created_at)`;
  const ages = sql`date_part('epoch', ${now}::timestamptz) - ${middle(created)} filter (where ${isOpen})`;
  // Room to sort the requests of some years without files.
  await sql`select set_config('work_mem', '16MB', true)`.execute(tx);
  const { rows } = await sql<Counted>`
    select ${key} as key, ${name} as name, count(*)::int as requests,
      count(*) filter (where ${isOpen})::int as open, count(*) filter (where request.late_at < ${now})::int as late,
      ${median(sql`(${ages})`, 24 * hour)} as "ageDays",
      ${median(middle(sql`request.responded_seconds`), hour)} as "respondHours",
      ${median(middle(sql`request.resolved_seconds`), hour)} as "resolveHours"
    from request ${joined}
    where request.created_at >= ${begin} and request.created_at < ${end} and request.state <> 'merged'
      and request.id not in (${aboutCallerIds(context)})
    group by ${groupedBy} order by 3 desc, 1`.execute(tx);
  return rows;
}

const none = {
  kind: requestWords.kind,
  category: requestWords.category,
  building: { en: 'No building', es: 'Sin edificio' },
  vendor: { en: 'No vendor', es: 'Sin proveedor' },
};

/** What the groups are called: categories by the latest words of their kind. */
async function namerOf(context: ReadContext, by: ReportAsked['by']) {
  const kinds = by === 'category' ? await kindsOf(context) : [];
  const categories = new Map(
    kinds.flatMap(({ kind, categories: all }) =>
      all.map((each): [string, ReportRow['name']] => [`${kind}:${each.key}`, each.name]),
    ),
  );
  return ({ key, name }: Counted): ReportRow['name'] => {
    if (key === null) return none[by];
    const words: Record<string, ReportRow['name']> = requestWords;
    const text = name ?? key;
    return (by === 'kind' ? words[`kind.${key}`] : categories.get(key)) ?? { en: text, es: text };
  };
}

/** Requests that were reported in a period, by what they are grouped by, the most first. */
export async function requestReport(context: ReadContext, asked: ReportAsked): Promise<ReportRow[]> {
  const nameOf = await namerOf(context, asked.by);
  return (await countedBy(context, asked)).map((row) => ({
    ...row,
    name: nameOf(row),
    // In tenths of a percent: of some hundred requests, more digits would say nothing.
    lateShareMillionths: Math.round((row.late / row.requests) * 1000) * 1000,
  }));
}
