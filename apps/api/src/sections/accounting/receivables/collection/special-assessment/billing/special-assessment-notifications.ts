import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification } from '../../../../../../platform/notifications/kind';
import type { ClockContext } from '../../../../../../platform/section/jobs/clock-context';
import { billingGroup } from '../../../invoice/invoice-notifications';
import type { Levy } from './bill-parts';
import en from './special-assessment.en.json';
import es from './special-assessment.es.json';

const messages = defineMessages({ en, es });

/** To those who levy: an installment, or what units pay of one, could not be billed, and why. */
export const installmentWaits = defineNotification({
  name: 'accounting.installment-waits',
  group: billingGroup,
  label: labelOf(messages, 'waits.label'),
  parameters: z.object({ title: z.string(), position: z.int(), reason: z.string() }),
  permission: 'Special Assessment Create',
  messages,
  content: (t, { title, position, reason }) => ({
    title: t('waits.title', { title, position }),
    text: t('waits.text', { reason }),
  }),
});

/** Tells it once for each reason. */
export async function notifyWaiting(
  { tx, tenant, platform }: ClockContext,
  { id, title }: Pick<Levy, 'id' | 'title'>,
  { position, reason }: { position: number; reason: string },
): Promise<void> {
  await platform.notify(tx, installmentWaits, {
    tenant,
    parameters: { title, position, reason },
    link: `/accounting/special-assessments/details?id=${id}`,
    key: `${id} ${position} ${reason}`,
    to: { holding: ['Special Assessment Create'] },
  });
}
