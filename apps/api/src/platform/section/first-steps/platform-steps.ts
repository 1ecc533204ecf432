import type { FirstStepProvider } from './first-step';
import { missingParts } from '../../tenancy/profile/profile.rules';
import { keptProfile } from '../../tenancy/profile/profile.sql';

const socialProfile = '/myprofile/social';

/** The platform's own first steps. */
export const platformSteps: readonly FirstStepProvider[] = [
  {
    id: 'mail-server',
    titles: {
      en: 'Connect a mail server, so that mail reaches people',
      es: 'Conectar un servidor de correo, para que el correo llegue',
    },
    permission: 'Outbox View',
    look: async (_tx, { env }) => ({ isDone: env.SMTP_URL !== undefined, url: '/administration/outbox' }),
  },
  {
    id: 'phone',
    titles: {
      en: 'Leave a phone number where you can be reached',
      es: 'Dejar un teléfono donde se le pueda localizar',
    },
    look: async (tx, { caller }) => ({
      isDone: (await keptProfile(tx, caller.memberId)).phone !== null,
      url: socialProfile,
    }),
  },
  {
    id: 'profile',
    titles: {
      en: 'Show who you are: a photo and a few words',
      es: 'Mostrar quién es: una foto y unas palabras',
    },
    look: async (tx, { caller }) => {
      const missing = missingParts(await keptProfile(tx, caller.memberId));
      return { isDone: !missing.includes('photo') && !missing.includes('about'), url: socialProfile };
    },
  },
  {
    id: 'notifications',
    titles: { en: 'Allow notifications', es: 'Permitir las notificaciones' },
    look: async (_tx, { preferences }) => ({
      isDone: preferences.allowNotifications,
      url: '/notifications/settings',
    }),
  },
];
