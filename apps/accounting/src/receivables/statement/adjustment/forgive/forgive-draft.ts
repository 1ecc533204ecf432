import {
  adjustmentInput,
  type AdjustmentInput,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { waivableTypes } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.values';
import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { z } from 'zod';

const { itemId, amountMinor } = adjustmentInput.shape.lines.element.shape;

/** As it is written: a charge without an amount stays as it is, and one needs an amount. */
export const forgiveDraft = adjustmentInput.extend({
  lines: z
    .array(z.object({ itemId, amountMinor: amountMinor.nullable() }))
    .refine((lines) => lines.some((line) => line.amountMinor !== null)),
});

type Kind = AdjustmentInput['kind'];
type Line = Invoice['lines'][number];

/** The charges of an invoice that can be taken away in a way. */
export const chargesFor = (kind: Kind, lines: readonly Line[]): Line[] =>
  lines.filter(({ chargeType, openMinor, heldMinor }) => {
    if (kind === 'waiver') return waivableTypes.some((type) => type === chargeType);
    // A deposit is returned, and what it was billed too much is credited.
    if (heldMinor !== null) return kind === 'credit-memo' && heldMinor > 0;
    return kind === 'credit-memo' || openMinor > 0;
  });

/** What is taken of each where nobody says otherwise: what is open of it; of a credit memo that is to be written. */
export const defaultAmount = (kind: Kind, { openMinor }: Line): number | null =>
  kind === 'credit-memo' || openMinor === 0 ? null : openMinor;

/** The lines that have an amount. */
export const writtenLines = (lines: z.output<typeof forgiveDraft>['lines']): AdjustmentInput['lines'] =>
  lines.flatMap((line) =>
    line.amountMinor === null ? [] : [{ itemId: line.itemId, amountMinor: line.amountMinor }],
  );
