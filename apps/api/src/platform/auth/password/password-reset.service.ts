import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { enterTenant } from '../../database/connection/transaction';
import type { Tx } from '../../database/database';
import { Problem } from '../../http/problem';
import type { Platform } from '../../core/platform';
import type { Job } from '../../core/services';
import { hashToken, newToken } from '../sessions/token';
import { storedPreferences } from '../../tenancy/preferences/preferences.sql';
import type { Tenant } from '../../tenancy/tenant';
import { endAllSessions, type Origin } from '../sessions/end-sessions.service';
import { holdIdentity, lockIdentity } from '../sessions/hold-identity';
import { forgetAttempts, loginLimits, mailLimits, countAttempt } from '../limits';
import { mailChanged } from './mail-changed';
import { hashPassword } from './password';
import { type LinkKind, passwordMessages, resetEmail } from './reset-email.messages';
import { requireUnguessable } from './judge-password';

const hour = 60 * 60_000;
// The first link waits for somebody who did not ask for it.
const linkLivesMs: Record<LinkKind, number> = { reset: hour, first: 7 * 24 * hour, joined: 7 * 24 * hour };

/** The member of an address and their language; none where nobody has it. */
async function readerAt(tx: Tx, email: string) {
  const member = await tx
    .selectFrom('member')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .select(['identity.id as identityId', 'member.id as memberId'])
    .where('identity.email', '=', email)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
  if (!member) return null;
  const { language } = await storedPreferences(tx, member.memberId);
  return { identityId: member.identityId, language };
}

/** Takes a wish for a new password. What follows is a job's: neither answer nor time tells whether the address is known. */
export async function askForReset(
  platform: Platform,
  tenant: Tenant,
  input: { email: string; address: string },
): Promise<void> {
  await countAttempt(platform, mailLimits.address, input.address);
  await countAttempt(platform, mailLimits.reset, input.email);
  await platform.inTenant(tenant.id, (tx) =>
    platform.jobs.enqueue(tx, resetLinkJob.name, { tenantId: tenant.id, email: input.email }),
  );
}

/** Queues the mail with which a new member sets a first password. */
export async function mailFirstLink(platform: Platform, tenant: Tenant, email: string): Promise<void> {
  await platform.inTenant(tenant.id, (tx) =>
    mailFirstLinkIn(tx, platform, { tenantId: tenant.id, email, kind: 'first' }),
  );
}

/** As `mailFirstLink`, in the transaction in which they become a member. */
export const mailFirstLinkIn = (
  tx: Tx,
  platform: Pick<Platform, 'jobs'>,
  member: { tenantId: string; email: string; kind: Exclude<LinkKind, 'reset'> },
): Promise<void> => platform.jobs.enqueue(tx, resetLinkJob.name, member);

const resetLinkPayload = z.object({
  tenantId: z.string(),
  email: z.string(),
  kind: z.enum(['reset', 'first', 'joined']).default('reset'),
});

/** Mails a link to a member's address, and does nothing for any other. */
export const resetLinkJob: Job = {
  name: 'auth.reset-link',
  title: labelOf(passwordMessages, 'job'),
  async run(payload, platform) {
    const { tenantId, email, kind } = resetLinkPayload.parse(payload);
    const tenant = await platform.tenants.byId(tenantId);
    const reader = await platform.inTenant(tenantId, (tx) => readerAt(tx, email));
    if (!tenant || !reader) return;
    const { identityId, language } = reader;
    const token = newToken();
    const expiresAt = new Date(platform.clock().getTime() + linkLivesMs[kind]);
    await platform.db
      .insertInto('passwordReset')
      .values({ tokenHash: hashToken(token), identityId, expiresAt, usedAt: null })
      .execute();
    // After the #: browsers send it to no server and to no log.
    const first = kind === 'reset' ? '' : '&first=1';
    const link = `${platform.tenants.addressOf(tenant)}/reset-password#token=${token}${first}`;
    const message = resetEmail({ language, kind }, tenant.name, link);
    await platform.inTenant(tenantId, (tx) =>
      platform.mail.send(tx, { tenantId, to: email, language, ...message }),
    );
  },
};

const unusable = () =>
  new Problem({
    status: 422,
    code: 'reset-link-unusable',
    title: 'Invalid link',
    detail: 'This link was already used or has expired. Request a new one.',
  });

/** The person of a link that can be used; none otherwise. */
async function personOf({ db, clock }: Platform, token: string) {
  return db
    .selectFrom('passwordReset')
    .innerJoin('identity', 'identity.id', 'passwordReset.identityId')
    .select(['identity.id', 'identity.email', 'identity.displayName'])
    .where('tokenHash', '=', hashToken(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', clock().toISOString())
    .executeTakeFirst();
}

async function useToken(
  tx: Tx,
  { token, passwordHash, now }: { token: string; passwordHash: string; now: Date },
): Promise<void> {
  const reset = await tx
    .updateTable('passwordReset')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashToken(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .returning('identityId')
    .executeTakeFirst();
  if (!reset) throw unusable();
  // One new password makes every other link of the person useless.
  await tx
    .updateTable('passwordReset')
    .set({ usedAt: now })
    .where('identityId', '=', reset.identityId)
    .execute();
  await tx.updateTable('identity').set({ passwordHash }).where('id', '=', reset.identityId).execute();
}

/**
 * Sets the password of the person whom the link was mailed to and ends all their sessions, in every community, and a letter
 * tells them where they had one before: all or nothing. Gives their address.
 */
export async function setPasswordByLink(
  platform: Platform,
  tenant: Tenant,
  input: { token: string; password: string; origin: Origin },
): Promise<{ email: string }> {
  const { token, origin } = input;
  const person = await personOf(platform, token);
  if (!person) throw unusable();
  await requireUnguessable(input.password, [person.email, person.displayName, tenant.name]);
  const passwordHash = await hashPassword(input.password);
  const { email, tenantIds } = await platform.db.transaction().execute(async (tx) => {
    // Before the link: another one of the person, used or dropped at this moment, would wait for it.
    await lockIdentity(tx, person.id);
    const before = await holdIdentity(tx, person.id);
    if (!before) throw unusable();
    await useToken(tx, { token, passwordHash, now: platform.clock() });
    const whole = { identityId: person.id, origin };
    const ended = await endAllSessions(tx, platform, whole, ({ memberId }) => ({
      action: 'password.set',
      subjectType: 'member',
      subjectId: memberId,
      changes: {},
    }));
    await enterTenant(tx, tenant.id);
    if (before.passwordHash !== null) await mailChanged(tx, platform, tenant, before);
    return { email: before.email, tenantIds: ended };
  });
  for (const tenantId of tenantIds) platform.sessions.forget(tenantId);
  await forgetAttempts(platform, loginLimits.account, email);
  await forgetAttempts(platform, loginLimits.accountAtAddress, `${email}\n${origin.address}`);
  return { email };
}
