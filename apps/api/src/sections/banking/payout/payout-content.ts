import { createHash } from 'node:crypto';
import type { Tx } from '../../../platform/database/database';
import type { PayoutOrder, PayoutUnderWay } from '../../../platform/tenancy/community/vendor-payouts';

/** What a batch pays, as it is stored; of a credit the amount is negative. */
export interface PayoutContent {
  bankAccountId: string;
  payOn: string;
  method: 'check' | 'transfer';
  note: string | null;
  bills: readonly { billId: string; amountMinor: number }[];
}

/** SHA-256 of what is approved, in hexadecimal: from where, when, how, and of each bill how much, in their order. */
export function contentHash({ bankAccountId, payOn, method, note, bills }: PayoutContent): string {
  const content = JSON.stringify([
    bankAccountId,
    payOn,
    method,
    note,
    bills.map(({ billId, amountMinor }) => [billId, amountMinor]),
  ]);
  return createHash('sha256').update(content).digest('hex');
}

export const storedBills = (tx: Tx, batchId: string) =>
  tx
    .selectFrom('payoutBatchBill')
    .select(['billId', 'amountMinor'])
    .where('batchId', '=', batchId)
    .orderBy('position')
    .execute();

/** What batches that wait for approval or release pay. */
export const billsUnderWay = (tx: Tx): Promise<PayoutUnderWay[]> =>
  tx
    .selectFrom('payoutBatchBill as part')
    .innerJoin('payoutBatch as batch', (join) =>
      join.onRef('batch.tenantId', '=', 'part.tenantId').onRef('batch.id', '=', 'part.batchId'),
    )
    .select(['part.batchId', 'part.billId', 'part.amountMinor'])
    .where('batch.status', 'in', ['prepared', 'approved'])
    .execute();

/** The content as accounting pays it on a day. */
export const orderOf = (
  { bankAccountId, method, note, bills }: PayoutContent,
  paidOn: string,
): PayoutOrder => ({
  paidOn,
  bankAccountId,
  method: method === 'check' ? 'check' : 'ach',
  memo: note,
  parts: bills.map(({ billId, amountMinor }) => ({ billId, amountMinor: Math.abs(amountMinor) })),
});
