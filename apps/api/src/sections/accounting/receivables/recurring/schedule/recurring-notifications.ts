import { z } from 'zod';
import { defineNotification, longDay } from '../../../../../platform/notifications/kind';
import type { ClockContext } from '../../../../../platform/section/jobs/clock-context';
import type { DueTemplate } from './template';

/** To those who keep templates: a day could not be made, and why. */
export const recurringFailed = defineNotification({
  name: 'accounting.recurring-failed',
  group: { en: 'Invoices and payments', es: 'Facturas y pagos' },
  label: { en: 'A recurring template could not bill', es: 'Una plantilla periódica no pudo facturar' },
  parameters: z.object({ name: z.string(), occursOn: z.string(), reason: z.string() }),
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

const pages = { invoice: '/accounting/recurring-invoices' };

/** The page of a template. */
export const templateUrl = (kind: DueTemplate['kind'], id: string) => `${pages[kind]}/details?id=${id}`;

export async function tellFailed(
  { tx, tenant, platform }: ClockContext,
  { id, kind, name }: DueTemplate,
  { occursOn, reason }: { occursOn: string; reason: string },
): Promise<void> {
  await platform.notify(tx, recurringFailed, {
    tenant,
    parameters: { name, occursOn, reason },
    link: templateUrl(kind, id),
    key: `${id} ${occursOn}`,
    to: { holding: ['Recurring Template Create'] },
  });
}
