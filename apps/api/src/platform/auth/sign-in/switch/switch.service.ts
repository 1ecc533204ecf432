import { timingSafeEqual } from 'node:crypto';
import type { SessionUser } from '@courtyard/contract';
import type { Platform } from '../../../core/platform';
import { changeOf, writeAudit } from '../../../audit/audit';
import { enterTenant } from '../../../database/connection/transaction';
import { notFound, Problem } from '../../../http/problem';
import type { Tenant } from '../../../tenancy/tenant';
import type { Caller } from '../../sessions/caller';
import { holdIdentity } from '../../sessions/hold-identity';
import { hashToken, newToken } from '../../sessions/token';
import { requireAccess } from '../access-end';
import { membership, openSession } from '../sign-in.service';

const ticketLivesMs = 60_000;

const isActiveIn = async (platform: Platform, tenantId: string, identityId: string) =>
  (await platform.inTenant(tenantId, (tx) => membership(tx, identityId)))?.status === 'active';

/**
 * A ticket for another community of the caller, bound to this session and to the browser that has the challenge's origin.
 * Throws 404 where they are no active member: what is not theirs is not there.
 */
export async function issueTicket(
  platform: Platform,
  tenant: Tenant,
  caller: Caller,
  { community, challenge, requestId }: { community: string; challenge: string; requestId: string },
): Promise<{ address: string; ticket: string }> {
  const target = await platform.tenants.bySlug(community);
  if (!target || target.isClosed || target.id === tenant.id) throw notFound('community');
  if (!(await isActiveIn(platform, target.id, caller.identityId))) throw notFound('community');
  const ticket = newToken();
  await platform.db
    .insertInto('switchTicket')
    .values({
      tokenHash: hashToken(ticket),
      challenge: Buffer.from(challenge, 'base64url'),
      identityId: caller.identityId,
      fromCommunityId: tenant.id,
      fromSessionId: caller.sessionId,
      toCommunityId: target.id,
      expiresAt: new Date(platform.clock().getTime() + ticketLivesMs),
    })
    .execute();
  await platform.inTenant(tenant.id, (tx) =>
    writeAudit(
      tx,
      { ...caller, requestId },
      changeOf('session.switch', { session: caller.sessionId }, {}, { to: target.name }),
    ),
  );
  return { address: platform.tenants.addressOf(target), ticket };
}

const unusable = () =>
  new Problem({
    status: 422,
    code: 'ticket-unusable',
    title: 'Invalid link',
    detail: 'Couldn’t sign you in from your other community. Sign in here with your password.',
  });

interface Redeeming {
  ticket: string;
  verifier: string;
  address: string;
  device: string;
}

/** Takes a ticket away, whatever comes of it: it works once. Throws unless it is of this community and this browser. */
async function takeTicket(platform: Platform, tenant: Tenant, { ticket, verifier }: Redeeming) {
  const taken = await platform.db
    .deleteFrom('switchTicket')
    .where('tokenHash', '=', hashToken(ticket))
    .returningAll()
    .executeTakeFirst();
  if (!taken || taken.toCommunityId !== tenant.id) throw unusable();
  if (new Date(taken.expiresAt) <= platform.clock()) throw unusable();
  if (!timingSafeEqual(taken.challenge, hashToken(verifier))) throw unusable();
  return taken;
}

/**
 * Opens a session for who holds a ticket. The session that it was asked for with has to be there still, and the person an
 * active member here. It is no proof of the password: what asks for that asks here as well.
 */
export async function redeemTicket(
  platform: Platform,
  tenant: Tenant,
  input: Redeeming,
): Promise<SessionUser> {
  const { identityId, fromCommunityId, fromSessionId } = await takeTicket(platform, tenant, input);
  return platform.db.transaction().execute(async (tx) => {
    const identity = await holdIdentity(tx, identityId);
    if (!identity) throw unusable();
    const { email } = identity;
    await enterTenant(tx, fromCommunityId);
    const source = await tx
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.memberId')
      .select('member.status')
      .where('session.id', '=', fromSessionId)
      .executeTakeFirst();
    if (source?.status !== 'active') throw unusable();
    await enterTenant(tx, tenant.id);
    const member = await membership(tx, identityId);
    if (member) await requireAccess(platform, tx, { tenant, member });
    if (member?.status !== 'active') throw unusable();
    const { address, device } = input;
    return openSession(platform, tx, tenant, {
      identityId,
      email,
      member,
      address,
      device,
      language: null,
      isProof: false,
    });
  });
}
