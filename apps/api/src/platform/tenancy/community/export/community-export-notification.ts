import { z } from 'zod';
import { administration, defineNotification } from '../../../notifications/kind';

/** To who began it: an export of the community is ready, or came to nothing. */
export const communityExportEnded = defineNotification({
  name: 'community.export-ended',
  group: administration,
  label: {
    en: 'An export of the community that I began has ended',
    es: 'Terminó una exportación de la comunidad que inicié',
  },
  permission: 'Community Export',
  parameters: z.object({ isDone: z.boolean() }),
  words: {
    en: ({ isDone }) =>
      isDone
        ? {
            title: 'The export is ready',
            text: 'All that belongs to the community can be downloaded for seven days.',
          }
        : {
            title: 'The export failed',
            text: 'Nothing was changed. Begin it again, or ask who runs the server.',
          },
    es: ({ isDone }) =>
      isDone
        ? {
            title: 'La exportación está lista',
            text: 'Todo lo que es de la comunidad se puede descargar durante siete días.',
          }
        : {
            title: 'La exportación falló',
            text: 'No se cambió nada. Iníciela de nuevo o pregunte a quien administra el servidor.',
          },
  },
});
