import { day } from '@courtyard/contract/primitives';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';

/** To those who say who serves, and to who serves: terms that end. The mails about it go out beside it. */
export const termEnding = defineNotification({
  name: 'people.term-ending',
  group: { en: 'Reminders', es: 'Recordatorios' },
  label: { en: 'A committee term ends soon', es: 'Un mandato en un comité termina pronto' },
  permission: 'Committees List View',
  parameters: z.object({
    count: z.int().min(1),
    /** Of the one that ends first. */
    name: z.string(),
    committee: z.string(),
    on: day,
  }),
  channels: { email: null },
  words: {
    en: ({ count, name, committee, on }) => ({
      title: count === 1 ? `${committee}: the term of ${name} ends soon` : `${count} terms end soon`,
      text: `${count === 1 ? 'It ends on' : `The first, on ${committee}, ends on`} ${longDay(on, 'en')}.`,
    }),
    es: ({ count, name, committee, on }) => ({
      title:
        count === 1
          ? `${committee}: el mandato de ${name} termina pronto`
          : `${count} mandatos terminan pronto`,
      text: `${count === 1 ? 'Termina' : `El primero, en ${committee}, termina`} el ${longDay(on, 'es')}.`,
    }),
  },
});
