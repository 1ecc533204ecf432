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
  label: { en: 'Work in the background failed', es: 'Falló un trabajo en segundo plano' },
  permission: 'Failed Jobs View',
  parameters: z.object({ on: day }),
  words: {
    en: ({ on }) => ({
      title: 'Work in the background failed',
      text: `On ${longDay(on, 'en')} work of the community came to nothing, however often it was tried. The page of failed jobs shows which, and has it done again.`,
    }),
    es: ({ on }) => ({
      title: 'Falló un trabajo en segundo plano',
      text: `El ${longDay(on, 'es')} un trabajo de la comunidad no se pudo hacer, por más que se intentó. La página de trabajos fallidos muestra cuál, y permite repetirlo.`,
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
