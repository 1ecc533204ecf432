import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification } from '../../../notifications/kind';
import { approvalMessages as messages } from './approval.texts';

const group = labelOf(messages, 'group');
const inWords = z.object({ en: z.string(), es: z.string() });

/** To those who can decide. */
export const approvalAsked = defineNotification({
  name: 'approvals.asked',
  group,
  label: labelOf(messages, 'asked.label'),
  parameters: z.object({ title: inWords, who: z.string(), reason: z.string().nullable().default(null) }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { title, who, reason }, { language }) => ({
    title: t('asked.title', { title: title[language] }),
    text: t('asked.text', { who, hasReason: reason !== null, reason: reason ?? '' }),
  }),
});

/** To who asked: how it ended, and why. */
export const approvalEnded = defineNotification({
  name: 'approvals.ended',
  group,
  label: labelOf(messages, 'ended.label'),
  parameters: z.object({
    title: inWords,
    state: z.enum(['approved', 'refused', 'withdrawn', 'expired']),
    /** Who decided. */
    who: z.string().nullable(),
    outcome: inWords.nullable(),
  }),
  messages,
  content: (t, { title, state, who, outcome: told }, { language }) => {
    const outcome = told?.[language] ?? t('ended.outcome', { state });
    return {
      title: t('ended.title', { state, title: title[language] }),
      text: who ? t('ended.by', { who, outcome }) : outcome,
    };
  },
});
