import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import type { ClockContext } from '../../../../platform/section/jobs/clock-context';
import { billingGroup } from '../../receivables/invoice/invoice-notifications';
import type { TemplateKind } from '../recurring.tables';
import en from './recurring.en.json';
import es from './recurring.es.json';
import type { DueTemplate } from './template';

const messages = defineMessages({ en, es });

const failure = z.object({ name: z.string(), occursOn: z.string(), reason: z.string() });

/** To those who keep templates: a day could not be made, and why. */
const recurringFailed = defineNotification({
  name: 'accounting.recurring-failed',
  group: billingGroup,
  label: labelOf(messages, 'invoice.label'),
  parameters: failure,
  messages,
  content: (t, { name, occursOn, reason }, { language }) => ({
    title: t('invoice.title', { name, day: longDay(occursOn, language) }),
    text: t('text', { reason }),
  }),
});

/** To those who post entries: the day of a recurring one could not be posted, and why. */
const recurringEntryFailed = defineNotification({
  name: 'accounting.recurring-entry-failed',
  group: labelOf(messages, 'entryGroup'),
  label: labelOf(messages, 'entry.label'),
  parameters: failure,
  permission: 'Journal Entry Create',
  messages,
  content: (t, { name, occursOn, reason }, { language }) => ({
    title: t('entry.title', { name, day: longDay(occursOn, language) }),
    text: t('text', { reason }),
  }),
});

/** All that is told of recurring templates. */
export const recurringNotifications = [recurringFailed, recurringEntryFailed];

const ofKind = {
  invoice: {
    page: '/accounting/recurring-invoices',
    keeping: 'Recurring Template Create',
    failed: recurringFailed,
  },
  entry: {
    page: '/accounting/journal-entries/recurring',
    keeping: 'Journal Entry Create',
    failed: recurringEntryFailed,
  },
} as const;

/** The page of a template. */
export const templateUrl = (kind: TemplateKind, id: string) => `${ofKind[kind].page}/details?id=${id}`;

export async function notifyFailed(
  { tx, tenant, platform }: ClockContext,
  { id, kind, name }: DueTemplate,
  { occursOn, reason }: { occursOn: string; reason: string },
): Promise<void> {
  const { failed, keeping } = ofKind[kind];
  await platform.notify(tx, failed, {
    tenant,
    parameters: { name, occursOn, reason },
    link: templateUrl(kind, id),
    key: `${id} ${occursOn}`,
    to: { holding: [keeping] },
  });
}
