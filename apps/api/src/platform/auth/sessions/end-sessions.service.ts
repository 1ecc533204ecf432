import { sql } from 'kysely';
import type { RouteContract } from '@courtyard/contract';
import type { FastifyRequest } from 'fastify';
import { type AuditActor, type AuditEntry, writeAudit } from '../../audit/audit';
import type { Tx } from '../../database/database';
import { becomeSelf, enterTenant } from '../../database/connection/transaction';
import type { Call } from '../../http/implement';
import type { Platform } from '../../core/platform';
import type { Tenant } from '../../tenancy/tenant';
import { endViewsOf, endViewsWithoutSession } from '../view-as/end-view-as';
import { lockIdentity } from './hold-identity';
import { presentedToken } from './presented-token';
import { hashToken } from './token';

/** Where a call came from, as the history keeps it. */
export type Origin = Pick<AuditActor, 'address' | 'requestId'>;

export const sessionEnd = (session: { id: string; device: string }): AuditEntry => ({
  action: 'session.end',
  subjectType: 'session',
  subjectId: session.id,
  changes: { device: { before: session.device, after: null } },
});

type SignedInCall = Pick<
  Call<RouteContract & { access: 'signed-in' }>,
  'platform' | 'tx' | 'caller' | 'tenant' | 'audit' | 'afterCommit'
>;

/** Ends one session of the caller. False where there is none of this id. */
export async function endSession(
  { platform, tx, caller, tenant, audit, afterCommit }: SignedInCall,
  sessionId: string,
): Promise<boolean> {
  const ended = await tx
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('memberId', '=', caller.memberId)
    .returning(['id', 'device'])
    .executeTakeFirst();
  if (!ended) return false;
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'signed-out', sessionId });
  await audit(sessionEnd(ended));
  await endViewsWithoutSession(tx, tenant.id);
  afterCommit(() => platform.sessions.forget(tenant.id));
  return true;
}

/** Ends all sessions of a member of the community, and views as them, on every process, each with its line in the history. */
export async function endSessionsOf(
  { platform, tx, tenant, audit, afterCommit }: Omit<SignedInCall, 'caller'>,
  memberId: string,
): Promise<void> {
  const ended = await tx
    .deleteFrom('session')
    .where('memberId', '=', memberId)
    .returning(['id', 'device'])
    .execute();
  await audit(ended.map(sessionEnd));
  await endViewsWithoutSession(tx, tenant.id);
  await endViewsOf(tx, tenant.id, memberId);
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'signed-out', memberId });
  afterCommit(() => platform.sessions.forget(tenant.id));
}

interface LeftSession {
  id: string;
  device: string;
  member: string;
  name: string;
}

/** Ends the session whose token has this hash, in its person's name; none is as good. */
export async function endLeftSession(
  {
    platform,
    tx,
    tenant,
    request,
    afterCommit,
  }: Pick<Call, 'platform' | 'tx' | 'tenant' | 'request' | 'afterCommit'>,
  tokenHash: Buffer,
): Promise<void> {
  const { rows } = await sql<LeftSession>`
    delete from session using member
    where session.tenant_id = ${tenant.id} and session.token_hash = ${tokenHash}
      and member.tenant_id = session.tenant_id and member.id = session.member_id
    returning session.id, session.device, member.id as member, member.display_name as name`.execute(tx);
  const [ended] = rows;
  if (!ended) return;
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'signed-out', sessionId: ended.id });
  const actor = { memberId: ended.member, displayName: ended.name };
  const origin = { tenantId: tenant.id, address: request.ip, requestId: request.id };
  await writeAudit(tx, { ...actor, ...origin }, sessionEnd(ended));
  await endViewsWithoutSession(tx, tenant.id);
  afterCommit(() => platform.sessions.forget(tenant.id));
}

/** Ends the session whose cookie a browser comes with to sign in: it gets another, and none but that. */
export async function endReplacedSession(
  platform: Platform,
  tenant: Tenant,
  request: FastifyRequest,
): Promise<void> {
  const presented = presentedToken(platform, request);
  if (presented?.by !== 'cookie') return;
  await platform.inTenant(tenant.id, (tx) =>
    endLeftSession({ platform, tx, tenant, request, afterCommit: () => {} }, hashToken(presented.token)),
  );
  platform.sessions.forget(tenant.id);
}

/** One person as a member of a community, in its history. */
interface Membership extends AuditActor {
  memberId: string;
}

/** Of one person in all communities, as `becomeSelf` sees them. */
export async function membershipsOf(tx: Tx, identityId: string, origin: Origin): Promise<Membership[]> {
  const rows = await tx
    .selectFrom('member')
    .select(['tenantId', 'id', 'displayName'])
    .where('identityId', '=', identityId)
    .execute();
  return rows.map((row) => ({
    tenantId: row.tenantId,
    memberId: row.id,
    displayName: row.displayName,
    ...origin,
  }));
}

interface WholePerson {
  identityId: string;
  origin: Origin;
  /** The session that goes on. */
  except?: string;
}

/**
 * Ends every session of a person, in every community and on every process, with its line in each history; but for one,
 * where it is named. `also` is written down for each membership besides. Gives the communities, to be forgotten after the
 * commit. The account is held or changed before it: a sign-in under way would outlive it.
 */
export async function endAllSessions(
  tx: Tx,
  { events }: Pick<Platform, 'events'>,
  person: WholePerson,
  also?: (membership: Membership) => AuditEntry,
): Promise<string[]> {
  const { identityId, origin, except } = person;
  await becomeSelf(tx, identityId);
  await tx.deleteFrom('signInChallenge').where('identityId', '=', identityId).execute();
  const memberships = await membershipsOf(tx, identityId, origin);
  const ended = await tx
    .deleteFrom('session')
    .where('identityId', '=', identityId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning(['memberId', 'id', 'device'])
    .execute();
  for (const membership of memberships) {
    const { tenantId, memberId } = membership;
    await enterTenant(tx, tenantId);
    for (const session of ended.filter((other) => other.memberId === memberId)) {
      await writeAudit(tx, membership, sessionEnd(session));
    }
    await endViewsWithoutSession(tx, tenantId);
    if (also) await writeAudit(tx, membership, also(membership));
    // All that the person has open hears it; where one session goes on, the others do, and every process forgets.
    if (except === undefined) await events.publish(tx, { tenantId, topic: 'signed-out', memberId });
    else {
      const others = ended.filter((other) => other.memberId === memberId);
      for (const { id } of others) await events.publish(tx, { tenantId, topic: 'signed-out', sessionId: id });
      await events.publish(tx, { tenantId, topic: 'signed-out', memberIds: [] });
    }
  }
  return memberships.map(({ tenantId }) => tenantId);
}

/** As `endAllSessions`, in a transaction of its own. */
export async function signOutEverywhere(platform: Platform, person: WholePerson): Promise<void> {
  const tenantIds = await platform.db.transaction().execute(async (tx) => {
    await lockIdentity(tx, person.identityId);
    return endAllSessions(tx, platform, person);
  });
  for (const tenantId of tenantIds) platform.sessions.forget(tenantId);
}
