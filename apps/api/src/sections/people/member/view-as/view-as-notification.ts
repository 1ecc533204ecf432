import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { administration, defineNotification } from '../../../../platform/notifications/kind';
import en from '../member.en.json';
import es from '../member.es.json';

const messages = defineMessages({ en, es });

/** To who was looked on as: urgent, so that it is in their list whatever they chose, and not pushed unless they ask for it. */
export const viewedAs = defineNotification({
  name: 'people.viewed-as',
  group: administration,
  label: labelOf(messages, 'viewedAs.label'),
  isUrgent: true,
  parameters: z.object({ by: z.string() }),
  channels: { push: false },
  messages,
  content: (t, { by }) => ({ title: t('viewedAs.title', { by }), text: t('viewedAs.text') }),
});
