import { z } from 'zod';
import { defineNotification } from '../../../../../../platform/notifications/kind';
import type { ClockContext } from '../../../../../../platform/section/jobs/clock-context';
import type { Levy } from './bill-parts';

/** To those who levy: an instalment, or what units pay of one, could not be billed, and why. */
export const instalmentWaits = defineNotification({
  name: 'accounting.instalment-waits',
  group: { en: 'Invoices and payments', es: 'Facturas y pagos' },
  label: {
    en: 'A special assessment installment couldn’t be billed',
    es: 'No se pudo facturar un plazo de una cuota extraordinaria',
  },
  parameters: z.object({ title: z.string(), position: z.int(), reason: z.string() }),
  permission: 'Special Assessment Create',
  words: {
    en: ({ title, position, reason }) => ({
      title: `${title}: installment ${position} couldn’t be billed to every unit`,
      text: `${reason} It’s retried automatically.`,
    }),
    es: ({ title, position, reason }) => ({
      title: `${title}: no se pudo facturar el plazo ${position} a todas las unidades`,
      text: `${reason} Se reintenta automáticamente.`,
    }),
  },
});

/** Tells it once for each reason. */
export async function tellWaiting(
  { tx, tenant, platform }: ClockContext,
  { id, title }: Pick<Levy, 'id' | 'title'>,
  { position, reason }: { position: number; reason: string },
): Promise<void> {
  await platform.notify(tx, instalmentWaits, {
    tenant,
    parameters: { title, position, reason },
    link: `/accounting/special-assessments/details?id=${id}`,
    key: `${id} ${position} ${reason}`,
    to: { holding: ['Special Assessment Create'] },
  });
}
