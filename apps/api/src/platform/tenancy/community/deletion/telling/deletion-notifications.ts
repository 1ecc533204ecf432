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
      title: `The community will be deleted on ${longDay(on, 'en')}`,
      text: `Requested by ${who}. Any administrator can cancel it until then.`,
    }),
    es: ({ on, who }) => ({
      title: `La comunidad se eliminará el ${longDay(on, 'es')}`,
      text: `Lo solicitó ${who}. Hasta entonces, cualquier administrador puede cancelarlo.`,
    }),
  },
});

/** To the same: it was called off. */
export const communityStays = defineNotification({
  name: 'community.stays',
  group: administration,
  label: {
    en: 'Deletion of the community canceled',
    es: 'Se canceló la eliminación de la comunidad',
  },
  permission,
  channels: { email: 'at-once' },
  parameters: z.object({ who: z.string() }),
  words: {
    en: ({ who }) => ({
      title: 'The community won’t be deleted',
      text: `${who} canceled the deletion. No data was lost.`,
    }),
    es: ({ who }) => ({
      title: 'La comunidad no se eliminará',
      text: `${who} canceló la eliminación. No se perdió ningún dato.`,
    }),
  },
});
