import type { AuditEntry } from '../../audit/audit';
import { writeAudit } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import { becomeSelf, enterTenant } from '../../database/connection/transaction';
import type { Tx } from '../../database/database';
import { languagesOf } from '../../tenancy/preferences/preferences.sql';
import type { Tenant } from '../../tenancy/tenant';
import { membershipsOf, type Origin } from '../sessions/end-sessions.service';
import { factorEmail, type FactorNews } from './factor-emails.messages';

interface Told {
  person: { identityId: string; email: string };
  news: FactorNews;
  origin: Origin;
}

const actions: Record<FactorNews['kind'], string> = {
  'totp-on': 'factor.add',
  'totp-off': 'factor.remove',
  'passkey-on': 'factor.add',
  'passkey-off': 'factor.remove',
  'codes-new': 'recovery-codes.renew',
  'code-used': 'recovery-codes.use',
  reset: 'factor.reset',
};

/** The passkey's name, where it is about one. */
const changesOf = (news: FactorNews): AuditEntry['changes'] =>
  news.kind === 'passkey-on'
    ? { passkey: { before: null, after: news.name } }
    : news.kind === 'passkey-off'
      ? { passkey: { before: news.name, after: null } }
      : {};

/** Writes the history of each community of a person, in their name. The transaction goes on in any of them; gives all. */
export async function recordFactors(
  tx: Tx,
  { identityId, origin }: { identityId: string; origin: Origin },
  entry: Pick<AuditEntry, 'action' | 'changes'>,
): Promise<{ tenantId: string; memberId: string }[]> {
  await becomeSelf(tx, identityId);
  const memberships = await membershipsOf(tx, identityId, origin);
  for (const membership of memberships) {
    const { tenantId, memberId } = membership;
    await enterTenant(tx, tenantId);
    await writeAudit(tx, membership, { ...entry, subjectType: 'member', subjectId: memberId });
  }
  return memberships;
}

/** Has every process ask anew what somebody may do, and their open pages too. The transaction goes on in any community. */
export async function notifyOfFactors(
  tx: Tx,
  { events }: Pick<Platform, 'events'>,
  memberships: readonly { tenantId: string; memberId: string }[],
): Promise<void> {
  for (const { tenantId, memberId } of memberships) {
    await enterTenant(tx, tenantId);
    await events.publish(tx, { tenantId, topic: 'permissions', memberIds: [memberId] });
  }
}

/** Sends the letter about it, from the community of the transaction. */
export async function mailFactors(
  tx: Tx,
  platform: Pick<Platform, 'mail'>,
  tenant: Tenant,
  { person, news }: Pick<Told, 'news'> & { person: { email: string } },
): Promise<void> {
  const language = (await languagesOf(tx, [person.email])).get(person.email) ?? tenant.language;
  const message = factorEmail(language, tenant.name, news);
  await platform.mail.send(tx, { tenantId: tenant.id, to: person.email, language, ...message });
}

/**
 * Writes the history of each community of the person, and a letter to them, and has what they may do asked anew. The transaction
 * goes on in `tenant`. Gives the communities, to be forgotten after the commit.
 */
export async function notifyFactors(
  tx: Tx,
  platform: Platform,
  tenant: Tenant,
  { person, news, origin }: Told,
): Promise<string[]> {
  const { identityId } = person;
  const entry = { action: actions[news.kind], changes: changesOf(news) };
  const memberships = await recordFactors(tx, { identityId, origin }, entry);
  if (news.kind !== 'code-used') await notifyOfFactors(tx, platform, memberships);
  await enterTenant(tx, tenant.id);
  await mailFactors(tx, platform, tenant, { person, news });
  return memberships.map(({ tenantId }) => tenantId);
}
