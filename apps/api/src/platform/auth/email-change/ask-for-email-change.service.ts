import { labelOf } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import { z } from 'zod';
import { changeOf, writeAudit } from '../../audit/audit';
import { newId } from '../../core/ids';
import type { Platform } from '../../core/platform';
import type { Job } from '../../core/services';
import { invalid } from '../../http/problem';
import { languagesOf } from '../../tenancy/preferences/preferences.sql';
import type { Tenant } from '../../tenancy/tenant';
import { countAttempt, mailLimits } from '../limits';
import { requireOwnPassword } from '../password/change-password.service';
import type { Caller } from '../sessions/caller';
import { hashToken, newToken } from '../sessions/token';
import { emailChangeMessage, emailChangeMessages } from './email-change-emails.messages';
import { holderOf } from './email-change.sql';

const dayMs = 24 * 60 * 60_000;

/** The caller's address, and the one that waits to be confirmed. */
export async function emailChangeOf({ db, clock }: Platform, { identityId }: Caller) {
  const found = await db
    .selectFrom('identity')
    .leftJoin('emailChange', (join) =>
      join
        .onRef('emailChange.identityId', '=', 'identity.id')
        .on('confirmedAt', 'is', null)
        .on('confirmUntil', '>', clock().toISOString()),
    )
    .select(['identity.email', 'emailChange.newEmail', 'emailChange.confirmUntil'])
    .where('identity.id', '=', identityId)
    .executeTakeFirstOrThrow();
  const { email, newEmail, confirmUntil } = found;
  return { email, waiting: newEmail && confirmUntil ? { email: newEmail, until: confirmUntil } : null };
}

/**
 * Takes the wish to sign in with another address, in place of an earlier one that waits. What follows is a job's: neither
 * answer nor time tells whether the address is somebody's.
 */
export async function askForEmailChange(
  platform: Platform,
  tenant: Tenant,
  caller: Caller,
  { email, password, requestId }: { email: string; password: string; requestId: string },
): Promise<void> {
  const person = await requireOwnPassword(platform, caller, password, 'password');
  if (person.email === email) throw invalid({ email: 'You already sign in with this address.' });
  await countAttempt(platform, mailLimits.emailChange, caller.identityId);
  await countAttempt(platform, mailLimits.registration, email);
  const askedAt = platform.clock();
  const change = {
    communityId: tenant.id,
    oldEmail: person.email,
    newEmail: email,
    askedAt,
    confirmHash: null,
    confirmUntil: new Date(askedAt.getTime() + dayMs),
  };
  const { id } = await platform.db
    .insertInto('emailChange')
    .values({ id: newId(), identityId: caller.identityId, ...change })
    .onConflict((conflict) =>
      conflict
        .column('identityId')
        .where('confirmedAt', 'is', null)
        .doUpdateSet({ ...change, id: sql`excluded.id` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await platform.inTenant(tenant.id, async (tx) => {
    await platform.jobs.enqueue(tx, confirmAddressJob.name, { tenantId: tenant.id, changeId: id });
    const entry = changeOf('email.ask', { member: caller.memberId }, { email: person.email }, { email });
    await writeAudit(tx, { ...caller, requestId }, entry);
  });
}

/** Forgets the change of the caller that waits; none is as good. */
export async function cancelEmailChange({ db }: Platform, { identityId }: Caller): Promise<void> {
  await db
    .deleteFrom('emailChange')
    .where('identityId', '=', identityId)
    .where('confirmedAt', 'is', null)
    .execute();
}

const payloadOfJob = z.object({ tenantId: z.string(), changeId: z.string() });

/** Mails the link that confirms a new address, or tells whose it is already that somebody wanted it. */
export const confirmAddressJob: Job = {
  name: 'auth.email-change',
  title: labelOf(emailChangeMessages, 'job'),
  async run(payload, platform) {
    const { tenantId, changeId } = payloadOfJob.parse(payload);
    const tenant = await platform.tenants.byId(tenantId);
    const change = await platform.db
      .selectFrom('emailChange')
      .select(['identityId', 'oldEmail', 'newEmail'])
      .where('id', '=', changeId)
      .where('confirmedAt', 'is', null)
      .executeTakeFirst();
    if (!tenant || !change) return;
    const { identityId, oldEmail, newEmail: to } = change;
    const holder = await holderOf(platform.db, to);
    const isTaken = holder !== null && holder !== identityId;
    const token = newToken();
    if (!isTaken)
      await platform.db
        .updateTable('emailChange')
        .set({ confirmHash: hashToken(token) })
        .where('id', '=', changeId)
        .execute();
    // After the #: browsers send it to no server and to no log.
    const link = `${platform.tenants.addressOf(tenant)}/confirm#kind=email&token=${token}`;
    await platform.inTenant(tenantId, async (tx) => {
      const reader = isTaken ? to : oldEmail;
      const language = (await languagesOf(tx, [reader])).get(reader) ?? tenant.language;
      const message = emailChangeMessage(
        language,
        tenant.name,
        isTaken ? { kind: 'taken' } : { kind: 'confirm', link },
      );
      await platform.mail.send(tx, { tenantId, to, language, ...message });
    });
  },
};
