import { sql } from 'kysely';
import type { OwnerRegister, OwnerRow } from '../../../../platform/tenancy/profile/ports/owner-register';

/** The owners by unit, of each unit those with the largest part first. */
export const ownerRegister: OwnerRegister = {
  people: sql`select id, member_id from person`,
  ownersOn: (day) => sql<OwnerRow>`
    select property.id as "propertyId", trim(property.building || ' ' || property.unit_number) as property,
      property.ownership_share_millionths as "propertyShare", person.id as "personId", person.name as person,
      ownership.share_millionths as "personShare", person.member_id as "memberId"
    from ownership
    join property on property.id = ownership.property_id
    join person on person.id = ownership.person_id
    where ownership.starts_on <= ${day} and (ownership.ends_on is null or ownership.ends_on >= ${day})
      and property.archived_at is null
    order by property.building_sort, property.unit_sort, property.id, ownership.share_millionths desc, person.id`,
};
