import { z } from 'zod';
import { administration, defineNotification } from '../../../../platform/notifications/kind';

/** To who was looked on as: urgent, so that it is in their list whatever they chose, and not pushed unless they ask for it. */
export const viewedAs = defineNotification({
  name: 'people.viewed-as',
  group: administration,
  label: { en: 'An administrator views the community as me', es: 'Un administrador ve la comunidad como yo' },
  isUrgent: true,
  parameters: z.object({ by: z.string() }),
  channels: { push: false },
  words: {
    en: ({ by }) => ({
      title: `${by} viewed the community as you`,
      text: 'For up to 30 minutes, read-only. Ballots, own documents, private reports, notifications and security settings were not shown.',
    }),
    es: ({ by }) => ({
      title: `${by} vio la comunidad como usted`,
      text: 'Durante 30 minutos como máximo y sin poder cambiar nada. No se mostraron votos, documentos propios, informes privados, notificaciones ni ajustes de seguridad.',
    }),
  },
});
