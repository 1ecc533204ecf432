import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import type { Job } from '../core/services';
import { inEachTenant } from '../tenancy/each-tenant';
import { mailMessages } from './email-message.rules';
import { notifyNotDelivered } from './mail-notification';
import { deliverJob } from './mail.service';

const payload = z.object({ tenantId: z.string(), mailId: z.string() });
const keptDays = 30;

export const mailJobs: readonly Job[] = [
  {
    name: deliverJob,
    title: labelOf(mailMessages, 'deliverJob'),
    async run(given, platform, attempt) {
      const { tenantId, mailId } = payload.parse(given);
      try {
        await platform.mail.deliver(tenantId, mailId);
      } catch (error) {
        if (!attempt?.isLast) throw error;
        // The outbox has it from here on, with the reason and with another try.
        platform.log.warn({ err: error }, 'a mail is given up');
        await notifyNotDelivered(platform, tenantId);
      }
    },
  },
  {
    // A job that a killed process had taken up is run again after ten minutes: too long for a link to sign in.
    name: 'mail.left-behind',
    cron: '* * * * *',
    run: (_given, platform) => inEachTenant(platform, ({ id }) => platform.mail.deliverLeftBehind(id)),
  },
  {
    name: 'mail.forget',
    cron: '41 3 * * *',
    async run(_given, platform) {
      const before = new Date(platform.clock().getTime() - keptDays * 86_400_000).toISOString();
      await inEachTenant(platform, async ({ id }) => {
        await platform.inTenant(id, (tx) => tx.deleteFrom('mail').where('queuedAt', '<', before).execute());
      });
    },
  },
];
