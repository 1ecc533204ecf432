import type { UnitCollection } from '@courtyard/contract/accounting/receivables/collection/collection';
import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { soldOn } from '../../statement/former-ledger.sql';

/** The ledgers of a unit's former owners on which something is open or stands to their credit, the newest first. */
export async function formerLedgers(
  tx: Tx,
  propertyId: string,
  day: string,
): Promise<UnitCollection['former']> {
  const { rows } = await sql<UnitCollection['former'][number]>`
    select ledger.id as "ledgerId", ledger.owners, ledger.starts_on as "from", sold.until,
      owed.open as "openMinor", owed.credit as "creditMinor"
    from unit_ledger ledger
    cross join lateral (select ${soldOn(day)} as until) sold
    cross join lateral (select coalesce(sum(item.balance) filter (where item.control = 'receivable'), 0)::bigint as open,
        coalesce(-sum(item.balance) filter (where item.control = 'owner-credit'), 0)::bigint as credit
      from open_item item where item.tenant_id = ledger.tenant_id and item.party_kind = 'unit' and item.party_id = ledger.id
        and item.balance <> 0) owed
    where ledger.property_id = ${propertyId} and sold.until is not null and (owed.open <> 0 or owed.credit <> 0)
    order by ledger.starts_on desc`.execute(tx);
  return rows;
}
