import { replaceHeldRoles } from '../../../../platform/auth/permissions/held-roles.sql';
import { withdrawChanged } from '../../../../platform/tenancy/approvals/end-approval';
import { type AuditEntry, changeOf } from '../../../../platform/audit/audit';
import {
  administratorIds,
  lastAdministrator,
  canDecideOn,
} from '../../../../platform/auth/permissions/granting.service';
import type { Call } from '../../../../platform/http/implement';
import { conflict } from '../../../../platform/http/problem';
import { requireAdministratorsStay } from '../../../../platform/tenancy/community/deletion/administrators-stay';
import { notifyOfDemand } from '../../member/factors/notify-of-demand';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';

export type RightsContext = CallContext & Pick<Call, 'afterCommit'>;

interface Named {
  id: string;
  name: string;
}

export interface HeldRole extends Named {
  /** The last day on which it counts; null for one that runs on. */
  endsOn: string | null;
}

/** A member whose roles change, with all that they held and hold. */
export interface GivenRoles {
  member: Named;
  before: readonly HeldRole[];
  after: readonly HeldRole[];
}

/** Pages of so many are told by the ids of their members; of more, all pages are. */
const maxTold = 150;

/**
 * Lets a change of rights be felt at once: every process forgets what it remembers of sessions, and the open pages of those
 * concerned ask anew what they may do.
 */
export async function notifyOfRights(
  { platform, tx, tenant, afterCommit }: Omit<RightsContext, 'caller'>,
  memberIds: readonly string[],
): Promise<void> {
  const few = memberIds.length <= maxTold;
  await platform.events.publish(tx, {
    tenantId: tenant.id,
    topic: 'permissions',
    ...(few && { memberIds }),
  });
  afterCommit(() => platform.sessions.forget(tenant.id));
}

const namesOf = (roles: readonly Named[]) => roles.map(({ name }) => name).toSorted();
/** The last days of those that end by themselves. */
export const endsOf = (roles: readonly Omit<HeldRole, 'id'>[]) =>
  roles.flatMap(({ name, endsOn }) => (endsOn === null ? [] : [`${name}: ${endsOn}`])).toSorted();
/** What the member's history says of their roles. */
const auditValues = (roles: readonly HeldRole[]) => ({ roles: namesOf(roles), ends: endsOf(roles) });
const missingIn = (roles: readonly Named[], others: readonly Named[]) =>
  roles.filter(({ id }) => !others.some((other) => other.id === id));

/** In the member's history, and in that of each role. */
function entriesOf({ member, before, after }: GivenRoles): AuditEntry[] {
  return [
    changeOf('member.roles', { member: member.id }, auditValues(before), auditValues(after)),
    ...missingIn(after, before).map(({ id }) =>
      changeOf('role.give', { role: id }, {}, { holder: member.name }),
    ),
    ...missingIn(before, after).map(({ id }) =>
      changeOf('role.take', { role: id }, { holder: member.name }, {}),
    ),
  ];
}

/** Throws where the roles of one of these members are not the caller's to change. */
export async function requireCanChangeRolesOf(
  context: RightsContext,
  memberIds: readonly string[],
): Promise<void> {
  if (await canDecideOn(context, memberIds)) return;
  throw conflict('administrator', 'Only an administrator can change an administrator’s roles.');
}

/** Puts roles in place of those that members hold, as a change of each member. Throws where nobody would administrate any more, or fewer would while the community is being deleted. */
export async function changeRoles(
  context: Omit<RightsContext, 'caller'>,
  changes: readonly GivenRoles[],
): Promise<void> {
  const { tx, tenant } = context;
  const had = await administratorIds(tx);
  await replaceHeldRoles(
    tx,
    tenant.id,
    changes.map(({ member, after }) => ({ memberId: member.id, roles: after })),
  );
  const has = await administratorIds(tx);
  if (had.length > 0 && has.length === 0) throw lastAdministrator();
  if (had.some((id) => !has.includes(id))) await requireAdministratorsStay(tx);
  await recordChange(context, changes.flatMap(entriesOf));
  await withdrawChanged(context, 'people');
  await notifyOfDemand(
    context,
    changes.filter(({ before, after }) => missingIn(after, before).length > 0).map(({ member }) => member.id),
  );
  await notifyOfRights(
    context,
    changes.map(({ member }) => member.id),
  );
}
