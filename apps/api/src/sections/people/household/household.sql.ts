import type { Household, HouseholdMember } from '@courtyard/contract/people/household/household';
import { sql } from 'kysely';
import { type CallContext, todayOf } from '../../../platform/section/call-context';
import { keepsHousehold } from '../../properties';
import { wasInvitedBy } from '../../../platform/tenancy/profile/shown-contact.sql';
import { isShown } from '../member/member.access';

/** Those who have their role by living there, and whose time is not over; who comes or leaves first, first. */
export async function getHousehold(context: CallContext, propertyId: string): Promise<Household> {
  const canInvite = await keepsHousehold(context, propertyId);
  const { rows: people } = await sql<HouseholdMember>`
    select residency.id as "residencyId", member.display_name as name, residency.kind,
      case when ${isShown(context, 'emailVisible')} or ${wasInvitedBy(context.caller.memberId)} then identity.email end as email,
      residency.starts_on as "startsOn", residency.ends_on as "endsOn", member.status, residency.version
    from residency
    join (select distinct residency_id, member_id from member_role) held on held.residency_id = residency.id
    join member on member.id = held.member_id
    join identity on identity.id = member.identity_id
    where residency.property_id = ${propertyId} and member.status <> 'past'
      and (residency.ends_on is null or residency.ends_on >= ${todayOf(context)})
    order by residency.starts_on, member.name_sort, residency.id`.execute(context.tx);
  return { canInvite, people };
}
