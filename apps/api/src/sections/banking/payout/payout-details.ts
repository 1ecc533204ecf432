import type { Payout, PayoutBatch } from '@courtyard/contract/banking/payout/payout';
import { accounts, funds } from '../../../ledger';
import { conflict, notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { type VendorPayouts, vendorPayoutsOf } from '../../../platform/tenancy/community/vendor-payouts';
import { batchQuery } from './payout-batches.sql';
import { type PayoutContent, storedBills } from './payout-content';
import { balanceOf, heldBy } from './payout-funds';

type Reading = Pick<ReadContext, 'tx' | 'platform'>;

/** How vendors are paid here. Throws a Problem, 409, where the community does not use Accounting. */
export async function payingOf({ tx, platform }: Pick<Reading, 'tx' | 'platform'>): Promise<VendorPayouts> {
  const paying = await vendorPayoutsOf(platform.sections, tx);
  if (!paying) throw conflict('no-accounting', 'Payouts need the Accounting section. Turn it on first.');
  return paying;
}

/** What the vendors were paid by a batch. */
async function payoutsOf(context: Reading, batchId: string): Promise<Payout[]> {
  const { tx } = context;
  const rows = await tx.selectFrom('payout').selectAll().where('batchId', '=', batchId).execute();
  if (rows.length === 0) return [];
  const paying = await payingOf(context);
  const byPayment = new Map(rows.map((row) => [row.vendorPaymentId, row]));
  const payments = await paying.payments(tx, [...byPayment.keys()]);
  return payments.flatMap((payment) => {
    const row = byPayment.get(payment.id);
    if (!row) return [];
    const { vendor, number, checkNumber, amountMinor, clearedOn, endedOn } = payment;
    const settledOn = clearedOn ?? row.settledOn;
    // Credits alone take nothing from the bank: there is nothing to wait for.
    const isSettled = settledOn !== null || amountMinor === 0;
    const whilePaid = isSettled ? ('settled' as const) : ('released' as const);
    return [
      {
        id: row.id,
        vendorPaymentId: payment.id,
        vendor,
        number,
        checkNumber,
        amountMinor,
        status: payment.status === 'paid' ? whilePaid : payment.status,
        on: endedOn ?? settledOn,
        reference: row.settledReference,
      },
    ];
  });
}

/** What an open batch pays by fund, and what its bank account has beside the other batches that wait. */
async function takesOf(
  context: ReadContext,
  paying: VendorPayouts,
  { id, bankAccountId, bills }: Pick<PayoutContent, 'bankAccountId' | 'bills'> & { id: string },
): Promise<PayoutBatch['takes']> {
  const { tx } = context;
  const account = (await accounts(tx)).find((each) => each.id === bankAccountId);
  const fund = (await funds(tx)).find((each) => each.id === account?.fundId);
  return {
    funds: await paying.fundsOf(tx, bills),
    account: {
      fund: { id: fund?.id ?? bankAccountId, name: fund?.name ?? '' },
      balanceMinor: await balanceOf(context, bankAccountId),
      heldMinor: (await heldBy(tx, id)).get(bankAccountId) ?? 0,
    },
  };
}

/** Throws a Problem, 404. */
export async function getBatch(context: ReadContext, batchId: string): Promise<PayoutBatch> {
  const { tx } = context;
  const row = await batchQuery(context)
    .select(['payoutBatch.bankAccountId', 'payoutBatch.isOpen', 'payoutBatch.contentHash'])
    .select(['payoutBatch.createdBy', 'payoutBatch.preparedBy', 'payoutBatch.approvedBy'])
    .select(['payoutBatch.releasedBy', 'payoutBatch.releasedOn', 'payoutBatch.cancelReason'])
    .where('payoutBatch.id', '=', batchId)
    .executeTakeFirst();
  if (!row) throw notFound('payout batch');
  const { bills: _count, bankAccountId, isOpen, ...batch } = row;
  const stored = await storedBills(tx, batchId);
  const paying = await payingOf(context);
  const bills = await paying.bills(
    tx,
    stored.map(({ billId }) => billId),
  );
  return {
    ...batch,
    bills: stored.flatMap(({ billId, amountMinor }) => {
      const bill = bills.get(billId);
      return bill ? [{ billId, kind: bill.kind, number: bill.number, vendor: bill.vendor, amountMinor }] : [];
    }),
    payouts: await payoutsOf(context, batchId),
    takes: isOpen ? await takesOf(context, paying, { id: batchId, bankAccountId, bills: stored }) : null,
  };
}
