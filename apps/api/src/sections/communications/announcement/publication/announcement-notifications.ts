import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';

const group = { en: 'Announcements', es: 'Anuncios' };
const parameters = z.object({ title: z.string(), beginning: z.string() });
type Told = z.infer<typeof parameters>;
const asWritten = ({ title, beginning }: Told) => ({ title, text: beginning });

/** To those whom it is for. */
export const announcementPublished = defineNotification({
  name: 'communications.announcement-published',
  group,
  label: { en: 'New announcement', es: 'Anuncio nuevo' },
  permission: 'Announcements List View',
  parameters,
  words: { en: asWritten, es: asWritten },
});

/** The same where waiting does harm: passes do not disturb, and goes by e-mail at once. */
export const urgentAnnouncement = defineNotification({
  name: 'communications.urgent-announcement',
  group,
  label: { en: 'New urgent announcement', es: 'Anuncio urgente nuevo' },
  permission: 'Announcements List View',
  parameters,
  isUrgent: true,
  channels: { email: 'at-once' },
  words: {
    en: ({ title, beginning }) => ({ title: `Urgent: ${title}`, text: beginning }),
    es: ({ title, beginning }) => ({ title: `Urgente: ${title}`, text: beginning }),
  },
});

/** To its author: in a copy of the community its time came before somebody said that it is the one in use. */
export const announcementHeld = defineNotification({
  name: 'communications.announcement-held',
  group,
  label: {
    en: 'My announcement wasn’t published because the community is a copy',
    es: 'Mi anuncio no se publicó porque la comunidad es una copia',
  },
  permission: 'Announcement Update',
  parameters: z.object({ title: z.string() }),
  words: {
    en: ({ title }) => ({
      title: `“${title}” wasn’t published`,
      text: 'The community was restored from a backup or imported, so it may already be out. Check, then publish or delete it.',
    }),
    es: ({ title }) => ({
      title: `«${title}» no se publicó`,
      text: 'La comunidad se restauró de una copia o se importó, y quizá ya salió. Compruébelo y publíquelo o elimínelo.',
    }),
  },
});

export const announcementNotifications = [announcementPublished, urgentAnnouncement, announcementHeld];
