import { roleNames } from '@courtyard/contract/platform/member/role.words';
import { day } from '@courtyard/contract/primitives';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';

/** To who holds a role that ends by itself. The mail about it goes out beside it. */
export const roleEnding = defineNotification({
  name: 'people.role-ending',
  group: { en: 'Reminders', es: 'Recordatorios' },
  label: { en: 'A role of mine ends soon', es: 'Un rol mío termina pronto' },
  parameters: z.object({ count: z.int().min(1), /** The first by name. */ role: z.string(), on: day }),
  channels: { email: null },
  words: {
    en: ({ count, role, on }) => ({
      title:
        count === 1 ? `Your role ${roleNames([role], 'en')} ends soon` : `${count} of your roles end soon`,
      text: `It ends on ${longDay(on, 'en')}.`,
    }),
    es: ({ count, role, on }) => ({
      title:
        count === 1
          ? `Su rol ${roleNames([role], 'es')} termina pronto`
          : `${count} de sus roles terminan pronto`,
      text: `Termina el ${longDay(on, 'es')}.`,
    }),
  },
});
