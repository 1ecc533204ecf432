import {
  type DepositedPayment,
  depositInput,
} from '@courtyard/contract/accounting/receivables/deposit/deposit';
import type { FormOf } from '@courtyard/ui/forms';
import { filledIn } from '../../../../parts/filled-in';

/** What the form holds; `depositInput` makes it what the call takes. */
export const depositDraft = depositInput.extend({
  bankAccountId: filledIn(depositInput.shape.bankAccountId),
});

export type DepositForm = FormOf<typeof depositDraft>;

/** What waits, by the fund that its money is in; the first fund first. */
export function byFund(
  waiting: readonly DepositedPayment[],
): { fund: string; payments: DepositedPayment[] }[] {
  const groups = new Map<string, { fund: string; payments: DepositedPayment[] }>();
  for (const payment of waiting) {
    const group = groups.get(payment.fund.id) ?? { fund: payment.fund.name, payments: [] };
    group.payments.push(payment);
    groups.set(payment.fund.id, group);
  }
  return [...groups.values()];
}

export const sumOf = (payments: readonly DepositedPayment[]): number =>
  payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
