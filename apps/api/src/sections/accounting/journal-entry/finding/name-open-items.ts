import { sql } from 'kysely';
import type { NameOpenItems } from '../../../../platform/tenancy/profile/ports/open-item-names';
import { unitName } from '../../receivables/owner-account/unit-name.sql';

/** Units and vendors by name, invoices and bills by number. */
export const nameOpenItems: NameOpenItems = async (tx, ids) => {
  const { rows } = await sql<{ id: string; party: string | null; invoice: string | null }>`
    select item.id, case item.party_kind when 'unit' then ${unitName} when 'vendor' then vendor.name end as party,
      coalesce(invoice.number::text, bill.number) as invoice
    from open_item item
    left join unit_ledger ledger on ledger.tenant_id = item.tenant_id and item.party_kind = 'unit' and ledger.id = item.party_id
    left join property on property.tenant_id = ledger.tenant_id and property.id = ledger.property_id
    left join vendor on vendor.tenant_id = item.tenant_id and item.party_kind = 'vendor' and vendor.id = item.party_id
    left join invoice on invoice.tenant_id = item.tenant_id
      and invoice.id = case item.source_kind when 'invoice' then item.source_id::uuid end
    left join bill on bill.tenant_id = item.tenant_id and bill.id = case item.source_kind when 'bill' then item.source_id::uuid end
    where item.id = any(${[...ids]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, ...name }) => [id, name]));
};
