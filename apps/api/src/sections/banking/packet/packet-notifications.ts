import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification } from '../../../platform/notifications/kind';
import en from './packet.en.json';
import es from './packet.es.json';

export const packetMessages = defineMessages({ en, es });

const group = labelOf(packetMessages, 'packets');
const permission = 'Packets View';

/** To whoever asked for it. */
export const packetReady = defineNotification({
  name: 'banking.packet-ready',
  group,
  label: labelOf(packetMessages, 'ready.label'),
  permission,
  parameters: z.object({ title: z.string(), pageCount: z.int() }),
  messages: packetMessages,
  content: (t, { title, pageCount }) => ({
    title: t('ready.title', { title }),
    text: t('ready.text', { pages: pageCount }),
  }),
});

/** To whoever asked for it, with what stands in the way. */
export const packetFailed = defineNotification({
  name: 'banking.packet-failed',
  group,
  label: labelOf(packetMessages, 'failed.label'),
  permission,
  parameters: z.object({ title: z.string(), reason: z.string() }),
  messages: packetMessages,
  content: (t, { title, reason }) => ({ title: t('failed.title', { title }), text: reason }),
});

export const packetNotifications = [packetReady, packetFailed];
