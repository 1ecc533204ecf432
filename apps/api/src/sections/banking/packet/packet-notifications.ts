import { z } from 'zod';
import { defineNotification } from '../../../platform/notifications/kind';

const group = { en: 'Board packets', es: 'Carpetas de la junta' };
const permission = 'Packets View';

/** To whoever asked for it. */
export const packetReady = defineNotification({
  name: 'banking.packet-ready',
  group,
  label: { en: 'A board packet is ready', es: 'Una carpeta de la junta está lista' },
  permission,
  parameters: z.object({ title: z.string(), pageCount: z.int() }),
  words: {
    en: ({ title, pageCount }) => ({ title: `“${title}” is ready`, text: `The PDF has ${pageCount} pages.` }),
    es: ({ title, pageCount }) => ({
      title: `«${title}» está lista`,
      text: `El PDF tiene ${pageCount} páginas.`,
    }),
  },
});

/** To whoever asked for it, with what stands in the way. */
export const packetFailed = defineNotification({
  name: 'banking.packet-failed',
  group,
  label: { en: 'A board packet could not be made', es: 'No se pudo hacer una carpeta de la junta' },
  permission,
  parameters: z.object({ title: z.string(), reason: z.string() }),
  words: {
    en: ({ title, reason }) => ({ title: `“${title}” could not be made`, text: reason }),
    es: ({ title, reason }) => ({ title: `«${title}» no se pudo hacer`, text: reason }),
  },
});

export const packetNotifications = [packetReady, packetFailed];
