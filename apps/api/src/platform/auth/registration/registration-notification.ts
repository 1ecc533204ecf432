import { z } from 'zod';
import { administration, defineNotification } from '../../notifications/kind';

/** To those who may let people in; the letters about it go out beside it. */
export const membershipRequested = defineNotification({
  name: 'auth.membership-requested',
  group: administration,
  label: { en: 'Somebody asks to join', es: 'Alguien pide unirse' },
  permission: 'Member Invite',
  parameters: z.object({ who: z.string(), email: z.string() }),
  channels: { email: null },
  words: {
    en: ({ who, email }) => ({
      title: `${who} asks to join`,
      text: `They cannot sign in with ${email} until somebody approves it.`,
    }),
    es: ({ who, email }) => ({
      title: `${who} pide unirse`,
      text: `No puede iniciar sesión con ${email} hasta que alguien lo apruebe.`,
    }),
  },
});
