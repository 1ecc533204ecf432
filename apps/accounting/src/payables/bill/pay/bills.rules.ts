import type { BillSummary } from '@courtyard/contract/accounting/payables/bill/bill';

/** A part of the form: all that is open of a bill, or of a credit, until somebody writes less. */
export const partOf = ({ id, openMinor }: Pick<BillSummary, 'id' | 'openMinor'>) => ({
  billId: id,
  amountMinor: Math.abs(openMinor),
});

/** Bills that are open and not chosen yet: those of vendors who are paid already come first. */
export function leftOf(bills: readonly BillSummary[], chosen: readonly { billId: string }[]): BillSummary[] {
  const ids = new Set(chosen.map(({ billId }) => billId));
  const vendors = new Set(bills.filter(({ id }) => ids.has(id)).map(({ vendor }) => vendor.id));
  const rank = ({ vendor }: BillSummary) => (vendors.has(vendor.id) ? 0 : 1);
  return bills.filter(({ id }) => !ids.has(id)).toSorted((one, other) => rank(one) - rank(other));
}
