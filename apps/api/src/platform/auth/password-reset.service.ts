import { z } from 'zod';
import type { Tx } from '../database/database';
import { Problem } from '../http/problem';
import type { Platform } from '../platform';
import type { Job } from '../services';
import { hashToken, newToken } from '../sessions/token';
import type { Tenant } from '../tenancy/tenant';
import { forgetAttempts, loginLimits, mailLimits, noteAttempt } from './limits';
import { hashPassword } from './password';

const hour = 60 * 60_000;
// The first link waits for somebody who did not ask for it.
const linkLivesMs = { reset: hour, first: 7 * 24 * hour };
type LinkKind = keyof typeof linkLivesMs;

function letter(tenant: Tenant, kind: LinkKind, link: string): { subject: string; text: string } {
  if (kind === 'first') {
    return {
      subject: `Welcome to ${tenant.name}`,
      text: `Hello,\n\nan account was made for you at ${tenant.name}. Open this link within seven days to set your password:\n\n${link}\n\nLater, the sign-in page mails you a new one.\n`,
    };
  }
  return {
    subject: `Set a new password for ${tenant.name}`,
    text: `Hello,\n\nsomebody asked for a new password for this address at ${tenant.name}. If it was you, open this link within the hour:\n\n${link}\n\nIf it was not you, there is nothing to do: your password stays as it is.\n`,
  };
}

async function memberIdentity(tx: Tx, email: string): Promise<string | null> {
  const found = await tx
    .selectFrom('member')
    .innerJoin('identity', 'identity.id', 'member.identity_id')
    .select('identity.id')
    .where('identity.email', '=', email)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Takes a wish for a new password. What follows is a job's: neither answer nor time tells whether the address is known. */
export async function askForReset(
  platform: Platform,
  tenant: Tenant,
  input: { email: string; address: string },
): Promise<void> {
  await noteAttempt(platform, mailLimits.address, input.address);
  await noteAttempt(platform, mailLimits.reset, input.email);
  await platform.inTenant(tenant.id, (tx) =>
    platform.jobs.enqueue(tx, resetLinkJob.name, { tenantId: tenant.id, email: input.email }),
  );
}

/** Queues the mail with which a new member sets a first password. */
export async function mailFirstLink(platform: Platform, tenant: Tenant, email: string): Promise<void> {
  await platform.inTenant(tenant.id, (tx) =>
    platform.jobs.enqueue(tx, resetLinkJob.name, { tenantId: tenant.id, email, kind: 'first' }),
  );
}

const resetLinkPayload = z.object({
  tenantId: z.string(),
  email: z.string(),
  kind: z.enum(['reset', 'first']).default('reset'),
});

/** Mails a link to a member's address, and does nothing for any other. */
export const resetLinkJob: Job = {
  name: 'auth.reset-link',
  async run(payload, platform) {
    const { tenantId, email, kind } = resetLinkPayload.parse(payload);
    const tenant = await platform.tenants.byId(tenantId);
    const identityId = await platform.inTenant(tenantId, (tx) => memberIdentity(tx, email));
    if (!tenant || !identityId) return;
    const token = newToken();
    const expiresAt = new Date(platform.clock().getTime() + linkLivesMs[kind]);
    await platform.db
      .insertInto('password_reset')
      .values({ token_hash: hashToken(token), identity_id: identityId, expires_at: expiresAt, used_at: null })
      .execute();
    // After the #: browsers send it to no server and to no log.
    const link = `${platform.tenants.addressOf(tenant)}/reset-password#token=${token}`;
    await platform.inTenant(tenantId, (tx) =>
      platform.mail.send(tx, { tenantId, to: email, ...letter(tenant, kind, link) }),
    );
  },
};

const unusable = () =>
  new Problem(
    422,
    'reset-link-unusable',
    'Link cannot be used',
    'This link was used before or has grown too old. Ask for a new one.',
  );

async function useToken(
  platform: Platform,
  token: string,
  passwordHash: string,
): Promise<{ id: string; email: string }> {
  return platform.db.transaction().execute(async (trx) => {
    const now = platform.clock();
    const reset = await trx
      .updateTable('password_reset')
      .set({ used_at: now })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .returning('identity_id')
      .executeTakeFirst();
    if (!reset) throw unusable();
    // One new password makes every other link of the person useless.
    await trx
      .updateTable('password_reset')
      .set({ used_at: now })
      .where('identity_id', '=', reset.identity_id)
      .execute();
    return trx
      .updateTable('identity')
      .set({ password_hash: passwordHash })
      .where('id', '=', reset.identity_id)
      .returning(['id', 'email'])
      .executeTakeFirstOrThrow();
  });
}

/**
 * Sets the password of the person whom the link was mailed to and ends all their sessions, in every community. Gives
 * their address.
 */
export async function setPasswordByLink(
  platform: Platform,
  input: { token: string; password: string },
): Promise<{ email: string }> {
  const identity = await useToken(platform, input.token, await hashPassword(input.password));
  await endAllSessions(platform, identity.id);
  await forgetAttempts(platform, loginLimits.account, identity.email);
  return { email: identity.email };
}

/** Ends every session of a person, in every community and on every process. */
export async function endAllSessions(platform: Platform, identityId: string): Promise<void> {
  const tenantIds = await platform.asSelf(identityId, async (tx) => {
    const ended = await tx
      .deleteFrom('session')
      .where('identity_id', '=', identityId)
      .returning(['tenant_id', 'member_id'])
      .execute();
    for (const { tenant_id: tenantId, member_id: memberId } of ended) {
      await platform.events.publish(tx, { tenantId, topic: 'signed-out', memberId });
    }
    return ended.map((session) => session.tenant_id);
  });
  for (const tenantId of tenantIds) platform.sessions.forget(tenantId);
}
