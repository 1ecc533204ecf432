import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';

/** An entry that was not taken back, with what it settles (positive) or opens of which invoice. */
export interface StandingEntry {
  id: string;
  date: string;
  settled: { invoiceId: string | null; amountMinor: number }[];
}

/** Entries that stand of those that the condition on `entry` names, the last first: what takes them back does it in this order. */
export async function standingEntries(tx: Tx, condition: RawBuilder<SqlBool>): Promise<StandingEntry[]> {
  const { rows } = await sql<StandingEntry>`
    select entry.id, entry.entry_date as date, coalesce(settled.parts, '[]') as settled
    from journal_entry entry
    cross join lateral (
      select jsonb_agg(jsonb_build_object('amountMinor', -line.amount,
        'invoiceId', case when item.source_kind = 'invoice' then item.source_id end)) as parts
      from journal_line line
      join open_item item on item.tenant_id = line.tenant_id and item.id = line.open_item_id
      where line.tenant_id = entry.tenant_id and line.entry_id = entry.id and item.control = 'receivable') settled
    where entry.reverses_id is null and ${condition}
      and not exists (select from journal_entry back where back.tenant_id = entry.tenant_id and back.reverses_id = entry.id)
    order by entry.no desc`.execute(tx);
  return rows;
}

/** Entries that were posted for a document. */
export const ofDocument = (kind: string, id: string) =>
  sql<SqlBool>`entry.source_kind = ${kind} and entry.source_id = ${id}`;

/** One entry. */
export const byId = (entryId: string) => sql<SqlBool>`entry.id = ${entryId}`;
