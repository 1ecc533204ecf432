import { z } from 'zod';
import { newId } from '../../core/ids';
import { holderAddresses } from '../permissions/holders.sql';
import type { Platform } from '../../core/platform';
import type { Job } from '../../core/services';
import type { Tenant } from '../../tenancy/tenant';
import { mailLimits, noteAttempt } from '../limits';
import { hashPassword } from '../password/password';
import { requireUncommon } from '../password/uncommon-password';

export interface Registration {
  email: string;
  displayName: string;
  password: string;
  note: string;
  address: string;
}

function letter(
  tenant: Tenant,
  { displayName, isMember }: { displayName: string; isMember: boolean },
): { subject: string; text: string } {
  const greeting = `Hello ${displayName},\n\n`;
  if (isMember) {
    return {
      subject: `You are already a member of ${tenant.name}`,
      text: `${greeting}somebody asked to join ${tenant.name} with this address, which is a member's already. If it was you, sign in; if you have forgotten your password, the sign-in page helps. If it was not you, there is nothing to do.\n`,
    };
  }
  return {
    subject: `Your request to join ${tenant.name}`,
    text: `${greeting}we received your request to join ${tenant.name}. Those who look after its members were told, and you will hear from them by e-mail. If you did not ask, there is nothing to do.\n`,
  };
}

const payloadOfLetters = z.object({
  tenantId: z.string(),
  requestId: z.string(),
  email: z.string(),
  displayName: z.string(),
  isMember: z.boolean(),
});

/** What somebody else wrote, line by line, so that nothing in it looks like the product's own words. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

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
        .selectFrom('registration_request')
        .select('note')
        .where('id', '=', asked.requestId)
        .executeTakeFirst();
      if (!request) return;
      const note = request.note.trim();
      const words = note === '' ? '' : `They wrote:\n\n${quoted(note)}\n\n`;
      for (const to of await holderAddresses(tx, ['Member Invite'])) {
        await platform.mail.send(tx, {
          tenantId,
          to,
          subject: `${displayName} asks to join ${tenant.name}`,
          text: `Hello,\n\n${displayName} (${email}) asks to join ${tenant.name}.\n\n${words}They cannot sign in until they are made a member. Please write to them at that address.\n`,
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
  await noteAttempt(platform, mailLimits.address, input.address);
  await noteAttempt(platform, mailLimits.registration, input.email);
  const passwordHash = await hashPassword(input.password);
  const requestId = newId();
  await platform.inTenant(tenant.id, async (tx) => {
    const member = await tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identity_id')
      .select('member.id')
      .where('identity.email', '=', input.email)
      .executeTakeFirst();
    if (!member) {
      await tx
        .insertInto('registration_request')
        .values({
          tenant_id: tenant.id,
          id: requestId,
          email: input.email,
          display_name: input.displayName,
          password_hash: passwordHash,
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
