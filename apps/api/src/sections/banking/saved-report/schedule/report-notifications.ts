import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';

const group = { en: 'Scheduled reports', es: 'Informes programados' };
const permission = 'Financial Reports View';

/** To the owner: somebody did not get a report because they may not see it any more. */
export const reportWithheld = defineNotification({
  name: 'banking.report-withheld',
  group,
  label: {
    en: 'A recipient lost access to a scheduled report',
    es: 'Un destinatario perdió el acceso a un informe programado',
  },
  permission,
  parameters: z.object({ name: z.string(), member: z.string(), occursOn: z.string() }),
  words: {
    en: ({ name, member, occursOn }) => ({
      title: `“${name}” wasn’t sent to ${member}`,
      text: `On ${longDay(occursOn, 'en')} they weren’t an active member with access to it. Remove them from the schedule, or give them access.`,
    }),
    es: ({ name, member, occursOn }) => ({
      title: `«${name}» no se envió a ${member}`,
      text: `El ${longDay(occursOn, 'es')} no era miembro activo con permiso para verlo. Quítelo de la programación o dele el permiso.`,
    }),
  },
});

/** To the owner: a report could not be made, and why. */
export const reportFailed = defineNotification({
  name: 'banking.report-failed',
  group,
  label: { en: 'A scheduled report failed', es: 'Un informe programado falló' },
  permission,
  parameters: z.object({ name: z.string(), occursOn: z.string(), reason: z.string() }),
  words: {
    en: ({ name, occursOn, reason }) => ({
      title: `“${name}” wasn’t sent on ${longDay(occursOn, 'en')}`,
      text: `${reason} Change the report, then choose “Send again” on its page.`,
    }),
    es: ({ name, occursOn, reason }) => ({
      title: `«${name}» no se envió el ${longDay(occursOn, 'es')}`,
      text: `${reason} Cambie el informe y elija «Enviar de nuevo» en su página.`,
    }),
  },
});

export const reportNotifications = [reportWithheld, reportFailed];
