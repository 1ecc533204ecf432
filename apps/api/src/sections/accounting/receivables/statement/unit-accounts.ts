import { sql } from 'kysely';
import type { UnitAccounts } from '../../../../platform/tenancy/profile/unit-accounts';

/** What is open on the ledgers that units have on a day: what earlier owners owe is no matter of those who own now. */
export const unitAccounts: UnitAccounts = {
  overdueOn: (propertyIds, today) => sql`
    select ledger.property_id as "propertyId", min(item.due_on) as "dueSince"
    from unit_ledger ledger
    join open_item item on item.tenant_id = ledger.tenant_id and item.party_kind = 'unit' and item.party_id = ledger.id
      and item.control = 'receivable' and item.balance > 0 and item.due_on < ${today}
    where ledger.property_id = any(${[...propertyIds]}::uuid[])
      and daterange(ledger.starts_on, ledger.ends_on, '[)') @> ${today}::date
    group by ledger.property_id`,
};
