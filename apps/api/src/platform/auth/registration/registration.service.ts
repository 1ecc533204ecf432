import { language as spokenLanguage } from '@courtyard/contract';
import { labelOf } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { z } from 'zod';
import { newId } from '../../core/ids';
import type { Platform } from '../../core/platform';
import type { Job } from '../../core/services';
import type { Tx } from '../../database/database';
import { Problem } from '../../http/problem';
import { languagesOf } from '../../tenancy/preferences/preferences.sql';
import type { Tenant } from '../../tenancy/tenant';
import { countAttempt, mailLimits } from '../limits';
import { hashToken, newToken } from '../sessions/token';
import { registrationEmailsJob } from './registration-emails.jobs';
import { answerEmail, registrationMessages } from './registration-emails.messages';

export interface Registration {
  email: string;
  displayName: string;
  note: string;
  address: string;
  /** That their browser asks for; null where it asks for none of ours. */
  language: Language | null;
}

const linkLivesMs = 24 * 60 * 60_000;

/** Throws 403 where people come by invitation only. */
function requireOpen({ openRegistration }: Tenant): void {
  if (openRegistration) return;
  throw new Problem({
    status: 403,
    code: 'registration-closed',
    title: 'Forbidden',
    detail: 'This community is by invitation only. Contact the people who manage its members.',
  });
}

/**
 * Takes a wish to join. All that depends on whose address it is is a job's: what is told here and the time it takes are the
 * same for everybody's.
 */
export async function requestMembership(
  platform: Platform,
  tenant: Tenant,
  { address, ...wish }: Registration,
): Promise<void> {
  requireOpen(tenant);
  await countAttempt(platform, mailLimits.address, address);
  await countAttempt(platform, mailLimits.registration, wish.email);
  await platform.inTenant(tenant.id, (tx) =>
    platform.jobs.enqueue(tx, registrationJob.name, { tenantId: tenant.id, ...wish }),
  );
}

const payloadOfWish = z.object({
  tenantId: z.string(),
  email: z.string(),
  displayName: z.string(),
  note: z.string(),
  language: spokenLanguage.nullable(),
});

type Wish = z.infer<typeof payloadOfWish>;

/** Who was a member once, or is invited and has lost the letter, asks as anybody does. */
const isMember = async (tx: Tx, email: string) =>
  (await tx
    .selectFrom('member')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .select('member.id')
    .where('identity.email', '=', email)
    .where('member.status', 'in', ['active', 'suspended'])
    .executeTakeFirst()) !== undefined;

/** Keeps a wish until its address is proved, in place of an earlier one. Gives the token of the link. */
async function keepWish(tx: Tx, platform: Platform, wish: Wish): Promise<string> {
  const token = newToken();
  const values = {
    id: newId(),
    ...wish,
    tokenHash: hashToken(token),
    expiresAt: new Date(platform.clock().getTime() + linkLivesMs),
  };
  await tx
    .insertInto('unconfirmedRequest')
    .values(values)
    .onConflict((conflict) => conflict.columns(['tenantId', 'email']).doUpdateSet(values))
    .execute();
  return token;
}

/** Mails who asked the link that proves the address; a member is told that they are one. */
export const registrationJob: Job = {
  name: 'auth.registration',
  title: labelOf(registrationMessages, 'job'),
  async run(payload, platform) {
    const wish = payloadOfWish.parse(payload);
    const { tenantId, email, displayName } = wish;
    const tenant = await platform.tenants.byId(tenantId);
    if (!tenant) return;
    await platform.inTenant(tenantId, async (tx) => {
      const isKnown = await isMember(tx, email);
      const own = await languagesOf(tx, [email]);
      // A member has their language, and of somebody else the browser knows best.
      const language = (isKnown ? null : wish.language) ?? own.get(email) ?? tenant.language;
      const link = isKnown
        ? null
        : // After the #: browsers send it to no server and to no log.
          `${platform.tenants.addressOf(tenant)}/confirm#kind=join&token=${await keepWish(tx, platform, wish)}`;
      const message = answerEmail(language, tenant.name, { displayName, link });
      await platform.mail.send(tx, { tenantId, to: email, language, ...message });
    });
  },
};

const unusable = () =>
  new Problem({
    status: 422,
    code: 'link-unusable',
    title: 'Invalid link',
    detail: 'This link was already used, replaced by a newer one, or has expired. Nothing was changed.',
  });

/** Takes a wish whose address is proved to the community's people, once. Gives the address. */
export async function confirmRegistration(
  platform: Platform,
  tenant: Tenant,
  token: string,
): Promise<string> {
  requireOpen(tenant);
  return platform.inTenant(tenant.id, async (tx) => {
    const wish = await tx
      .deleteFrom('unconfirmedRequest')
      .where('tokenHash', '=', hashToken(token))
      .where('expiresAt', '>', platform.clock().toISOString())
      .returning(['email', 'displayName', 'note', 'language'])
      .executeTakeFirst();
    if (!wish) throw unusable();
    // Let in meanwhile by an invitation: there is nothing to ask for.
    if (await isMember(tx, wish.email)) return wish.email;
    const request = await tx
      .insertInto('registrationRequest')
      .values({ tenantId: tenant.id, id: newId(), ...wish })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    const told = { tenantId: tenant.id, requestId: request?.id };
    if (request) await platform.jobs.enqueue(tx, registrationEmailsJob.name, told);
    return wish.email;
  });
}
