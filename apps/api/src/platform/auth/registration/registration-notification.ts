import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { administration, defineNotification } from '../../notifications/kind';
import { registrationMessages as messages } from './registration-emails.messages';

/** To those who may let people in; the letters about it go out beside it. */
export const membershipRequested = defineNotification({
  name: 'auth.membership-requested',
  group: administration,
  label: labelOf(messages, 'requested.label'),
  permission: 'Member Invite',
  parameters: z.object({ who: z.string(), email: z.string() }),
  channels: { email: null },
  messages,
  content: (t, { who, email }) => ({
    title: t('requested.title', { who }),
    text: t('requested.text', { email }),
  }),
});
