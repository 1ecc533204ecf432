import { newId } from '../ids';
import type { Platform } from '../platform';
import type { Tenant } from '../tenancy/tenant';
import { mailLimits, noteAttempt } from './limits';
import { hashPassword } from './password';

export interface Registration {
  email: string;
  displayName: string;
  password: string;
  note: string;
  address: string;
}

function letter(
  tenant: Tenant,
  registration: Registration,
  isMember: boolean,
): { subject: string; text: string } {
  const greeting = `Hello ${registration.displayName},\n\n`;
  if (isMember) {
    return {
      subject: `You are already a member of ${tenant.name}`,
      text: `${greeting}somebody asked to join ${tenant.name} with this address, which is a member's already. If it was you, sign in; if you have forgotten your password, the sign-in page helps. If it was not you, there is nothing to do.\n`,
    };
  }
  return {
    subject: `Your request to join ${tenant.name}`,
    text: `${greeting}we received your request to join ${tenant.name}. Somebody of the community will look at it and you will hear by e-mail. If you did not ask, there is nothing to do.\n`,
  };
}

/** Notes a wish to join and answers by mail; what is told and the time it takes are the same for a member's address. */
export async function requestMembership(
  platform: Platform,
  tenant: Tenant,
  input: Registration,
): Promise<void> {
  await noteAttempt(platform, mailLimits.address, input.address);
  await noteAttempt(platform, mailLimits.registration, input.email);
  const passwordHash = await hashPassword(input.password);
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
          id: newId(),
          email: input.email,
          display_name: input.displayName,
          password_hash: passwordHash,
          note: input.note,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await platform.mail.send(tx, {
      tenantId: tenant.id,
      to: input.email,
      ...letter(tenant, input, member !== undefined),
    });
  });
}
