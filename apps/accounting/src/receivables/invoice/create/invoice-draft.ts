import { invoiceInput, invoiceLineInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type { FormOf } from '@courtyard/ui/forms';
import { z } from 'zod';
import { filledIn } from '../../../parts/filled-in';

const { accountId, fundId, amountMinor } = invoiceLineInput.shape;

/** A line as it is written: what is not chosen yet is null. */
export const lineDraft = invoiceLineInput.extend({
  accountId: filledIn(accountId),
  fundId: filledIn(fundId),
  amountMinor: filledIn(amountMinor),
});

/** What the form holds; `invoiceInput` makes it what the call takes. */
export const invoiceDraft = invoiceInput
  .extend({ lines: z.array(lineDraft).min(1).max(50) })
  .refine(({ issuedOn, dueOn }) => dueOn >= issuedOn, { path: ['dueOn'] });

export type InvoiceForm = FormOf<typeof invoiceDraft>;
export type LineDraft = z.input<typeof lineDraft>;
