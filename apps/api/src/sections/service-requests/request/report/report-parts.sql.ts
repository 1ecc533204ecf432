import { sql } from 'kysely';
import { limitedMemory } from '../../../../platform/database/memory';
import type { ReadContext } from '../../../../platform/section/call-context';
import { aboutCallerIds } from '../../part/part.sql';
import { isOpen } from '../list/requests.sql';
import type { Period, ReportPart } from './report-groups.rules';

/** A month in which something was reported. */
interface Month {
  /** Of UTC, as the triggers have them: '2026-11'. */
  month: string;
  /** By the triggers of `request` and of the work orders. */
  revision: string;
  /** Requests of it that are about the caller, who never sees them. */
  aboutCaller: string[];
}

const spanOf = (month: string): Period => {
  const begin = new Date(`${month}-01T00:00:00Z`);
  return { begin, end: new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1)) };
};

/** Only those that have a revision: in no other one was anything ever reported. */
async function monthsOf(context: ReadContext, { begin, end }: Period): Promise<Month[]> {
  const { rows } = await sql<Month>`
    with about as materialized (
      select id::text, courtyard.request_month(created_at) as month from request where id in (${aboutCallerIds(context)})
    )
    select reported.month, reported.revision, array(select id from about where about.month = reported.month order by 1) as "aboutCaller"
    from (select substr(list, 9) as month, revision from list_revision where list like 'request ____-__') reported
    order by reported.month`.execute(context.tx);
  return rows.filter(({ month }) => {
    const span = spanOf(month);
    return span.begin < end && span.end > begin;
  });
}

interface Row {
  id: string;
  kind: string;
  category: string;
  propertyId: string | null;
  createdAt: number;
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

const isWithin = ({ begin, end }: Period) =>
  sql`request.created_at >= ${begin}::timestamptz and request.created_at < ${end}::timestamptz`;

/**
 * Who worked on requests, each vendor once: by the orders that were not cancelled. The links of each request first, then each
 * order by its id, whatever statistics say (`offset 0`): without any, as after an import, all orders were read for each request.
 */
async function vendorsOf({ tx }: ReadContext, span: Period): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ requestId: string; vendorId: string }>`
    select request.id as "requestId", work.vendor_id as "vendorId"
    from request cross join lateral (
      select distinct given.vendor_id
      from (select work_order_id from work_order_request where request_id = request.id offset 0) linked
      cross join lateral (
        select vendor_id, state from work_order where work_order.id = linked.work_order_id offset 0
      ) given
      where given.vendor_id is not null and given.state <> 'cancelled') work
    where ${isWithin(span)}`.execute(tx);
  const vendors = new Map<string, string[]>();
  for (const { requestId, vendorId } of rows)
    vendors.set(requestId, [...(vendors.get(requestId) ?? []), vendorId]);
  return vendors;
}

async function readMonth(context: ReadContext, { month, aboutCaller }: Month): Promise<ReportPart> {
  const span = spanOf(month);
  const { rows } = await sql<Row>`
    select request.id, request.kind, request.kind || ':' || request.category as category, request.property_id as "propertyId",
      date_part('epoch', request.created_at) as "createdAt", case when ${isOpen} then date_part('epoch', request.created_at) end as "openSince",
      date_part('epoch', request.late_at) as "lateAt",
      request.responded_seconds as "respondedSeconds", request.resolved_seconds as "resolvedSeconds"
    from request
    where ${isWithin(span)} and request.state <> 'merged' and request.id <> all(${aboutCaller}::uuid[])`.execute(
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
    createdAt: numbers(rows, ({ createdAt }) => createdAt),
    openSince: numbers(rows, ({ openSince }) => openSince),
    lateAt: numbers(rows, ({ lateAt }) => lateAt),
    respondedSeconds: numbers(rows, ({ respondedSeconds }) => respondedSeconds),
    resolvedSeconds: numbers(rows, ({ resolvedSeconds }) => resolvedSeconds),
  };
}

/** Of all communities together: by estimate 80 MB at most. */
const maxRequests = 500_000;
/** A month has columns, names and a key of its own, also with a single request: as much as so many. */
const requestsOfMonth = 16;

const remembered = limitedMemory<{ revision: string; part: ReportPart }>(
  maxRequests,
  ({ part }) => part.kinds.length + requestsOfMonth,
);

async function partOf(context: ReadContext, asked: Month): Promise<ReportPart> {
  const { month, revision, aboutCaller } = asked;
  const key = `${context.tenant.id} ${month} ${aboutCaller.join()}`;
  const known = remembered.get(key);
  if (known?.revision === revision) return known.part;
  const part = await readMonth(context, asked);
  remembered.set(key, { revision, part });
  return part;
}

/**
 * The requests of all months of a period that the caller may count, each month read again only after something of it changed;
 * whole months, of which the first and the last may be outside of it in part. In a transaction that sees one snapshot: what is
 * about the caller is then the same in all of it.
 */
export async function reportParts(context: ReadContext, period: Period): Promise<ReportPart[]> {
  const parts: ReportPart[] = [];
  // One after the other: a transaction has one connection, and between two months others have their turn.
  for (const month of await monthsOf(context, period)) parts.push(await partOf(context, month));
  return parts;
}
