import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import { reportMessages as messages } from './report-email.texts';

const group = labelOf(messages, 'group');
const permission = 'Financial Reports View';

/** To the owner: somebody did not get a report because they may not see it any more. */
export const reportWithheld = defineNotification({
  name: 'banking.report-withheld',
  group,
  label: labelOf(messages, 'withheld.label'),
  permission,
  parameters: z.object({ name: z.string(), member: z.string(), occursOn: z.string() }),
  messages,
  content: (t, { name, member, occursOn }, { language }) => ({
    title: t('withheld.title', { name, member }),
    text: t('withheld.text', { day: longDay(occursOn, language) }),
  }),
});

/** To the owner: a report could not be made, and why. */
export const reportFailed = defineNotification({
  name: 'banking.report-failed',
  group,
  label: labelOf(messages, 'failed.label'),
  permission,
  parameters: z.object({ name: z.string(), occursOn: z.string(), reason: z.string() }),
  messages,
  content: (t, { name, occursOn, reason }, { language }) => ({
    title: t('failed.title', { name, day: longDay(occursOn, language) }),
    text: t('failed.text', { reason }),
  }),
});

export const reportNotifications = [reportWithheld, reportFailed];
