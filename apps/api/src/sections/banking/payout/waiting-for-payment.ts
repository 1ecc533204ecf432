import type { WaitingForPayment } from '@courtyard/contract/banking/payout/payout';
import { accounts, funds } from '../../../ledger';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { vendorPayoutsOf } from '../../../platform/tenancy/community/vendor-payouts';
import { balanceOf, heldBy } from './payout-funds';

/** Approved bills that are not paid, and the bank accounts of the chart with what they have. */
export async function waitingForPayment(context: ReadContext): Promise<WaitingForPayment> {
  const { tx, platform } = context;
  const paying = await vendorPayoutsOf(platform.sections, tx);
  const inBatches = await tx
    .selectFrom('payoutBatchBill as part')
    .innerJoin('payoutBatch as batch', 'batch.id', 'part.batchId')
    .select(['part.billId', 'batch.id', 'batch.number'])
    .where('part.isOpen', '=', true)
    .execute();
  const batchOf = new Map(inBatches.map(({ billId, ...batch }) => [billId, batch]));
  const fundNames = new Map((await funds(tx)).map(({ id, name }) => [id, name]));
  const held = await heldBy(tx);
  const found: WaitingForPayment['accounts'] = [];
  for (const account of await accounts(tx)) {
    const { id, code, name, fundId } = account;
    if (account.purpose !== 'bank' || account.archivedAt !== null || fundId === null) continue;
    found.push({
      id,
      name: `${code} ${name}`,
      fund: { id: fundId, name: fundNames.get(fundId) ?? '' },
      balanceMinor: await balanceOf(context, id),
      heldMinor: held.get(id) ?? 0,
    });
  }
  const bills = (await paying?.payable(tx)) ?? [];
  return {
    at: todayOf(context),
    bills: bills.map((bill) => ({ ...bill, batch: batchOf.get(bill.id) ?? null })),
    accounts: found,
  };
}
