import type { Tx } from '../../../../platform/database/database';
import { forgivableCharges } from '../statement/adjustment/write-off/charges.sql';
import { adjustmentsOf, creditsAppliedBy } from './invoice-parts.sql';

interface LineLeft {
  itemId: string;
  isDeposit: boolean;
  amountMinor: number;
  /** Of it, what can still be taken away: what is open, and what was paid and not given back. */
  leftMinor: number;
}

/** What can be taken away of an invoice that stands. */
export interface InvoiceLeft {
  /** Nothing was applied to it but the credit that it used by itself, and nothing taken away. */
  isUntouched: boolean;
  lines: readonly LineLeft[];
}

/** What is left of an invoice, line by line. The unit is locked. */
export async function leftOfInvoice(
  tx: Tx,
  { id, totalMinor, openMinor }: { id: string; totalMinor: number; openMinor: number },
): Promise<InvoiceLeft> {
  const lines = await tx
    .selectFrom('invoiceLine')
    .select(['itemId', 'amountMinor'])
    .where('invoiceId', '=', id)
    .orderBy('position')
    .execute();
  const charges = await forgivableCharges(
    tx,
    lines.map(({ itemId }) => itemId),
  );
  const ownMinor = (await creditsAppliedBy(tx, id))
    .filter(({ invoiceId }) => invoiceId === id)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const isWhole = (await adjustmentsOf(tx, id)).every(({ isVoid }) => isVoid);
  return {
    isUntouched: isWhole && openMinor + ownMinor === totalMinor,
    lines: lines.map(({ itemId, amountMinor }) => {
      const charge = charges.get(itemId);
      const isDeposit = charge !== undefined && charge.heldItemId !== null;
      const left = (charge?.openMinor ?? 0) + (charge?.paidMinor ?? 0);
      return {
        itemId,
        isDeposit,
        amountMinor,
        leftMinor: isDeposit ? Math.min(left, charge.heldMinor) : left,
      };
    }),
  };
}
