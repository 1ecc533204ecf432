import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import type { Job } from '../../core/services';
import { languagesOf } from '../../tenancy/preferences/preferences.sql';
import { holderAddresses } from '../permissions/holders.sql';
import { registrationMessages, requestEmail } from './registration-emails.messages';
import { membershipRequested } from './registration-notification';

const payloadOfLetters = z.object({ tenantId: z.string(), requestId: z.string() });

/** Tells those who may let people in of a request that waits. */
export const registrationEmailsJob: Job = {
  name: 'auth.registration-letters',
  title: labelOf(registrationMessages, 'lettersJob'),
  async run(payload, platform) {
    const { tenantId, requestId } = payloadOfLetters.parse(payload);
    const tenant = await platform.tenants.byId(tenantId);
    if (!tenant) return;
    await platform.inTenant(tenantId, async (tx) => {
      const request = await tx
        .selectFrom('registrationRequest')
        .select(['email', 'displayName', 'note'])
        .where('id', '=', requestId)
        .where('status', '=', 'waiting')
        .executeTakeFirst();
      if (!request) return;
      const { email, displayName } = request;
      await platform.notify(tx, membershipRequested, {
        tenant,
        parameters: { who: displayName, email },
        link: '/people/requests',
        key: requestId,
        to: { holding: ['Member Invite'] },
      });
      const link = `${platform.tenants.addressOf(tenant)}/people/requests`;
      const wish = { displayName, email, note: request.note.trim(), link };
      const languages = await languagesOf(tx, await holderAddresses(tx, ['Member Invite']));
      for (const [to, language] of languages) {
        const message = requestEmail(language, tenant.name, wish);
        await platform.mail.send(tx, { tenantId, to, language, ...message });
      }
    });
  },
};
