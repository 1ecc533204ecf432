import type { AccountClosing } from '@courtyard/contract';
import { changeOf, writeAudit } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { msg } from '../../http/language/sentence';
import { conflict } from '../../http/problem';
import { languagesOf } from '../../tenancy/preferences/preferences.sql';
import type { Tenant } from '../../tenancy/tenant';
import { requireOwnPassword } from '../password/change-password.service';
import { isLastAdministrator } from '../permissions/granting.service';
import type { Caller } from '../sessions/caller';
import { type ClosingEmail, closingEmail } from './closing-emails.messages';

/** Days in which somebody can change their mind, and whoever did it for them is noticed. */
const waitingDays = 14;
const dayMs = 24 * 60 * 60_000;

/** The communities that a person may come into now. */
const activeIn = (platform: Platform, identityId: string) =>
  platform.asSelf(identityId, (tx) =>
    tx
      .selectFrom('member')
      .innerJoin('tenant', 'tenant.id', 'member.tenantId')
      .select(['tenant.id', 'tenant.name', 'member.id as memberId'])
      .where('member.status', '=', 'active')
      .orderBy('tenant.name')
      .execute(),
  );

/** Whether the caller's account is being closed, and what that ends. */
export async function closingOf(platform: Platform, { identityId }: Caller): Promise<AccountClosing> {
  const communities = await activeIn(platform, identityId);
  const lastAdministratorOf: string[] = [];
  for (const { id, name, memberId } of communities)
    if (await platform.inTenant(id, (tx) => isLastAdministrator(tx, memberId)))
      lastAdministratorOf.push(name);
  const row = await platform.db
    .selectFrom('accountClosing')
    .select('closesAt')
    .where('identityId', '=', identityId)
    .executeTakeFirst();
  return {
    closesAt: row?.closesAt ?? null,
    communities: communities.map(({ name }) => name),
    lastAdministratorOf,
  };
}

/** Mails the person, in `tx` of the community that tells them. */
export async function sendClosingEmail(
  tx: Tx,
  { mail }: Pick<Platform, 'mail'>,
  tenant: Tenant,
  { to, message }: { to: string; message: ClosingEmail },
): Promise<void> {
  const language = (await languagesOf(tx, [to])).get(to) ?? tenant.language;
  await mail.send(tx, { tenantId: tenant.id, to, language, ...closingEmail(language, tenant.name, message) });
}

/**
 * Has the caller's account closed after the waiting time; asked again it stays with the first day. Throws conflict where a
 * community would have no administrator any more. Gives the day.
 */
export async function askForClosing(
  platform: Platform,
  tenant: Tenant,
  caller: Caller,
  { password, requestId }: { password: string; requestId: string },
): Promise<string> {
  const { email } = await requireOwnPassword(platform, caller, password, 'password');
  const { lastAdministratorOf } = await closingOf(platform, caller);
  if (lastAdministratorOf.length > 0)
    throw conflict(
      'last-administrator',
      msg`You’re the last administrator of ${lastAdministratorOf.join(', ')}. Appoint another one first.`,
    );
  const askedAt = platform.clock();
  const closesAt = new Date(askedAt.getTime() + waitingDays * dayMs);
  const made = await platform.db
    .insertInto('accountClosing')
    .values({ identityId: caller.identityId, communityId: tenant.id, askedAt, closesAt })
    .onConflict((other) => other.column('identityId').doNothing())
    .returning('closesAt')
    .executeTakeFirst();
  if (!made) return (await closingOf(platform, caller)).closesAt ?? closesAt.toISOString();
  await platform.inTenant(tenant.id, async (tx) => {
    const link = `${platform.tenants.addressOf(tenant)}/myprofile#closing`;
    await sendClosingEmail(tx, platform, tenant, {
      to: email,
      message: { kind: 'asked', days: waitingDays, link },
    });
    const entry = changeOf(
      'account.ask-to-close',
      { member: caller.memberId },
      {},
      { closesAt: made.closesAt },
    );
    await writeAudit(tx, { ...caller, requestId }, entry);
  });
  return made.closesAt;
}

/** Keeps the caller's account; where nobody asked to close it, that is as good. */
export async function cancelClosing(
  platform: Platform,
  tenant: Tenant,
  caller: Caller,
  requestId: string,
): Promise<void> {
  const row = await platform.db
    .deleteFrom('accountClosing')
    .where('identityId', '=', caller.identityId)
    .returning('closesAt')
    .executeTakeFirst();
  if (!row) return;
  const entry = changeOf('account.keep', { member: caller.memberId }, { closesAt: row.closesAt }, {});
  await platform.inTenant(tenant.id, (tx) => writeAudit(tx, { ...caller, requestId }, entry));
}
