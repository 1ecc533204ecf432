import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';

/** `propertyName` of the contract, of a row of `property`. */
export const unitNameText = "concat_ws(' ', nullif(property.building, ''), property.unit_number)";
export const unitName = sql.raw<string>(unitNameText);

/** The active members who own units on a day, by the unit; one that no member owns is left out. */
export async function ownersWithAccounts(
  tx: Tx,
  propertyIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ propertyId: string; memberIds: string[] }>`
    select ownership.property_id as "propertyId", array_agg(distinct person.member_id) as "memberIds"
    from ownership join person on person.tenant_id = ownership.tenant_id and person.id = ownership.person_id
    join member on member.tenant_id = person.tenant_id and member.id = person.member_id and member.status = 'active'
    where ownership.property_id = any(${[...propertyIds]}::uuid[]) and ownership.starts_on <= ${day}
      and (ownership.ends_on is null or ownership.ends_on >= ${day})
    group by ownership.property_id`.execute(tx);
  return new Map(rows.map(({ propertyId, memberIds }) => [propertyId, memberIds]));
}
