import { z } from 'zod';
import { administration, defineNotification } from '../../notifications/kind';

/** To those who may let people in; the letters about it go out beside it. It is answered by mail: no page has it yet. */
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
      text: `They cannot sign in until they are made a member. Please write to them: ${email}`,
    }),
    es: ({ who, email }) => ({
      title: `${who} pide unirse`,
      text: `No puede iniciar sesión hasta que se le haga miembro. Escríbale: ${email}`,
    }),
  },
});
