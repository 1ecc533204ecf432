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
  label: { en: 'A recurring template could not bill', es: 'Una plantilla periódica no pudo facturar' },
  parameters: failure,
  words: {
    en: ({ name, occursOn, reason }) => ({
      title: `${name}: nothing was made for ${longDay(occursOn, 'en')}`,
      text: `${reason} It is tried again every day.`,
    }),
    es: ({ name, occursOn, reason }) => ({
      title: `${name}: no se emitió nada para el ${longDay(occursOn, 'es')}`,
      text: `${reason} Se intenta de nuevo cada día.`,
    }),
  },
});

/** To those who post entries: the day of a recurring one could not be posted, and why. */
const recurringEntryFailed = defineNotification({
  name: 'accounting.recurring-entry-failed',
  group: { en: 'Journal', es: 'Diario' },
  label: {
    en: 'A recurring entry could not be posted',
    es: 'Un asiento periódico no se pudo registrar',
  },
  parameters: failure,
  permission: 'Journal Entry Create',
  words: {
    en: ({ name, occursOn, reason }) => ({
      title: `${name}: nothing was posted for ${longDay(occursOn, 'en')}`,
      text: `${reason} It is tried again every day.`,
    }),
    es: ({ name, occursOn, reason }) => ({
      title: `${name}: no se registró nada para el ${longDay(occursOn, 'es')}`,
      text: `${reason} Se intenta de nuevo cada día.`,
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
