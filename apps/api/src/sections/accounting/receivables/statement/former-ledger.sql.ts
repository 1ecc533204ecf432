import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { unitName } from '../owner-account/unit-name.sql';

/** The ledger of those who sold a unit. */
export interface FormerLedger {
  id: string;
  owners: string;
  /** The day of the sale. */
  until: string;
}

/**
 * Of a row of `unit_ledger ledger`, the day on which it passed from its owners; null while it is of those who own the unit on a day. A
 * ledger ends when something is posted for the buyers: before that it is the seller's where all who own the unit came after it began.
 */
export const soldOn = (day: string) => sql<string | null>`coalesce(ledger.ends_on, (
  select min(holder.starts_on) from ownership holder
  where holder.tenant_id = ledger.tenant_id and holder.property_id = ledger.property_id
    and holder.starts_on <= ${day}::date and (holder.ends_on is null or holder.ends_on >= ${day}::date)
  having min(holder.starts_on) > ledger.starts_on))`;

/** One of a unit, by its id; undefined where there is none, or where it is of those who own the unit on the day. */
export async function formerLedger(
  tx: Tx,
  { propertyId, ledgerId }: { propertyId: string; ledgerId: string },
  day: string,
): Promise<FormerLedger | undefined> {
  const { rows } = await sql<FormerLedger>`
    select ledger.id, ledger.owners, sold.until
    from unit_ledger ledger cross join lateral (select ${soldOn(day)} as until) sold
    where ledger.property_id = ${propertyId} and ledger.id = ${ledgerId} and sold.until is not null`.execute(
    tx,
  );
  return rows[0];
}

/** Those of units that a member owned while they were open, on which something is open or stands to their credit. */
export async function formerLedgersOf(
  tx: Tx,
  memberId: string,
  day: string,
): Promise<(FormerLedger & { property: { id: string; name: string } })[]> {
  const { rows } = await sql<FormerLedger & { propertyId: string; name: string }>`
    select ledger.id, ledger.owners, sold.until, property.id as "propertyId", ${unitName} as name
    from unit_ledger ledger join property on property.id = ledger.property_id
    cross join lateral (select ${soldOn(day)} as until) sold
    where sold.until is not null
      and exists (select from person join ownership on ownership.tenant_id = person.tenant_id and ownership.person_id = person.id
        where person.member_id = ${memberId} and ownership.property_id = ledger.property_id
          and ownership.starts_on <= ledger.starts_on and (ownership.ends_on is null or ownership.ends_on >= ledger.starts_on))
      and exists (select from open_item item where item.party_kind = 'unit' and item.party_id = ledger.id and item.balance <> 0)
    order by property.building_sort, property.unit_sort, ledger.starts_on desc`.execute(tx);
  return rows.map(({ propertyId, name, ...ledger }) => ({ ...ledger, property: { id: propertyId, name } }));
}
