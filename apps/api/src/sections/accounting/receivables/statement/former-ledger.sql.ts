import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { unitName } from '../owner/unit-name.sql';

/** The ledger of those who sold a unit. */
export interface FormerLedger {
  id: string;
  owners: string;
  /** The day of the sale. */
  until: string;
}

/** One of a unit, by its id; undefined where there is none, or where it is not at its end. */
export const formerLedger = (
  tx: Tx,
  propertyId: string,
  ledgerId: string,
): Promise<FormerLedger | undefined> =>
  tx
    .selectFrom('unitLedger')
    .select(['id', 'owners'])
    .select(({ ref }) => sql<string>`${ref('endsOn')}`.as('until'))
    .where('propertyId', '=', propertyId)
    .where('id', '=', ledgerId)
    .where('endsOn', 'is not', null)
    .executeTakeFirst();

/** Those of units that a member owned while they were open, on which something is open or stands to their credit. */
export async function formerLedgersOf(
  tx: Tx,
  memberId: string,
): Promise<(FormerLedger & { property: { id: string; name: string } })[]> {
  const { rows } = await sql<FormerLedger & { propertyId: string; name: string }>`
    select ledger.id, ledger.owners, ledger.ends_on as until, property.id as "propertyId", ${unitName} as name
    from unit_ledger ledger join property on property.id = ledger.property_id
    where ledger.ends_on is not null
      and exists (select from person join ownership on ownership.tenant_id = person.tenant_id and ownership.person_id = person.id
        where person.member_id = ${memberId} and ownership.property_id = ledger.property_id
          and ownership.starts_on <= ledger.starts_on and (ownership.ends_on is null or ownership.ends_on >= ledger.starts_on))
      and exists (select from open_item item where item.party_kind = 'unit' and item.party_id = ledger.id and item.balance <> 0)
    order by property.building_sort, property.unit_sort, ledger.starts_on desc`.execute(tx);
  return rows.map(({ propertyId, name, ...ledger }) => ({ ...ledger, property: { id: propertyId, name } }));
}
