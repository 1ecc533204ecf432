import { sql } from 'kysely';
import type { ChargeType } from '../../../../../../ledger';
import type { Tx } from '../../../../../../platform/database/database';
import { unitName } from '../../../owner-account/unit-name.sql';

/** A charge that may be taken away, with what became of it. */
export interface ForgivableCharge {
  id: string;
  accountId: string;
  fundId: string;
  /** What it is income of. */
  contraAccountId: string;
  ledgerId: string;
  property: { id: string; name: string };
  chargeType: ChargeType;
  description: string;
  issuedOn: string;
  openMinor: number;
  /** Of what was paid on it, what did not become credit yet. */
  paidMinor: number;
  /** Of what was charged, what nobody took away yet; less than is open where a payment came back that had become credit. */
  leftMinor: number;
  invoiceId: string | null;
  isVoid: boolean;
  /** Of a refundable deposit, what holds it; null of every other charge. */
  heldItemId: string | null;
  heldMinor: number;
}

/** Charges by their ids. Read under the lock of their units, it stays so until the commit. */
export async function forgivableCharges(
  tx: Tx,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ForgivableCharge>> {
  const { rows } = await sql<
    ForgivableCharge & { original: number; forgiven: number; recovered: number; gone: number }
  >`
    select item.id, item.account_id as "accountId", item.fund_id as "fundId", item.contra_account_id as "contraAccountId",
      ledger.id as "ledgerId", jsonb_build_object('id', property.id, 'name', ${unitName}) as property,
      item.charge_type as "chargeType", coalesce(item.memo, '') as description, item.issued_on as "issuedOn",
      item.balance as "openMinor", item.original, invoice.id as "invoiceId", invoice.voided_on is not null as "isVoid",
      held.id as "heldItemId", coalesce(-held.balance, 0)::bigint as "heldMinor",
      coalesce((select sum(line.amount_minor) from adjustment_line line
        join adjustment on adjustment.tenant_id = line.tenant_id and adjustment.id = line.adjustment_id
        where line.tenant_id = item.tenant_id and line.item_id = item.id and adjustment.voided_on is null), 0)::bigint as forgiven,
      coalesce((select sum(again.amount_minor) from adjustment_recovery again
        join payment on payment.tenant_id = again.tenant_id and payment.id = again.payment_id
        where again.tenant_id = item.tenant_id and again.item_id = item.id and payment.ended_as is null), 0)::bigint as recovered,
      coalesce((select -sum(line.amount) from journal_line line
        join journal_entry entry on entry.tenant_id = line.tenant_id and entry.id = line.entry_id and entry.source_kind = 'sale'
        where line.tenant_id = item.tenant_id and line.open_item_id = item.id and item.source_kind <> 'sale'), 0)::bigint as gone
    from open_item item
    join unit_ledger ledger on ledger.tenant_id = item.tenant_id and ledger.id = item.unit_ledger_id
    join property on property.tenant_id = ledger.tenant_id and property.id = ledger.property_id
    left join invoice on invoice.tenant_id = item.tenant_id
      and invoice.id = case when item.source_kind = 'invoice' then item.source_id::uuid end
    left join open_item held on held.tenant_id = item.tenant_id and held.control = 'deposit' and held.fund_id = item.fund_id
      and held.source_kind = item.source_kind and held.source_id = item.source_id and held.account_id = item.contra_account_id
    where item.id = any(${[...itemIds]}::uuid[]) and item.control = 'receivable' and item.contra_account_id is not null`.execute(
    tx,
  );
  return new Map(
    rows.map(({ original, forgiven, recovered, gone, ...row }) => {
      const leftMinor = original - forgiven + recovered - gone;
      // Of a charge that no invoice made, as an opening balance, it is not known what was paid on it. What went to the buyers was not
      // paid, and what was kept of a deposit may be open still.
      const paidMinor = row.invoiceId === null ? 0 : Math.max(0, leftMinor - row.openMinor);
      return [row.id, { ...row, paidMinor, leftMinor }];
    }),
  );
}
