import { dayAt } from '@courtyard/contract/days';
import { day } from '@courtyard/contract/primitives';
import { z } from 'zod';
import type { Platform } from '../../core/platform';
import { administration, defineNotification, longDay } from '../../notifications/kind';
import { tellOperations } from '../tell-operations';

/** To those who see what failed: work is not tried any more. Once a day, however much there is. */
export const jobFailed = defineNotification({
  name: 'jobs.failed',
  group: administration,
  label: { en: 'Background job failed', es: 'Falló un trabajo en segundo plano' },
  permission: 'Failed Jobs View',
  parameters: z.object({ on: day }),
  words: {
    en: ({ on }) => ({
      title: 'Background job failed',
      text: `A background job failed on ${longDay(on, 'en')} after several retries. Open Failed jobs to see it and retry.`,
    }),
    es: ({ on }) => ({
      title: 'Falló un trabajo en segundo plano',
      text: `El ${longDay(on, 'es')} falló un trabajo en segundo plano tras varios intentos. Ábralo en Trabajos fallidos para verlo y reintentarlo.`,
    }),
  },
});

/** Says that work of a community will not be tried again. */
export async function tellJobFailed(platform: Platform, tenantId: string): Promise<void> {
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
    await tellOperations(platform, tx, tenantId);
  });
}
