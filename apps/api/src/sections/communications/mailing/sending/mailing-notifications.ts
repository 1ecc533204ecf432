import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';

const heldReasons = ['copy', 'rights', 'words', 'address', 'nobody'] as const;
export type HeldReason = (typeof heldReasons)[number];

const words = {
  en: {
    copy: 'The community was restored from a backup or imported, so it may already have been sent.',
    rights: 'The person who scheduled it can no longer send mass emails.',
    words: 'It contains a field that doesn’t exist, or that the person who scheduled it can no longer use.',
    address: 'The footer has no postal address for the community.',
    nobody: 'It has no recipients anymore.',
  },
  es: {
    copy: 'La comunidad se restauró de una copia o se importó, y quizá ya se envió.',
    rights: 'Quien lo programó ya no puede enviar correos masivos.',
    words: 'Contiene un campo que no existe o que quien lo programó ya no puede usar.',
    address: 'Falta la dirección postal de la comunidad en el pie.',
    nobody: 'Ya no tiene destinatarios.',
  },
} as const;

/** To those who send: what was scheduled did not go out, and is a draft again. */
export const mailingHeld = defineNotification({
  name: 'communications.mailing-held',
  group: { en: 'Mass emails', es: 'Correos masivos' },
  label: {
    en: 'A scheduled mass email wasn’t sent',
    es: 'Un correo masivo programado no se envió',
  },
  permission: 'Email Notification Send',
  parameters: z.object({ subject: z.string(), why: z.enum(heldReasons) }),
  channels: { email: 'at-once' },
  words: {
    en: ({ subject, why }) => ({
      title: `“${subject}” wasn’t sent`,
      text: `${words.en[why]} It’s a draft again: review it, then send or delete it.`,
    }),
    es: ({ subject, why }) => ({
      title: `«${subject}» no se envió`,
      text: `${words.es[why]} Vuelve a ser un borrador: revíselo y envíelo o elimínelo.`,
    }),
  },
});
