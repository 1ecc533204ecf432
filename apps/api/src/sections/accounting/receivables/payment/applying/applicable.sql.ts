import type { ApplicableCharge as Told } from '@courtyard/contract/accounting/receivables/payment/reapplication';
import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { isDeposit, lastAdded, type OpenCharge } from '../../owner-account/open-charges.sql';
import { unitName } from '../../owner-account/unit-name.sql';
import { appliedBy } from '../payment-parts.sql';

/** A charge that a payment settles or could settle; `openMinor` as if nothing of the payment did. */
export interface ApplicableCharge extends OpenCharge {
  appliedMinor: number;
  property: Told['property'];
  invoice: Told['invoice'];
  fund: Told['fund'];
}

interface Asked {
  paymentId: string;
  ledgerIds: readonly string[];
  /** Charges of later days are not looked at. */
  on: string;
}

/**
 * What a payment settles, and what else is open on its ledgers, by the days on which it is due. Refundable deposits stand outside the order.
 * What a credit memo, a waiver or a write-off took from stays as it is, as does what an invoice settled with credit of the payment, whose
 * void gives it back, and what counts on a later day.
 */
export async function applicableCharges(
  tx: Tx,
  { paymentId, ledgerIds, on }: Asked,
): Promise<ApplicableCharge[]> {
  const { rows } = await sql<ApplicableCharge>`
    select item.id, item.party_id as "ledgerId", item.account_id as "accountId", item.fund_id as "fundId",
      item.charge_type as "chargeType", coalesce(item.memo, '') as description, item.issued_on as "issuedOn", item.due_on as "dueOn",
      case when item.source_kind = 'invoice' then item.source_id end as "invoiceId", false as "isDeposit",
      (item.balance + coalesce(applied.amount, 0))::bigint as "openMinor", coalesce(applied.amount, 0)::bigint as "appliedMinor",
      jsonb_build_object('id', property.id, 'name', ${unitName}) as property,
      case when invoice.id is not null then jsonb_build_object('id', invoice.id, 'number', invoice.number) end as invoice,
      jsonb_build_object('id', fund.id, 'name', fund.name) as fund,
      ${lastAdded('item')} as "openOn"
    from open_item item
    left join ${appliedBy(paymentId)} applied on applied.item_id = item.id
    join fund on fund.tenant_id = item.tenant_id and fund.id = item.fund_id
    join unit_ledger ledger on ledger.tenant_id = item.tenant_id and ledger.id = item.party_id
    join property on property.tenant_id = ledger.tenant_id and property.id = ledger.property_id
    left join invoice on item.source_kind = 'invoice' and invoice.tenant_id = item.tenant_id
      and invoice.id = case when item.source_kind = 'invoice' then item.source_id::uuid end
    where item.control = 'receivable' and item.party_kind = 'unit' and item.party_id = any(${[...ledgerIds]}::uuid[])
      and (applied.amount > 0 or (item.balance > 0 and item.issued_on <= ${on}::date))
      and not coalesce(applied.by_another or applied.last_on > ${on}::date, false) and not ${isDeposit('item')}
      and not exists (select from adjustment_line taken
        join adjustment on adjustment.tenant_id = taken.tenant_id and adjustment.id = taken.adjustment_id
        where taken.tenant_id = item.tenant_id and taken.item_id = item.id and adjustment.voided_on is null)
    order by item.due_on, item.id`.execute(tx);
  return rows;
}
