import { z } from 'zod';
import { administration, defineNotification } from '../../../notifications/kind';

/** To who began it: an export of the community is ready, or came to nothing. */
export const communityExportEnded = defineNotification({
  name: 'community.export-ended',
  group: administration,
  label: {
    en: 'A community export I started has finished',
    es: 'Terminó una exportación de la comunidad que inicié',
  },
  permission: 'Community Export',
  parameters: z.object({ isDone: z.boolean() }),
  words: {
    en: ({ isDone }) =>
      isDone
        ? {
            title: 'The export is ready',
            text: 'You can download all community data for seven days.',
          }
        : {
            title: 'The export failed',
            text: 'Nothing was changed. Start it again, or contact your server administrator.',
          },
    es: ({ isDone }) =>
      isDone
        ? {
            title: 'La exportación está lista',
            text: 'Puede descargar todos los datos de la comunidad durante siete días.',
          }
        : {
            title: 'La exportación falló',
            text: 'No se cambió nada. Iníciela de nuevo o contacte con el administrador del servidor.',
          },
  },
});
