import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import en from './document-notifications.en.json';
import es from './document-notifications.es.json';

const messages = defineMessages({ en, es });

const group = labelOf(messages, 'group');

/** Several documents at once are one notice: `name` is of the one, where it is one. */
const told = z.object({ count: z.int(), name: z.string(), by: z.string() });

/** To those who follow the folder, or one around it. */
export const documentsAdded = defineNotification({
  name: 'documents.added',
  group,
  label: labelOf(messages, 'added.label'),
  parameters: told.extend({ folder: z.string().nullable() }),
  messages,
  content: (t, { count, name, by, folder }) => ({
    title: t('added.title', { count, name }),
    text: folder === null ? t('added.text', { by }) : t('added.textFolder', { folder, by }),
  }),
});

/** To those whose favorite it is. */
export const versionsAdded = defineNotification({
  name: 'documents.version-added',
  group,
  label: labelOf(messages, 'version.label'),
  parameters: told,
  messages,
  content: (t, { count, name, by }) => ({
    title: t('version.title', { count, name }),
    text: t('version.text', { by }),
  }),
});

/** To those who own the home or live in it. */
export const documentsFiled = defineNotification({
  name: 'documents.filed',
  group: labelOf(messages, 'filed.group'),
  label: labelOf(messages, 'filed.label'),
  permission: 'Property Details View',
  parameters: told.omit({ by: true }).extend({ unit: z.string() }),
  messages,
  content: (t, { count, name, unit }) => ({
    title: t('filed.title', { count, unit }),
    text: count === 1 ? name : t('filed.more', { name, more: count - 1 }),
  }),
});

/** To the people with whom a folder is shared by name. */
export const folderShared = defineNotification({
  name: 'documents.shared',
  group,
  label: labelOf(messages, 'shared.label'),
  parameters: z.object({ folder: z.string(), by: z.string() }),
  messages,
  content: (t, { folder, by }) => ({ title: t('shared.title', { folder }), text: t('shared.text', { by }) }),
});

export const documentNotifications = [documentsAdded, versionsAdded, documentsFiled, folderShared];
