import { updateHeldRoles } from '../../../platform/auth/permissions/held-roles.sql';
import type { Household, HouseholdInvitation } from '@courtyard/contract/people/household/household';
import { changeOf } from '../../../platform/audit/audit';
import { countAttempt, householdInvitationLimit } from '../../../platform/auth/limits';
import { lockRights } from '../../../platform/auth/permissions/granting.service';
import type { BuiltInRoleName } from '../../../platform/auth/permissions/permission-table';
import { conflict, invalid, notFound } from '../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../platform/section/call-context';
import { changeResidencyEnd, giveResidency, requireKeepsHousehold } from '../../properties';
import { requireCanAdmit } from '../admission/admission.service';
import { inviteOne, keepHome } from '../admission/invitation/invitation.service';
import { endsOf, type RightsContext, notifyOfRights } from '../role/assignment/given-roles';
import { getHousehold } from './household.sql';

/** What a home gives: nothing else is an owner's to give. */
const householdRole: BuiltInRoleName = 'Tenant';

const roleOf = ({ tx }: CallContext) =>
  tx
    .selectFrom('role')
    .select(['id', 'name'])
    .where('builtIn', '=', true)
    .where('name', '=', householdRole)
    .executeTakeFirstOrThrow();

const left = {
  member: () =>
    conflict(
      'member-already',
      'This address already belongs to a member. Ask the management to add them to your home.',
    ),
  invited: () => conflict('invited-already', 'This address was already invited and hasn’t answered yet.'),
};

/** Invites somebody to a home for a time, ten people a day at most: they live there by it, and have the role of a tenant by that. */
export async function inviteToHousehold(
  context: CallContext,
  propertyId: string,
  { email, name, ...period }: HouseholdInvitation,
): Promise<Household> {
  // Held from before it is asked whose home it is: a sale ends that.
  await lockRights(context.tx);
  await requireKeepsHousehold(context, propertyId);
  const role = await roleOf(context);
  const { endsOn } = period;
  if (endsOn !== null && endsOn < todayOf(context)) throw invalid({ endsOn: 'This date is in the past.' });
  // The home is given below, with its dates.
  const admission = {
    roleIds: [role.id],
    ends: { [role.id]: endsOn },
    propertyId: null,
    relation: period.kind,
    startsOn: null,
    endsOn: null,
  };
  await requireCanAdmit(context, admission);
  await countAttempt(context.platform, householdInvitationLimit, context.caller.memberId);
  const { memberId, reason } = await inviteOne(context, { email, name }, admission);
  if (memberId === null) throw left[reason]();
  const { id: residencyId } = await giveResidency(
    context,
    { memberId, name, email },
    { propertyId, ...period },
  );
  await updateHeldRoles(context.tx, { memberId, roleId: role.id }, { residencyId });
  await keepHome(context, memberId, residencyId);
  return getHousehold(context, propertyId);
}

/** The roles that somebody has by living there. */
const rolesBy = ({ tx }: CallContext, residencyId: string) =>
  tx
    .selectFrom('memberRole')
    .innerJoin('role', 'role.id', 'memberRole.roleId')
    .select(['memberId', 'role.name', 'memberRole.endsOn'])
    .where('residencyId', '=', residencyId)
    .orderBy('role.nameSort')
    .execute();

/** Ends or extends somebody's time. What they may do ends with it; felt at once where that day is over. */
export async function changeHouseholdEnd(
  context: RightsContext,
  ids: { propertyId: string; residencyId: string },
  change: { endsOn: string | null; version: number },
): Promise<Household> {
  await lockRights(context.tx);
  await requireKeepsHousehold(context, ids.propertyId);
  const held = await rolesBy(context, ids.residencyId);
  const [{ memberId } = { memberId: null }] = held;
  if (memberId === null) throw notFound('residency');
  const { after } = await changeResidencyEnd(context, ids, change);
  if (after.kind === 'tenant' && after.endsOn === null)
    throw invalid({ endsOn: 'A lease needs an end date.' });
  const moved = await rolesBy(context, ids.residencyId);
  const entry = changeOf(
    'member.roles',
    { member: memberId },
    { ends: endsOf(held) },
    { ends: endsOf(moved) },
  );
  if (entry.changes.ends) await recordChange(context, entry);
  await notifyOfRights(context, [memberId]);
  return getHousehold(context, ids.propertyId);
}
