import { changeOf } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import { enterTenant } from '../../database/connection/transaction';
import type { Tx } from '../../database/database';
import { Problem } from '../../http/problem';
import type { Tenant } from '../../tenancy/tenant';
import { languagesOf } from '../../tenancy/preferences/preferences.sql';
import { endAllSessions, type Origin } from '../sessions/end-sessions.service';
import { hashToken, newToken } from '../sessions/token';
import { emailChangeMessage } from './email-change-emails.messages';
import { giveAddress, holderOf, notifyCommunities } from './email-change.sql';

const dayMs = 24 * 60 * 60_000;
const undoLivesMs = 7 * dayMs;
const newPasswordLivesMs = 60 * 60_000;

const unusable = () =>
  new Problem({
    status: 422,
    code: 'link-unusable',
    title: 'Invalid link',
    detail: 'This link was already used, replaced by a newer one, or has expired. Nothing was changed.',
  });

/** The change of a link of this community, with the person held: of two links used at once the second finds what the first did. */
async function changeOfLink(
  tx: Tx,
  tenant: Tenant,
  link: { column: 'confirmHash' | 'undoHash'; token: string },
) {
  const byToken = () =>
    tx
      .selectFrom('emailChange')
      .selectAll()
      .where(link.column, '=', hashToken(link.token))
      .where('communityId', '=', tenant.id)
      .executeTakeFirst();
  const found = await byToken();
  if (!found) throw unusable();
  const { email } = await tx
    .selectFrom('identity')
    .select('email')
    .where('id', '=', found.identityId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const change = await byToken();
  if (!change) throw unusable();
  return { ...change, email };
}

interface Used {
  token: string;
  origin: Origin;
}

/** Confirms the address that the link was mailed to: from now on it signs in, and the one before is told. Gives it. */
export async function confirmEmailChange(
  platform: Platform,
  tenant: Tenant,
  { token, origin }: Used,
): Promise<string> {
  const now = platform.clock();
  const undoToken = newToken();
  return platform.db.transaction().execute(async (tx) => {
    const change = await changeOfLink(tx, tenant, { column: 'confirmHash', token });
    const { id, identityId, oldEmail: before, newEmail: after, email } = change;
    const isOpen = change.confirmedAt === null && new Date(change.confirmUntil) > now;
    const holder = await holderOf(tx, after);
    if (!isOpen || email !== before || (holder !== null && holder !== identityId)) throw unusable();
    await tx
      .updateTable('emailChange')
      .set({
        confirmedAt: now,
        undoHash: hashToken(undoToken),
        undoUntil: new Date(now.getTime() + undoLivesMs),
      })
      .where('id', '=', id)
      .execute();
    await giveAddress(tx, identityId, { email: after });
    await notifyCommunities(tx, platform, { identityId, before, after }, { action: 'email.change', origin });
    await enterTenant(tx, tenant.id);
    const language = (await languagesOf(tx, [after])).get(after) ?? tenant.language;
    const link = `${platform.tenants.addressOf(tenant)}/confirm#kind=undo&token=${undoToken}`;
    const message = emailChangeMessage(language, tenant.name, { kind: 'changed', newEmail: after, link });
    await platform.mail.send(tx, { tenantId: tenant.id, to: before, language, ...message });
    return after;
  });
}

/**
 * What was changed since, and what waits, goes with the change that is taken back. Gives when the account would have been closed,
 * where that was asked for since: what said how to keep it went to the other address.
 */
async function dropSince(
  tx: Tx,
  change: { identityId: string; askedAt: string },
  now: Date,
): Promise<string | null> {
  const { identityId, askedAt } = change;
  await tx
    .updateTable('emailChange')
    .set({ undoneAt: now })
    .where('identityId', '=', identityId)
    .where('askedAt', '>=', askedAt)
    .where('confirmedAt', 'is not', null)
    .execute();
  await tx
    .deleteFrom('emailChange')
    .where('identityId', '=', identityId)
    .where('confirmedAt', 'is', null)
    .execute();
  // Passkeys that were added meanwhile sign in by themselves, and an authenticator app would keep the owner out.
  const added = await tx
    .deleteFrom('totp')
    .where('identityId', '=', identityId)
    .where((row) => row.or([row('confirmedAt', '>=', askedAt), row('confirmedAt', 'is', null)]))
    .returning('confirmedAt')
    .executeTakeFirst();
  const passkeys = await tx
    .deleteFrom('passkey')
    .where('identityId', '=', identityId)
    .where('createdAt', '>=', askedAt)
    .returning('id')
    .execute();
  // Of whoever made them: those that are left would open nothing, or are the stranger's.
  if (added?.confirmedAt || passkeys.length > 0)
    await tx.deleteFrom('recoveryCode').where('identityId', '=', identityId).execute();
  const closing = await tx
    .deleteFrom('accountClosing')
    .where('identityId', '=', identityId)
    .where('askedAt', '>=', askedAt)
    .returning('closesAt')
    .executeTakeFirst();
  return closing?.closesAt ?? null;
}

/**
 * Takes the address of before back, whatever it became since. Whoever changed it knew the password, so that opens nothing
 * any more: every session ends, and who holds the mailbox gets a token to set a new one.
 */
export async function undoEmailChange(
  platform: Platform,
  tenant: Tenant,
  { token, origin }: Used,
): Promise<{ email: string; token: string }> {
  const now = platform.clock();
  const passwordToken = newToken();
  const expiresAt = new Date(now.getTime() + newPasswordLivesMs);
  const { email, tenantIds } = await platform.db.transaction().execute(async (tx) => {
    const change = await changeOfLink(tx, tenant, { column: 'undoHash', token });
    const { identityId, oldEmail: after, email: before, undoneAt, undoUntil } = change;
    if (undoneAt !== null || undoUntil === null || new Date(undoUntil) <= now) throw unusable();
    const closesAt = await dropSince(tx, change, now);
    await giveAddress(tx, identityId, { email: after, passwordHash: null });
    await tx
      .insertInto('passwordReset')
      .values({ tokenHash: hashToken(passwordToken), identityId, expiresAt, usedAt: null })
      .execute();
    await notifyCommunities(tx, platform, { identityId, before, after }, { action: 'email.undo', origin });
    const kept = ({ memberId }: { memberId: string }) =>
      changeOf('account.keep', { member: memberId }, { closesAt }, {});
    return {
      email: after,
      tenantIds: await endAllSessions(
        tx,
        platform,
        { identityId, origin },
        closesAt === null ? undefined : kept,
      ),
    };
  });
  for (const tenantId of tenantIds) platform.sessions.forget(tenantId);
  return { email, token: passwordToken };
}
