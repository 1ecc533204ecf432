import { labelOf } from '@courtyard/contract/messages';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import type { Batch } from '../acting/batch-row';
import { batchUrl, payoutMessages as messages } from './payout-approval';

/** To who sent it for approval, and to those who prepare and release batches. */
export const payoutReleased = defineNotification({
  name: 'banking.payout-released',
  group: labelOf(messages, 'group'),
  label: labelOf(messages, 'released.label'),
  permission: 'Report Payouts View',
  parameters: z.object({
    number: z.int(),
    amountMinor: z.int(),
    currency: z.string(),
    bankAccount: z.string(),
    releasedBy: z.string(),
  }),
  messages,
  content: (t, { number, amountMinor, currency, bankAccount, releasedBy }, { language }) => ({
    title: t('released.title', { number }),
    text: t('released.text', {
      amount: formatMoney(amountMinor, currency, { language }),
      bankAccount,
      releasedBy,
    }),
  }),
});

export async function notifyReleased(
  { tx, tenant, caller, platform }: CallContext,
  { id, number, totalMinor, preparedById }: Batch,
  bankAccount: string,
): Promise<void> {
  await platform.notify(tx, payoutReleased, {
    tenant,
    parameters: {
      number,
      amountMinor: totalMinor,
      currency: tenant.currency,
      bankAccount,
      releasedBy: caller.displayName,
    },
    to: {
      memberIds: preparedById === null ? [] : [preparedById],
      holding: ['Payout Create'],
      except: caller.memberId,
    },
    link: batchUrl(id),
  });
}
