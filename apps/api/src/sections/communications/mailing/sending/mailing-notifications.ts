import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import en from './mailing.en.json';
import es from './mailing.es.json';

/** Texts of the notifications about mass emails. */
export const mailingMessages = defineMessages({ en, es });

export const mailingGroup = labelOf(mailingMessages, 'group');

const heldReasons = ['copy', 'rights', 'words', 'address', 'nobody'] as const;
export type HeldReason = (typeof heldReasons)[number];

/** To those who send: what was scheduled did not go out, and is a draft again. */
export const mailingHeld = defineNotification({
  name: 'communications.mailing-held',
  group: mailingGroup,
  label: labelOf(mailingMessages, 'held.label'),
  permission: 'Email Notification Send',
  parameters: z.object({ subject: z.string(), why: z.enum(heldReasons) }),
  channels: { email: 'at-once' },
  messages: mailingMessages,
  content: (t, { subject, why }) => ({ title: t('held.title', { subject }), text: t(`held.${why}`) }),
});
