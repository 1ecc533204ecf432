import { updateRoleRow } from '../../../../platform/auth/permissions/roles.service';
import type { RoleFactors } from '@courtyard/contract/people/role/role';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { lockRights, requireCanDemandOf } from '../../../../platform/auth/permissions/granting.service';
import type { Tx } from '../../../../platform/database/database';
import { conflict } from '../../../../platform/http/problem';
import { type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { type RightsContext, notifyOfRights } from '../../role/assignment/given-roles';
import { getRole } from '../../role/role.sql';
import { holderIdsOf } from '../../role/role.service';
import { notifyOfDemand } from './notify-of-demand';

const maxNamed = 100;

interface Holder {
  id: string;
  name: string;
  hasFactor: boolean;
}

/** Those who hold a role now and are not past, by name. */
async function holdersOf(tx: Tx, roleId: string): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select member.id, member.display_name as name, courtyard.has_factor(member.id) as has_factor
    from running_role held join member on member.tenant_id = held.tenant_id and member.id = held.member_id
    where held.role_id = ${roleId} and member.status <> 'past'
    order by member.name_sort, member.id`.execute(tx);
  return rows;
}

const hasOwn = async ({ tx, caller }: Pick<ReadContext, 'tx' | 'caller'>): Promise<boolean> => {
  const { rows } = await sql<{
    has: boolean;
  }>`select courtyard.has_factor(${caller.memberId}) as has`.execute(tx);
  return rows[0]?.has ?? false;
};

/** As `hasOwn`, and it stays so: who removes the last one at this moment waits, and finds the demand. */
const holdOwn = async ({ tx, caller }: Pick<ReadContext, 'tx' | 'caller'>): Promise<boolean> => {
  const { rows } = await sql<{
    has: boolean;
  }>`select courtyard.hold_factors(${caller.memberId}) as has`.execute(tx);
  return rows[0]?.has ?? false;
};

/** Whether two factors are demanded of those who hold a role, and who has no second one. Throws notFound. */
export async function factorsOfRole(context: ReadContext, roleId: string): Promise<RoleFactors> {
  const { factorGraceDays } = await getRole(context, roleId);
  const holders = await holdersOf(context.tx, roleId);
  const without = holders.filter(({ hasFactor }) => !hasFactor);
  return {
    graceDays: factorGraceDays,
    holders: holders.length,
    without: without.length,
    people: without.slice(0, maxNamed).map(({ id, name }) => ({ id, name })),
    hasOwn: await hasOwn(context),
  };
}

/**
 * Demands two factors of those who hold a role, within so many days, or (null) no longer. Who has no second one is told. Of
 * another number of days the demand runs on from when it began. Throws where the caller has no second factor of their own:
 * whoever demands it can always still take it back.
 */
export async function setFactorsOfRole(
  context: RightsContext,
  roleId: string,
  graceDays: number | null,
): Promise<RoleFactors> {
  const { tx, caller, platform } = context;
  await lockRights(tx);
  const { factorGraceDays: before } = await getRole(context, roleId);
  await requireCanDemandOf(context, roleId);
  if (graceDays !== null && !(await holdOwn(context)))
    throw conflict('no-own-factor', 'Set up your own two-factor authentication first.');
  if (graceDays === before) return factorsOfRole(context, roleId);
  const now = platform.clock();
  await updateRoleRow(tx, roleId, {
    factorGraceDays: graceDays,
    ...(graceDays === null && { factorSince: null, factorAskedBy: null }),
    ...(graceDays !== null && before === null && { factorSince: now, factorAskedBy: caller.memberId }),
  });
  await recordChange(
    context,
    changeOf('role.factors', { role: roleId }, { factorGraceDays: before }, { factorGraceDays: graceDays }),
  );
  if (graceDays !== null && before === null) await notifyThoseWithout(context, roleId);
  await notifyOfRights(context, await holderIdsOf(context, roleId));
  return factorsOfRole(context, roleId);
}

/** Tells those who hold a role and have no second factor until when they need one. */
async function notifyThoseWithout(context: RightsContext, roleId: string): Promise<void> {
  const holders = await holdersOf(context.tx, roleId);
  const memberIds = holders.filter(({ hasFactor }) => !hasFactor).map(({ id }) => id);
  await notifyOfDemand(context, memberIds);
}
