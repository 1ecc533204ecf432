import { z } from 'zod';
import { newId } from '../../core/ids';
import { holderAddresses } from '../permissions/holders.sql';
import { greeting, type LetterPart } from '../../mail/letter.rules';
import type { Platform } from '../../core/platform';
import type { Job } from '../../core/services';
import type { Tenant } from '../../tenancy/tenant';
import { mailLimits, countAttempt } from '../limits';
import { hashPassword } from '../password/password';
import { requireUncommon } from '../password/uncommon-password';

export interface Registration {
  email: string;
  displayName: string;
  password: string;
  note: string;
  address: string;
}

interface Letter {
  subject: string;
  body: readonly LetterPart[];
}

function letter(
  tenant: Tenant,
  { displayName, isMember }: { displayName: string; isMember: boolean },
): Letter {
  const hello = greeting(displayName);
  if (isMember) {
    return {
      subject: `You are already a member of ${tenant.name}`,
      body: [
        hello,
        `somebody asked to join ${tenant.name} with this address, which is a member's already. If it was you, sign in; if you have forgotten your password, the sign-in page helps. If it was not you, there is nothing to do.`,
      ],
    };
  }
  return {
    subject: `Your request to join ${tenant.name}`,
    body: [
      hello,
      `we received your request to join ${tenant.name}. Those who look after its members were told, and you will hear from them by e-mail. If you did not ask, there is nothing to do.`,
    ],
  };
}

const payloadOfLetters = z.object({
  tenantId: z.string(),
  requestId: z.string(),
  email: z.string(),
  displayName: z.string(),
  isMember: z.boolean(),
});

/** Answers who asked and, where the request is a new one, tells those who may let people in. */
export const registrationLettersJob: Job = {
  name: 'auth.registration-letters',
  async run(payload, platform) {
    const asked = payloadOfLetters.parse(payload);
    const { tenantId, email, displayName } = asked;
    const tenant = await platform.tenants.byId(tenantId);
    if (!tenant) return;
    await platform.inTenant(tenantId, async (tx) => {
      await platform.mail.send(tx, { tenantId, to: email, ...letter(tenant, asked) });
      const request = await tx
        .selectFrom('registrationRequest')
        .select('note')
        .where('id', '=', asked.requestId)
        .executeTakeFirst();
      if (!request) return;
      const note = request.note.trim();
      for (const to of await holderAddresses(tx, ['Member Invite'])) {
        await platform.mail.send(tx, {
          tenantId,
          to,
          subject: `${displayName} asks to join ${tenant.name}`,
          body: [
            'Hello,',
            `${displayName} (${email}) asks to join ${tenant.name}.`,
            ...(note === '' ? [] : ['They wrote:', { quote: note }]),
            'They cannot sign in until they are made a member. Please write to them at that address.',
          ],
        });
      }
    });
  },
};

/** Notes a wish to join. The answer comes by mail; what is told here and the time it takes are the same for a member's address. */
export async function requestMembership(
  platform: Platform,
  tenant: Tenant,
  input: Registration,
): Promise<void> {
  await requireUncommon(input.password);
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
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const { email, displayName } = input;
    const asked = { tenantId: tenant.id, requestId, email, displayName, isMember: member !== undefined };
    await platform.jobs.enqueue(tx, registrationLettersJob.name, asked);
  });
}
