import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../database/database';
import type { CallContext, ReadContext } from '../../section/call-context';
import type { SectionDefinition } from '../../section/define-section';
import { usesSection } from '../../section/jobs/section-jobs';

interface Named {
  id: string;
  name: string;
}

/** A bill of a vendor, or a credit. */
export interface VendorBill {
  id: string;
  kind: 'bill' | 'credit';
  number: string;
  vendor: Named;
}

/** A bill that is approved and not paid, or a credit that is not used. */
export interface PayableBill extends VendorBill {
  billedOn: string;
  dueOn: string;
  /** Negative for a credit. */
  openMinor: number;
  /** What is open of it by fund. */
  funds: (Named & { amountMinor: number })[];
}

/** What vendors are to be paid from a bank account, each by one payment. */
export interface PayoutOrder {
  paidOn: string;
  bankAccountId: string;
  method: 'check' | 'ach';
  memo: string | null;
  /** Of bills and credits how much, above zero. */
  parts: { billId: string; amountMinor: number }[];
}

export interface PlannedPayouts {
  /** From the bank. */
  amountMinor: number;
  /** The names of the reserve funds that money leaves. */
  reserves: string[];
}

/** A payment to a vendor as it stands. */
export interface RecordedPayout {
  id: string;
  vendor: Named;
  number: number;
  checkNumber: number | null;
  amountMinor: number;
  status: 'paid' | 'returned' | 'void';
  /** When it was returned or voided. */
  endedOn: string | null;
  /** The day of the bank's line that it is matched to. */
  clearedOn: string | null;
}

/** How vendors are paid, as a section keeps it. */
export interface VendorPayouts {
  /** By vendor and due date. */
  payable(tx: Tx): Promise<PayableBill[]>;
  /** By id. */
  bills(tx: Tx, billIds: readonly string[]): Promise<ReadonlyMap<string, VendorBill>>;
  /** What is open of bills by fund, of each up to so much; of a credit the amount is negative. */
  fundsOf(
    tx: Tx,
    parts: readonly { billId: string; amountMinor: number }[],
  ): Promise<(Named & { amountMinor: number })[]>;
  /** What an order comes to. Throws a Problem: 422 by field for what is wrong with it, 409 for a day of a closed month. */
  plan(context: ReadContext, order: PayoutOrder): Promise<PlannedPayouts>;
  /**
   * Records and posts one payment for each vendor; the caller has seen to its approval, and nothing is asked again. It posts, so it
   * comes last. Gives the ids of the payments. Throws as `plan` does.
   */
  record(
    context: CallContext,
    order: PayoutOrder,
    approvedBy?: { id: string; name: string },
  ): Promise<string[]>;
  /** SQL of whether nothing is waited for of a payment: it ended, took nothing from the bank, or is matched to the bank's line. */
  isThrough(paymentId: RawBuilder<unknown>): RawBuilder<SqlBool>;
  payments(tx: Tx, paymentIds: readonly string[]): Promise<RecordedPayout[]>;
  /** What the vendors of bills were paid from a date on, and will be by other batches, in minor units. */
  earlierOf(
    context: Pick<ReadContext, 'tx' | 'platform' | 'tenant'>,
    asked: { billIds: readonly string[]; from: string; exceptBatchId: string },
  ): Promise<number>;
}

/** What a batch that waits for approval or release pays of a bill; of a credit it is negative. */
export interface PayoutUnderWay {
  batchId: string;
  billId: string;
  amountMinor: number;
}

type HasPayouts = Pick<SectionDefinition, 'payoutsUnderWay'>;

/** What vendors are about to be paid, of all sections that pay in batches. */
export async function payoutsUnderWay(sections: readonly HasPayouts[], tx: Tx): Promise<PayoutUnderWay[]> {
  const found: PayoutUnderWay[] = [];
  // One after the other: they share the transaction's connection.
  for (const section of sections) found.push(...((await section.payoutsUnderWay?.(tx)) ?? []));
  return found;
}

type HasVendorPayouts = Pick<SectionDefinition, 'id' | 'vendorPayouts'>;

/** The section of this community that pays vendors; null where none does. */
export async function vendorPayoutsOf(
  sections: readonly HasVendorPayouts[],
  tx: Tx,
): Promise<VendorPayouts | null> {
  for (const { id, vendorPayouts } of sections)
    if (vendorPayouts && (await usesSection(tx, id))) return vendorPayouts;
  return null;
}

/** SQL of whether nothing is waited for of a payment, as the section says that pays vendors. */
export const paymentIsThrough = (
  sections: readonly HasVendorPayouts[],
  paymentId: RawBuilder<unknown>,
): RawBuilder<SqlBool> =>
  sections.find(({ vendorPayouts }) => vendorPayouts)?.vendorPayouts?.isThrough(paymentId) ?? sql`false`;
