import { sql } from 'kysely';
import { whileUnchanged } from '../../../../platform/database/lists/exact-total';
import type { ReadContext } from '../../../../platform/section/call-context';
import { aboutCallerIds } from '../../part/part.sql';
import { isOpen } from '../list/requests.sql';
import type { ReportPart } from './report-groups.rules';

export interface Period {
  begin: Date;
  /** The first moment that is no longer of it. */
  end: Date;
}

/** What of the period is in one month. */
interface Span {
  from: string;
  until: string;
  /** Of the month, by the triggers of `request` and of the work orders; null where nothing was ever reported in it. */
  revision: string | null;
  /** Requests of it that are about the caller, who never sees them. */
  aboutCaller: string[];
}

/** By months of UTC, as the triggers have them. */
async function spansOf(context: ReadContext, { begin, end }: Period): Promise<Span[]> {
  const { rows } = await sql<Span>`
    with reported as (
      select greatest(${begin}::timestamptz, min(created_at)) as first, least(${end}::timestamptz, max(created_at)) as last
      from request
    ),
    about as materialized (select id, created_at from request where id in (${aboutCallerIds(context)}))
    select span.begins::text as from, span.ends::text as until, list_revision.revision,
      array(select about.id::text from about where about.created_at >= span.begins and about.created_at < span.ends order by 1)
        as "aboutCaller"
    from reported
    cross join generate_series(date_trunc('month', reported.first at time zone 'UTC'), reported.last at time zone 'UTC',
      interval '1 month') months (month)
    cross join lateral (select greatest(${begin}::timestamptz, month at time zone 'UTC') as begins,
      least(${end}::timestamptz, (month + interval '1 month') at time zone 'UTC') as ends) span
    left join list_revision on list_revision.list = 'request ' || to_char(month, 'YYYY-MM')
    where span.begins < span.ends order by month`.execute(context.tx);
  return rows;
}

interface Row {
  id: string;
  kind: string;
  category: string;
  propertyId: string | null;
  openSince: number | null;
  lateAt: number | null;
  respondedSeconds: number | null;
  resolvedSeconds: number | null;
}

/** Of many equal texts one, so that little is remembered. */
function shared(texts: Map<string, string>, text: string): string {
  const known = texts.get(text);
  if (known === undefined) texts.set(text, text);
  return known ?? text;
}

const numbers = (rows: readonly Row[], of: (row: Row) => number | null) =>
  Float64Array.from(rows, (row) => of(row) ?? NaN);

const isWithin = ({ from, until }: Span) =>
  sql`request.created_at >= ${from}::timestamptz and request.created_at < ${until}::timestamptz`;

/** Who worked on requests, each vendor once: by the orders that were not cancelled. Asked for each request: joined as a whole, all links would be read. */
async function vendorsOf({ tx }: ReadContext, span: Span): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ requestId: string; vendorId: string }>`
    select request.id as "requestId", work.vendor_id as "vendorId"
    from request cross join lateral (
      select distinct work_order.vendor_id from work_order_request linked
      join work_order on work_order.id = linked.work_order_id
      where linked.request_id = request.id and work_order.vendor_id is not null and work_order.state <> 'cancelled') work
    where ${isWithin(span)}`.execute(tx);
  const vendors = new Map<string, string[]>();
  for (const { requestId, vendorId } of rows)
    vendors.set(requestId, [...(vendors.get(requestId) ?? []), vendorId]);
  return vendors;
}

async function readPart(context: ReadContext, span: Span): Promise<ReportPart> {
  const { rows } = await sql<Row>`
    select request.id, request.kind, request.kind || ':' || request.category as category, request.property_id as "propertyId",
      case when ${isOpen} then date_part('epoch', request.created_at) end as "openSince",
      date_part('epoch', request.late_at) as "lateAt",
      request.responded_seconds as "respondedSeconds", request.resolved_seconds as "resolvedSeconds"
    from request
    where ${isWithin(span)} and request.state <> 'merged' and request.id <> all(${span.aboutCaller}::uuid[])`.execute(
    context.tx,
  );
  const vendors = await vendorsOf(context, span);
  const texts = new Map<string, string>();
  return {
    kinds: rows.map(({ kind }) => shared(texts, kind)),
    categories: rows.map(({ category }) => shared(texts, category)),
    propertyIds: rows.map(({ propertyId }) => propertyId && shared(texts, propertyId)),
    vendorIds: new Map(
      rows.flatMap(({ id }, place) => {
        const own = vendors.get(id);
        return own ? [[place, own.map((vendorId) => shared(texts, vendorId))] as const] : [];
      }),
    ),
    openSince: numbers(rows, ({ openSince }) => openSince),
    lateAt: numbers(rows, ({ lateAt }) => lateAt),
    respondedSeconds: numbers(rows, ({ respondedSeconds }) => respondedSeconds),
    resolvedSeconds: numbers(rows, ({ resolvedSeconds }) => resolvedSeconds),
  };
}

/**
 * The requests of a period that the caller may count, by months, each read again only after something of it changed. In a
 * transaction that sees one snapshot: what is about the caller is then the same in all of it.
 */
export async function reportParts(context: ReadContext, period: Period): Promise<ReportPart[]> {
  const parts: ReportPart[] = [];
  // One after the other: a transaction has one connection, and between two months others have their turn.
  for (const span of await spansOf(context, period)) {
    const { from, until, revision, aboutCaller } = span;
    const key = `request report ${from} ${until} ${aboutCaller.join()}`;
    parts.push(
      await whileUnchanged({ tenantId: context.tenant.id, key, revision }, () => readPart(context, span)),
    );
  }
  return parts;
}
