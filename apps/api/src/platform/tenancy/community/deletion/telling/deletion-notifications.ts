import { z } from 'zod';
import { administration, defineNotification, longDay } from '../../../../notifications/kind';

const permission = 'Community Delete';

/** To those who can call it off: the community will be deleted. Letters of its own go out besides. */
export const communityLeaves = defineNotification({
  name: 'community.leaves',
  group: administration,
  label: { en: 'The community will be deleted', es: 'La comunidad se va a eliminar' },
  permission,
  isUrgent: true,
  channels: { email: null },
  parameters: z.object({ on: z.string(), who: z.string() }),
  words: {
    en: ({ on, who }) => ({
      title: `The community is deleted on ${longDay(on, 'en')}`,
      text: `${who} asked for it. Any administrator can call it off until that day.`,
    }),
    es: ({ on, who }) => ({
      title: `La comunidad se elimina el ${longDay(on, 'es')}`,
      text: `Lo pidió ${who}. Hasta ese día, cualquier administrador puede cancelarlo.`,
    }),
  },
});

/** To the same: it was called off. */
export const communityStays = defineNotification({
  name: 'community.stays',
  group: administration,
  label: {
    en: 'The deletion of the community was called off',
    es: 'Se canceló la eliminación de la comunidad',
  },
  permission,
  channels: { email: 'at-once' },
  parameters: z.object({ who: z.string() }),
  words: {
    en: ({ who }) => ({
      title: 'The community stays',
      text: `${who} called its deletion off. Nothing was lost.`,
    }),
    es: ({ who }) => ({
      title: 'La comunidad se queda',
      text: `${who} canceló su eliminación. No se perdió nada.`,
    }),
  },
});
