import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { ChargeType, Control } from '../ledger.tables';
import type { Party } from '../posting/entry';
import { type Aging, bucketOf } from './aging/aging.rules';
import type { ThroughEntry } from './balances-through.sql';

export interface OpenItem {
  id: string;
  control: Exclude<Control, 'none'>;
  accountId: string;
  fundId: string;
  party: Party;
  chargeType: ChargeType;
  memo: string | null;
  sourceKind: string | null;
  sourceId: string | null;
  issuedOn: string;
  dueOn: string;
  originalMinor: number;
  /** Of it, what was open at the end of the day that was asked for. */
  openMinor: number;
  bucket: keyof Aging;
}

export interface OpenItemInput extends ThroughEntry {
  /** The end of a day. What was posted into later days does not count, whatever it was applied to. */
  at: string;
  control: Exclude<Control, 'none'>;
  party?: Party;
  fundId?: string;
}

interface Row extends Omit<OpenItem, 'party' | 'bucket'> {
  partyKind: Party['kind'];
  partyId: string;
}

/** What was open at the end of a day, the earliest due first; the sum is what the control account stood at. */
export async function openItems(
  tx: Tx,
  { at, control, party, fundId, journalNo }: OpenItemInput,
): Promise<OpenItem[]> {
  const counted = journalNo === undefined ? sql`` : sql`and line.entry_no <= ${journalNo}`;
  // What a later entry settled was open.
  const settledLater =
    journalNo === undefined
      ? sql``
      : sql`union all
      select * from open_item where control = ${control} and balance = 0 and settled_on <= ${at}
        and id = any (array(select distinct line.open_item_id from journal_entry entry
          join journal_line line on line.tenant_id = entry.tenant_id and line.entry_id = entry.id
          where entry.no > ${journalNo} and line.open_item_id is not null))`;
  const { rows } = await sql<Row>`
    select item.id, item.control, item.account_id, item.fund_id, item.party_kind, item.party_id, item.charge_type, item.memo,
      item.source_kind, item.source_id, item.issued_on, item.due_on, item.original as original_minor, moved.open as open_minor
    from (
      select * from open_item where control = ${control} and balance <> 0
      union all
      select * from open_item where control = ${control} and balance = 0 and settled_on > ${at}
      ${settledLater}
    ) item
    cross join lateral (select sum(line.amount)::bigint as open from journal_line line
      where line.tenant_id = item.tenant_id and line.open_item_id = item.id and line.entry_date <= ${at} ${counted}) moved
    where moved.open <> 0
      ${party === undefined ? sql`` : sql`and item.party_kind = ${party.kind} and item.party_id = ${party.id}`}
      ${fundId === undefined ? sql`` : sql`and item.fund_id = ${fundId}`}
    order by item.due_on, item.id`.execute(tx);
  return rows.map(({ partyKind, partyId, ...row }) => ({
    ...row,
    party: { kind: partyKind, id: partyId },
    bucket: bucketOf(row.dueOn, at),
  }));
}
