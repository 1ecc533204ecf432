import { z } from 'zod';
import { administration, defineNotification } from '../../notifications/kind';

/** To those who may let people in; the letters about it go out beside it. */
export const membershipRequested = defineNotification({
  name: 'auth.membership-requested',
  group: administration,
  label: { en: 'Access request received', es: 'Solicitud de acceso recibida' },
  permission: 'Member Invite',
  parameters: z.object({ who: z.string(), email: z.string() }),
  channels: { email: null },
  words: {
    en: ({ who, email }) => ({
      title: `${who} requested access`,
      text: `They can’t sign in with ${email} until someone approves the request.`,
    }),
    es: ({ who, email }) => ({
      title: `${who} solicitó acceso`,
      text: `No podrá iniciar sesión con ${email} hasta que alguien apruebe la solicitud.`,
    }),
  },
});
