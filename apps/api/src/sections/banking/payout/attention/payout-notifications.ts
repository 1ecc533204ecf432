import { payoutWords } from '@courtyard/contract/banking/payout/payout.words';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import type { Batch } from '../acting/batch-row';
import { batchUrl } from './payout-approval';

/** To who sent it for approval, and to those who prepare and release batches. */
export const payoutReleased = defineNotification({
  name: 'banking.payout-released',
  group: { en: 'Payouts', es: 'Pagos' },
  label: { en: 'A payout batch is released', es: 'Se emite un lote de pagos' },
  permission: 'Report Payouts View',
  parameters: z.object({
    number: z.int(),
    amountMinor: z.int(),
    currency: z.string(),
    bankAccount: z.string(),
    releasedBy: z.string(),
  }),
  words: {
    en: ({ number, amountMinor, currency, bankAccount, releasedBy }) => ({
      title: `${payoutWords.payoutBatch.en} #${number} was released`,
      text: `${formatMoney(amountMinor, currency, { language: 'en' })} from ${bankAccount}, released by ${releasedBy}.`,
    }),
    es: ({ number, amountMinor, currency, bankAccount, releasedBy }) => ({
      title: `Se emitió el lote de pagos n.º ${number}`,
      text: `${formatMoney(amountMinor, currency, { language: 'es' })} de ${bankAccount}; lo emitió ${releasedBy}.`,
    }),
  },
});

export async function tellReleased(
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
