import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';

const heldReasons = ['copy', 'rights', 'words', 'address', 'nobody'] as const;
export type HeldReason = (typeof heldReasons)[number];

const words = {
  en: {
    copy: 'The community was put back from a backup, or imported, and it may be out already.',
    rights: 'Who scheduled it may not send e-mail notifications any more.',
    words: 'It has a field that there is none of, or that who scheduled it may not use any more.',
    address: 'The community has no postal address for its footer.',
    nobody: 'Nobody is among its recipients any more.',
  },
  es: {
    copy: 'La comunidad se restauró de una copia o se importó, y quizá ya salió.',
    rights: 'Quien la programó ya no puede enviar notificaciones por correo.',
    words: 'Tiene un campo que no existe o que quien la programó ya no puede usar.',
    address: 'La comunidad no tiene dirección postal para su pie.',
    nobody: 'Ya no hay nadie entre sus destinatarios.',
  },
} as const;

/** To those who send: what was scheduled did not go out, and is a draft again. */
export const mailingHeld = defineNotification({
  name: 'communications.mailing-held',
  group: { en: 'E-mail notifications', es: 'Notificaciones por correo' },
  label: {
    en: 'A scheduled e-mail notification did not go out',
    es: 'Una notificación por correo programada no salió',
  },
  permission: 'Email Notification Send',
  parameters: z.object({ subject: z.string(), why: z.enum(heldReasons) }),
  channels: { email: 'at-once' },
  words: {
    en: ({ subject, why }) => ({
      title: `“${subject}” was not sent`,
      text: `${words.en[why]} It is a draft again: look at it, then send or remove it.`,
    }),
    es: ({ subject, why }) => ({
      title: `«${subject}» no se envió`,
      text: `${words.es[why]} Vuelve a ser un borrador: revíselo y envíelo o elimínelo.`,
    }),
  },
});
