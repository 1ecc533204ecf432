import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';

interface Invited {
  tenantId: string;
  boardMemberIds: readonly string[];
  past: { annual: string; board: string };
  annualOn: string;
  next: { board: string; executive: string; special: string };
  today: string;
}

const ownedOn = (day: string) =>
  sql`ownership.starts_on <= ${day} and (ownership.ends_on is null or ownership.ends_on >= ${day})`;

const homes = sql`array_agg(concat_ws(' ', nullif(property.building, ''), property.unit_number))`;
const address = sql`min(concat_ws(E'\\n', property.address_line1,
  concat_ws(', ', property.city, property.region) || ' ' || property.postal_code))`;

/** The owners at the annual meeting, of whom about two in five came, and before the next special one; the board at its own. */
export async function seedAttendees(
  tx: Tx,
  { tenantId, boardMemberIds, past, annualOn, next, today }: Invited,
): Promise<void> {
  // By the digits of their ids: the same every time.
  await sql`
    insert into meeting_attendee (tenant_id, meeting_id, person_key, member_id, name, email, language, units,
      postal_address, owned_unit_ids, answer, presence, proxy_holder)
    select ${tenantId}::uuid, ${past.annual}::uuid, coalesce(person.member_id, person.id), person.member_id,
      person.name, person.email, 'en', ${homes}, ${address}, array_agg(property.id),
      case when draw < 7 then 'yes' when draw = 7 then 'proxy' else 'none' end,
      case when draw < 6 then 'present' when draw = 6 then 'online' when draw = 7 then 'proxy' else 'absent' end,
      case when draw = 7 then 'President' end
    from (select *, strpos('0123456789abcdef', substr(person.id::text, 1, 1)) - 1 as draw from person) person
    join ownership on ownership.person_id = person.id and ${ownedOn(annualOn)}
    join property on property.id = ownership.property_id and property.archived_at is null
    group by person.id, person.member_id, person.name, person.email, draw
    on conflict do nothing`.execute(tx);
  // The homes of a meeting that is ahead are looked up; of its owners some have answered.
  await sql`
    insert into meeting_attendee (tenant_id, meeting_id, person_key, member_id, name, email, language, units,
      postal_address, answer)
    select ${tenantId}::uuid, ${next.special}::uuid, coalesce(person.member_id, person.id), person.member_id,
      person.name, person.email, 'en', ${homes}, ${address},
      case when person.member_id is not null then 'none' when draw < 3 then 'yes' when draw = 3 then 'no' else 'none' end
    from (select *, strpos('0123456789abcdef', substr(person.id::text, 1, 1)) - 1 as draw from person) person
    join ownership on ownership.person_id = person.id and ${ownedOn(today)}
    join property on property.id = ownership.property_id and property.archived_at is null
    group by person.id, person.member_id, person.name, person.email, draw
    on conflict do nothing`.execute(tx);
  for (const meetingId of [past.board, next.board, next.executive]) {
    await sql`
      insert into meeting_attendee (tenant_id, meeting_id, person_key, member_id, name, email, language, units,
        owned_unit_ids, presence)
      select ${tenantId}::uuid, ${meetingId}::uuid, member.id, member.id, member.display_name, identity.email, 'en',
        '{}', ${meetingId === past.board ? sql`'{}'::uuid[]` : null}, ${meetingId === past.board ? 'present' : 'absent'}
      from member join identity on identity.id = member.identity_id
      where member.id = any(${[...boardMemberIds]}::uuid[])`.execute(tx);
  }
}
