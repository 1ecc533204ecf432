import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { administration, defineNotification, longDay } from '../../../../notifications/kind';
import { deletionMessages as messages } from './deletion-emails.texts';

const permission = 'Community Delete';

/** To those who can call it off: the community will be deleted. Letters of its own go out besides. */
export const communityLeaves = defineNotification({
  name: 'community.leaves',
  group: administration,
  label: labelOf(messages, 'leaves.label'),
  permission,
  isUrgent: true,
  channels: { email: null },
  parameters: z.object({ on: z.string(), who: z.string() }),
  messages,
  content: (t, { on, who }, { language }) => ({
    title: t('leaves.title', { day: longDay(on, language) }),
    text: t('leaves.text', { who }),
  }),
});

/** To the same: it was called off. */
export const communityStays = defineNotification({
  name: 'community.stays',
  group: administration,
  label: labelOf(messages, 'stays.label'),
  permission,
  channels: { email: 'at-once' },
  parameters: z.object({ who: z.string() }),
  messages,
  content: (t, { who }) => ({ title: t('stays.title'), text: t('stays.text', { who }) }),
});
