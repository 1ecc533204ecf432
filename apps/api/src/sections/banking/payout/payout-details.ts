import type { Payout, PayoutBatch, PayoutBatchSummary } from '@courtyard/contract/banking/payout/payout';
import { accounts } from '../../../ledger';
import type { Tx } from '../../../platform/database/database';
import { conflict, notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { type VendorPayouts, vendorPayoutsOf } from '../../../platform/tenancy/community/vendor-payouts';
import { storedBills } from './payout-content';

type Reading = Pick<ReadContext, 'tx' | 'platform'>;

/** How vendors are paid here. Throws a Problem, 409, where the community does not use Accounting. */
export async function payingOf({ tx, platform }: Reading): Promise<VendorPayouts> {
  const paying = await vendorPayoutsOf(platform.sections, tx);
  if (!paying) throw conflict('no-accounting', 'Payouts need the section Accounting. Switch it on first.');
  return paying;
}

/** The names of bank accounts, by id. */
async function accountNames(tx: Tx): Promise<ReadonlyMap<string, string>> {
  return new Map((await accounts(tx)).map(({ id, code, name }) => [id, `${code} ${name}`]));
}

async function payoutsOf({ tx, platform }: Reading, batchIds: readonly string[]) {
  const rows = await tx
    .selectFrom('payout')
    .selectAll()
    .where('batchId', 'in', [...batchIds])
    .execute();
  if (rows.length === 0) return new Map<string, Payout[]>();
  const paying = await payingOf({ tx, platform });
  const byPayment = new Map(rows.map((row) => [row.vendorPaymentId, row]));
  const found = new Map<string, Payout[]>();
  for (const payment of await paying.payments(tx, [...byPayment.keys()])) {
    const row = byPayment.get(payment.id);
    if (!row) continue;
    const { vendor, number, checkNumber, amountMinor, clearedOn, endedOn } = payment;
    const settledOn = clearedOn ?? row.settledOn;
    // Credits alone take nothing from the bank: there is nothing to wait for.
    const isSettled = settledOn !== null || amountMinor === 0;
    const whilePaid = isSettled ? ('settled' as const) : ('released' as const);
    found.set(row.batchId, [
      ...(found.get(row.batchId) ?? []),
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
    ]);
  }
  return found;
}

const statusOf = (stored: Exclude<PayoutBatch['status'], 'settled'>, payouts: readonly Payout[] = []) =>
  stored === 'released' && payouts.length > 0 && payouts.every(({ status }) => status !== 'released')
    ? ('settled' as const)
    : stored;

/** Batches below a number, the newest first. */
export async function listBatches(
  context: Reading,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ batches: PayoutBatchSummary[]; hasMore: boolean }> {
  const { tx } = context;
  const rows = await tx
    .selectFrom('payoutBatch')
    .select(['id', 'number', 'bankAccountId', 'payOn', 'method', 'status', 'totalMinor', 'version'])
    .select(({ selectFrom }) =>
      selectFrom('payoutBatchBill')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('payoutBatchBill.batchId', '=', 'payoutBatch.id')
        .as('bills'),
    )
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const names = await accountNames(tx);
  const released = shown.filter(({ status }) => status === 'released').map(({ id }) => id);
  const payouts = released.length > 0 ? await payoutsOf(context, released) : new Map<string, Payout[]>();
  return {
    batches: shown.map(({ bankAccountId, status, bills, ...row }) => ({
      ...row,
      bankAccount: { id: bankAccountId, name: names.get(bankAccountId) ?? '' },
      status: statusOf(status, payouts.get(row.id)),
      bills: bills ?? 0,
    })),
    hasMore: rows.length > limit,
  };
}

/** Throws a Problem, 404. */
export async function getBatch(context: Reading, batchId: string): Promise<PayoutBatch> {
  const { tx } = context;
  const row = await tx.selectFrom('payoutBatch').selectAll().where('id', '=', batchId).executeTakeFirst();
  if (!row) throw notFound('payout batch');
  const stored = await storedBills(tx, batchId);
  const paying = await payingOf(context);
  const bills = await paying.bills(
    tx,
    stored.map(({ billId }) => billId),
  );
  const payouts = (await payoutsOf(context, [batchId])).get(batchId) ?? [];
  const names = await accountNames(tx);
  return {
    id: row.id,
    number: row.number,
    bankAccount: { id: row.bankAccountId, name: names.get(row.bankAccountId) ?? '' },
    payOn: row.payOn,
    method: row.method,
    note: row.note,
    status: statusOf(row.status, payouts),
    totalMinor: row.totalMinor,
    version: row.version,
    bills: stored.flatMap(({ billId, amountMinor }) => {
      const bill = bills.get(billId);
      return bill ? [{ billId, kind: bill.kind, number: bill.number, vendor: bill.vendor, amountMinor }] : [];
    }),
    payouts,
    contentHash: row.contentHash,
    createdBy: row.createdBy,
    preparedBy: row.preparedBy,
    approvedBy: row.approvedBy,
    releasedBy: row.releasedBy,
    releasedOn: row.releasedOn,
    cancelReason: row.cancelReason,
  };
}
