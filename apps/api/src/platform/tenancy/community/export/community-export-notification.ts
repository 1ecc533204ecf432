import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { administration, defineNotification } from '../../../notifications/kind';
import en from './community-export.en.json';
import es from './community-export.es.json';

export const exportMessages = defineMessages({ en, es });

/** To who began it: an export of the community is ready, or came to nothing. */
export const communityExportEnded = defineNotification({
  name: 'community.export-ended',
  group: administration,
  label: labelOf(exportMessages, 'ended.label'),
  permission: 'Community Export',
  parameters: z.object({ isDone: z.boolean() }),
  messages: exportMessages,
  content: (t, { isDone }) =>
    isDone
      ? { title: t('done.title'), text: t('done.text') }
      : { title: t('failed.title'), text: t('failed.text') },
});
