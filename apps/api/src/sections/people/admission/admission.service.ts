import {
  insertHeldRoles,
  removeHeldRoles,
  updateHeldRoles,
} from '../../../platform/auth/permissions/held-roles.sql';
import type { Admission } from '@courtyard/contract/people/admission/admission';
import type { HeldRoles } from '@courtyard/contract/people/role/role';
import { sql } from 'kysely';
import { lockRights, requireCanGive } from '../../../platform/auth/permissions/granting.service';
import { countOthers } from '../../../platform/tenancy/approvals/rules/approval-rule.sql';
import { memberRolesApproval } from '../role/approval/member-roles-approval';
import { allowedTogether } from '../role/approval/money-gained.sql';
import { newId } from '../../../platform/core/ids';
import type { Tx } from '../../../platform/database/database';
import { conflict, invalid } from '../../../platform/http/problem';
import { type CallContext, todayOf } from '../../../platform/section/call-context';
import { addMember, updateMember } from '../../../platform/tenancy/members.service';
import { requireEnds } from '../role/assignment/role-ends';
import { giveHome, linkPerson, requireCanGiveHome } from '../../properties';

const homeOf = ({ propertyId, relation, startsOn, endsOn }: Admission) =>
  propertyId === null ? null : { propertyId, relation, startsOn, endsOn };

/** A tenant's roles whose end was not said end with the lease. */
function endsWithLease({ roleIds, ends, propertyId, relation, endsOn }: Admission): HeldRoles {
  if (propertyId === null || relation !== 'tenant' || endsOn === null) return { roleIds, ends };
  return { roleIds, ends: Object.fromEntries(roleIds.map((id) => [id, ends[id] ?? endsOn])) };
}

/** Throws where a second person has to decide: rights over money are given to those who are members. */
async function requireNoMoney(context: CallContext, roleIds: readonly string[]): Promise<void> {
  const rights = await allowedTogether(context.tx, roleIds);
  if (!rights.some((name) => context.platform.permissions.money.has(name))) return;
  if ((await countOthers(context, memberRolesApproval, rights)) === 0) return;
  throw conflict(
    'role-over-money',
    'One of these roles has rights over money and needs a second person’s approval. Approve the request with another role, then assign this one on the member’s page.',
  );
}

/** Throws where the caller may not let somebody in with these roles and that home: nobody gives what they lack. */
export async function requireCanAdmit(context: CallContext, admission: Admission): Promise<void> {
  await lockRights(context.tx);
  const home = homeOf(admission);
  if (home?.endsOn && home.endsOn < todayOf(context)) throw invalid({ endsOn: 'This date is in the past.' });
  await requireEnds(context, endsWithLease(admission));
  await requireCanGive(context, admission.roleIds);
  await requireNoMoney(context, admission.roleIds);
  if (home) await requireCanGiveHome(context, home);
}

interface Person {
  identityId: string;
  email: string;
  name: string;
}

/** The member that a person is here already. */
export const memberOf = (tx: Tx, identityId: string) =>
  tx
    .selectFrom('member')
    .select(['id', 'displayName', 'status'])
    .where('identityId', '=', identityId)
    .executeTakeFirst();

/** Told where somebody who is to be let in is a member already, whatever their status. */
const memberAlready = () =>
  conflict(
    'member-already',
    'This address already belongs to a member. If they left, reinstate them on their page.',
  );

/** As what somebody comes in: with the sign-in that they have, or invited, which lets nobody sign in. */
type Entering = Admission & { status: 'active' | 'invited' };

/** No link of an invitation that was not answered works any more. */
export const revokeOpen = (tx: Tx, memberId: string) =>
  tx
    .updateTable('invitation')
    .set((row) => ({ status: 'revoked', version: row('version', '+', 1) }))
    .where('memberId', '=', memberId)
    .where('status', '=', 'open')
    .execute();

/** Gives one who was a member, or was invited and did not come, other roles and status; no link that they have works any more. */
async function readmit(
  { tx, tenant }: CallContext,
  memberId: string,
  { roleIds, ends, status }: Entering,
): Promise<void> {
  await revokeOpen(tx, memberId);
  await removeHeldRoles(tx, [memberId]);
  await insertHeldRoles(
    tx,
    [...new Set(roleIds)].map((roleId) => ({
      tenantId: tenant.id,
      memberId,
      roleId,
      endsOn: ends[roleId] ?? null,
    })),
  );
  await updateMember(tx, memberId, { status, accessEndedOn: null });
}

/** What a tenant may do lasts as long as the lease, but for the roles whose end was said. */
async function endRolesWithLease(
  { tx }: CallContext,
  { memberId, residencyId, endsOn }: { memberId: string; residencyId: string; endsOn: string },
): Promise<void> {
  await updateHeldRoles(tx, { memberId, isOpenEnded: true }, { residencyId, endsOn });
}

interface Admitted {
  memberId: string;
  /** Where they live by it; null where they own the home, have had it already, or were given none. */
  residencyId: string | null;
}

/** Makes a person a member with roles, and with the homes that are theirs. */
export async function admit(context: CallContext, person: Person, entering: Entering): Promise<Admitted> {
  const { tx, tenant } = context;
  const { identityId, email, name } = person;
  const known = await memberOf(tx, identityId);
  if (known?.status === 'active' || known?.status === 'suspended') throw memberAlready();
  if (known) await readmit(context, known.id, entering);
  const memberId =
    known?.id ??
    (await addMember(tx, {
      tenantId: tenant.id,
      identityId,
      displayName: name,
      roleIds: [...new Set(entering.roleIds)],
      ends: entering.ends,
      status: entering.status,
    }));
  const member = { memberId, name, email };
  if (!known) await linkPerson(context, member);
  const home = homeOf(entering);
  const given = home && (await giveHome(context, member, home));
  if (given?.residencyId && home?.relation === 'tenant' && home.endsOn !== null)
    await endRolesWithLease(context, { memberId, residencyId: given.residencyId, endsOn: home.endsOn });
  return { memberId, residencyId: given?.residencyId ?? null };
}

/** Names of roles, for histories. */
export async function roleNamesOf(tx: Tx, roleIds: readonly string[]): Promise<string> {
  const roles = await tx
    .selectFrom('role')
    .select('name')
    .where('id', 'in', roleIds)
    .orderBy('name')
    .execute();
  return roles.map(({ name }) => name).join(', ');
}

/** The person of an address, made where there is none; they have no password before they set one by a letter. */
export async function personAt(tx: Tx, email: string, name: string) {
  const { rows } = await sql<{ identityId: string; hasPassword: boolean }>`
    select * from courtyard.ensure_identity(${newId()}, ${email}, ${name})`.execute(tx);
  const [person] = rows;
  if (!person) throw new Error('no person was made');
  return person;
}
