import {
  type PaymentApplication,
  reapplyInput,
} from '@courtyard/contract/accounting/receivables/payment/reapplication';
import { amountMinor, id } from '@courtyard/contract/primitives';
import { z } from 'zod';

/** As it is written: a charge without an amount is settled no more. */
export const reapplyDraft = reapplyInput.extend({
  parts: z.array(z.object({ itemId: id, amountMinor: amountMinor.min(0).nullable() })),
});

export type Parts = z.output<typeof reapplyDraft>['parts'];
type Charges = PaymentApplication['charges'];

/** What a payment settles now, or by the order. */
export const partsOf = (charges: Charges, of: 'appliedMinor' | 'byOrderMinor'): Parts =>
  charges.map((charge) => ({ itemId: charge.itemId, amountMinor: charge[of] === 0 ? null : charge[of] }));

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((all, one) => all + (one ?? 0), 0);

/** By unit, what stays as credit of what was paid for it; below zero where more is applied than that. */
export const leftOf = ({ charges, units }: PaymentApplication, parts: Parts) =>
  units.map(({ property, amountMinor: free }) => {
    const own = new Set(
      charges.filter((charge) => charge.property.id === property.id).map(({ itemId }) => itemId),
    );
    const applied = parts.filter(({ itemId }) => own.has(itemId)).map((part) => part.amountMinor);
    return { property, leftMinor: free - sum(applied) };
  });

/** Whether a payment is applied so already. */
export const isUnchanged = (charges: Charges, parts: Parts): boolean =>
  charges.every(
    ({ itemId, appliedMinor }) =>
      (parts.find((part) => part.itemId === itemId)?.amountMinor ?? 0) === appliedMinor,
  );
