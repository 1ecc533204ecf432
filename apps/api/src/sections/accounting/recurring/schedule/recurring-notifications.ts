import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import type { ClockContext } from '../../../../platform/section/jobs/clock-context';
import type { TemplateKind } from '../recurring.tables';
import type { DueTemplate } from './template';

const failure = z.object({ name: z.string(), occursOn: z.string(), reason: z.string() });

/** To those who keep templates: a day could not be made, and why. */
const recurringFailed = defineNotification({
  name: 'accounting.recurring-failed',
  group: { en: 'Invoices and payments', es: 'Facturas y pagos' },
  label: { en: 'Recurring invoice failed', es: 'Error en una factura periódica' },
  parameters: failure,
  words: {
    en: ({ name, occursOn, reason }) => ({
      title: `${name}: couldn’t bill ${longDay(occursOn, 'en')}`,
      text: `${reason} It will be retried daily.`,
    }),
    es: ({ name, occursOn, reason }) => ({
      title: `${name}: no se pudo facturar el ${longDay(occursOn, 'es')}`,
      text: `${reason} Se volverá a intentar cada día.`,
    }),
  },
});

/** To those who post entries: the day of a recurring one could not be posted, and why. */
const recurringEntryFailed = defineNotification({
  name: 'accounting.recurring-entry-failed',
  group: { en: 'Journal', es: 'Diario' },
  label: {
    en: 'Recurring entry failed',
    es: 'Error en un asiento periódico',
  },
  parameters: failure,
  permission: 'Journal Entry Create',
  words: {
    en: ({ name, occursOn, reason }) => ({
      title: `${name}: couldn’t post ${longDay(occursOn, 'en')}`,
      text: `${reason} It will be retried daily.`,
    }),
    es: ({ name, occursOn, reason }) => ({
      title: `${name}: no se pudo registrar el ${longDay(occursOn, 'es')}`,
      text: `${reason} Se volverá a intentar cada día.`,
    }),
  },
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

export async function tellFailed(
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
