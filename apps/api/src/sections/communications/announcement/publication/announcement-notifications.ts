import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import en from '../announcement.en.json';
import es from '../announcement.es.json';

const messages = defineMessages({ en, es });

const group = labelOf(messages, 'group');
const parameters = z.object({ title: z.string(), beginning: z.string() });

/** To those whom it is for. */
export const announcementPublished = defineNotification({
  name: 'communications.announcement-published',
  group,
  label: labelOf(messages, 'published.label'),
  permission: 'Announcements List View',
  parameters,
  messages,
  content: (_t, { title, beginning }) => ({ title, text: beginning }),
});

/** The same where waiting does harm: passes do not disturb, and goes by e-mail at once. */
export const urgentAnnouncement = defineNotification({
  name: 'communications.urgent-announcement',
  group,
  label: labelOf(messages, 'urgent.label'),
  permission: 'Announcements List View',
  parameters,
  isUrgent: true,
  channels: { email: 'at-once' },
  messages,
  content: (t, { title, beginning }) => ({ title: t('urgent.title', { title }), text: beginning }),
});

/** To its author: in a copy of the community its time came before somebody said that it is the one in use. */
export const announcementHeld = defineNotification({
  name: 'communications.announcement-held',
  group,
  label: labelOf(messages, 'held.label'),
  permission: 'Announcement Update',
  parameters: z.object({ title: z.string() }),
  messages,
  content: (t, { title }) => ({ title: t('held.title', { title }), text: t('held.text') }),
});

export const announcementNotifications = [announcementPublished, urgentAnnouncement, announcementHeld];
