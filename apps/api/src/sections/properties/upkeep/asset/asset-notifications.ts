import { day } from '@courtyard/contract/primitives';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import { dueWords } from './due/asset-due.words';

/** To those who keep the register: services and warranties that fall due. The mails about it go out beside it. */
export const assetsDueNotice = defineNotification({
  name: 'properties.assets-due',
  group: { en: 'Reminders', es: 'Recordatorios' },
  label: {
    en: 'A service or warranty is coming due',
    es: 'Se acerca un mantenimiento o el fin de una garantía',
  },
  permission: 'Asset Update',
  parameters: z.object({
    count: z.int().min(1),
    /** Of the one that falls due first. */
    name: z.string(),
    kind: z.enum(['service', 'warranty']),
    on: day,
  }),
  channels: { email: null },
  words: {
    en: ({ count, name, kind, on }) => ({
      title: count === 1 ? `${name}: ${dueWords.en.falls[kind]}` : `${count} assets need attention`,
      text: `${count === 1 ? 'On' : `The first, ${name}, on`} ${longDay(on, 'en')}.`,
    }),
    es: ({ count, name, kind, on }) => ({
      title: count === 1 ? `${name}: ${dueWords.es.falls[kind]}` : `${count} activos requieren atención`,
      text: `${count === 1 ? 'El' : `La primera, ${name}, el`} ${longDay(on, 'es')}.`,
    }),
  },
});
