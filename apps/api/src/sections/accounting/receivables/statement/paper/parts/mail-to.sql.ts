import { sql } from 'kysely';
import type { Tx } from '../../../../../../platform/database/database';

interface MailedUnit {
  propertyId: string;
  day: string;
  /**
   * Whose own mailing address stands on it: that of the member who reads it, or of the first of the owners of the day who has one,
   * where the association does. No owner is told the address of another.
   */
  of: { memberId: string | null } | 'owners';
  /** Of former owners: the unit's own address is not theirs. */
  isFormer?: boolean;
  /** A later day: unless one of the owners still owns the unit then, they are former owners. */
  today?: string;
}

/** Where a paper about a unit is sent, in lines: a mailing address, or the unit's own; none where neither is known. */
export async function mailToOf(
  tx: Tx,
  { propertyId, day, of, isFormer = false, today = day }: MailedUnit,
): Promise<string[]> {
  const isOf = of === 'owners' ? sql`true` : sql`contact.member_id = ${of.memberId}`;
  const { rows } = await sql<{ address: string | null }>`select coalesce((
      select contact.mailing_address from ownership
      join person on person.tenant_id = ownership.tenant_id and person.id = ownership.person_id
      join member_contact contact on contact.tenant_id = person.tenant_id and contact.member_id = person.member_id
      where ownership.property_id = property.id and ownership.starts_on <= ${day}
        and (ownership.ends_on is null or ownership.ends_on >= ${day})
        and contact.mailing_address is not null and ${isOf}
      order by person.name, person.id limit 1),
    case when ${isFormer} or (exists (select from ownership where property_id = property.id and starts_on <= ${day}
        and (ends_on is null or ends_on >= ${day}))
      and not exists (select from ownership was
        join ownership still on still.property_id = was.property_id and still.person_id = was.person_id
        where was.property_id = property.id and was.starts_on <= ${day} and (was.ends_on is null or was.ends_on >= ${day})
          and still.starts_on <= ${today} and (still.ends_on is null or still.ends_on >= ${today})))
    then null else concat_ws(E'\n', address_line1, address_line2,
      nullif(concat_ws(' ', nullif(concat_ws(', ', city, region), ''), postal_code), '')) end) as address
    from property where property.id = ${propertyId}`.execute(tx);
  return (rows[0]?.address ?? '').split('\n').filter(Boolean);
}
