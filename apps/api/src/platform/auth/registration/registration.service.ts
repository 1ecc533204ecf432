import { language as spokenLanguage } from '@courtyard/contract';
import type { Language } from '@courtyard/contract/fields/words';
import { z } from 'zod';
import { newId } from '../../core/ids';
import { holderAddresses } from '../permissions/holders.sql';
import type { Platform } from '../../core/platform';
import type { Job } from '../../core/services';
import type { Letter } from '../../mail/letter.rules';
import type { Tenant } from '../../tenancy/tenant';
import { mailLimits, countAttempt } from '../limits';
import { hashPassword } from '../password/password';
import { requireUnguessable } from '../password/judge-password';
import { languagesOf } from '../../tenancy/preferences/preferences.sql';
import { membershipRequested } from './registration-notification';
import { answerLetter, requestLetter } from './registration-letters.words';

export interface Registration {
  email: string;
  displayName: string;
  password: string;
  note: string;
  address: string;
  /** That their browser asks for; null where it asks for none of ours. */
  language: Language | null;
}

const payloadOfLetters = z.object({
  tenantId: z.string(),
  requestId: z.string(),
  email: z.string(),
  displayName: z.string(),
  isMember: z.boolean(),
  language: spokenLanguage.nullable().default(null),
});

/** Answers who asked and, where the request is a new one, tells those who may let people in. */
export const registrationLettersJob: Job = {
  name: 'auth.registration-letters',
  async run(payload, platform) {
    const asked = payloadOfLetters.parse(payload);
    const { tenantId, email } = asked;
    const tenant = await platform.tenants.byId(tenantId);
    if (!tenant) return;
    await platform.inTenant(tenantId, async (tx) => {
      const send = (to: string, language: Language, letter: Letter) =>
        platform.mail.send(tx, { tenantId, to, language, ...letter });
      const own = await languagesOf(tx, [email]);
      // A member has their language, and of somebody else the browser knows best.
      const answer = (asked.isMember ? null : asked.language) ?? own.get(email) ?? tenant.language;
      await send(email, answer, answerLetter(answer, tenant.name, asked));
      const request = await tx
        .selectFrom('registrationRequest')
        .select('note')
        .where('id', '=', asked.requestId)
        .executeTakeFirst();
      if (!request) return;
      await platform.notify(tx, membershipRequested, {
        tenant,
        parameters: { who: asked.displayName, email },
        link: '/people/requests',
        key: asked.requestId,
        to: { holding: ['Member Invite'] },
      });
      const link = `${platform.tenants.addressOf(tenant)}/people/requests`;
      const wish = { ...asked, note: request.note.trim(), link };
      const languages = await languagesOf(tx, await holderAddresses(tx, ['Member Invite']));
      for (const [to, of] of languages) await send(to, of, requestLetter(of, tenant.name, wish));
    });
  },
};

/** Notes a wish to join. The answer comes by mail; what is told here and the time it takes are the same for a member's address. */
export async function requestMembership(
  platform: Platform,
  tenant: Tenant,
  input: Registration,
): Promise<void> {
  await requireUnguessable(input.password, [input.email, input.displayName, tenant.name]);
  await countAttempt(platform, mailLimits.address, input.address);
  await countAttempt(platform, mailLimits.registration, input.email);
  const passwordHash = await hashPassword(input.password);
  const requestId = newId();
  await platform.inTenant(tenant.id, async (tx) => {
    const member = await tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', '=', input.email)
      // Who was one, or is invited and has lost the letter, asks as anybody does.
      .where('member.status', 'in', ['active', 'suspended'])
      .executeTakeFirst();
    if (!member) {
      await tx
        .insertInto('registrationRequest')
        .values({
          tenantId: tenant.id,
          id: requestId,
          email: input.email,
          displayName: input.displayName,
          passwordHash,
          note: input.note,
          language: input.language,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const { email, displayName, language: wanted } = input;
    const isMember = member !== undefined;
    const asked = { tenantId: tenant.id, requestId, email, displayName, isMember, language: wanted };
    await platform.jobs.enqueue(tx, registrationLettersJob.name, asked);
  });
}
