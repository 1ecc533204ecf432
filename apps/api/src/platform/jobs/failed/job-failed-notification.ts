import { dayAt } from '@courtyard/contract/days';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { day } from '@courtyard/contract/primitives';
import { z } from 'zod';
import type { Platform } from '../../core/platform';
import { administration, defineNotification, longDay } from '../../notifications/kind';
import { notifyOperations } from '../notify-operations';
import en from './failed-jobs.en.json';
import es from './failed-jobs.es.json';

export const failedJobsMessages = defineMessages({ en, es });

/** To those who see what failed: work is not tried any more. Once a day, however much there is. */
export const jobFailed = defineNotification({
  name: 'jobs.failed',
  group: administration,
  label: labelOf(failedJobsMessages, 'failed.label'),
  permission: 'Failed Jobs View',
  parameters: z.object({ on: day }),
  messages: failedJobsMessages,
  content: (t, { on }, { language }) => ({
    title: t('failed.title'),
    text: t('failed.text', { day: longDay(on, language) }),
  }),
});

/** Says that work of a community will not be tried again. */
export async function notifyJobFailed(platform: Platform, tenantId: string): Promise<void> {
  const tenant = await platform.tenants.byId(tenantId);
  if (!tenant) return;
  const on = dayAt(platform.clock(), tenant.timeZone);
  await platform.inTenant(tenantId, async (tx) => {
    await platform.notify(tx, jobFailed, {
      tenant,
      parameters: { on },
      link: '/administration/jobs',
      key: on,
      to: { holding: ['Failed Jobs View'] },
    });
    await notifyOperations(platform, tx, tenantId);
  });
}
