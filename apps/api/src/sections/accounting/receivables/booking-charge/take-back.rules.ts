import type { InvoiceLeft } from '../invoice/left-of-invoice.sql';

/** A part of a booking's cost, by kind. */
export interface Cost {
  feeMinor: number;
  depositMinor: number;
}

/** A standing invoice for a booking. */
export type BookingBill = InvoiceLeft & { id: string };

/** How an invoice is taken back: all of it by a reversal, or lines of it by a credit memo. */
type TakingBack =
  | { kind: 'void'; invoiceId: string; cost: Cost }
  | { kind: 'credit'; lines: { itemId: string; amountMinor: number }[]; cost: Cost };

const costOf = (lines: readonly { isDeposit: boolean; amountMinor: number }[]): Cost => ({
  feeMinor: lines.reduce((sum, line) => sum + (line.isDeposit ? 0 : line.amountMinor), 0),
  depositMinor: lines.reduce((sum, line) => sum + (line.isDeposit ? line.amountMinor : 0), 0),
});

/** The next step in taking a cost back from a booking's invoices, the newest first; null where nothing of it is left to take. */
export function nextTakingBack(bills: readonly BookingBill[], cost: Cost): TakingBack | null {
  for (const { id, isUntouched, lines } of bills) {
    const whole = costOf(lines);
    if (isUntouched && whole.feeMinor <= cost.feeMinor && whole.depositMinor <= cost.depositMinor)
      return { kind: 'void', invoiceId: id, cost: whole };
    let { feeMinor, depositMinor } = cost;
    const taken = lines.flatMap(({ itemId, isDeposit, leftMinor }) => {
      const amountMinor = Math.min(leftMinor, isDeposit ? depositMinor : feeMinor);
      if (isDeposit) depositMinor -= amountMinor;
      else feeMinor -= amountMinor;
      return amountMinor > 0 ? [{ itemId, isDeposit, amountMinor }] : [];
    });
    if (taken.length > 0)
      return {
        kind: 'credit',
        lines: taken.map(({ itemId, amountMinor }) => ({ itemId, amountMinor })),
        cost: costOf(taken),
      };
  }
  return null;
}
