import { type Bill, billFields, billLineInput } from '@courtyard/contract/accounting/payables/bill/bill';
import type { FormOf } from '@courtyard/ui/forms';
import { z } from 'zod';
import { filledIn } from '../../../parts/filled-in';

const { accountId, fundId, amountMinor } = billLineInput.shape;

/** A line as it is written: what is not chosen yet is null. */
const lineDraft = billLineInput.extend({
  accountId: filledIn(accountId),
  fundId: filledIn(fundId),
  amountMinor: filledIn(amountMinor),
});

/** What the form holds; `billInput` makes it what the call takes. */
export const billDraft = billFields
  .extend({ vendorId: filledIn(billFields.shape.vendorId), lines: z.array(lineDraft).min(1).max(100) })
  .refine(({ billedOn, dueOn }) => dueOn >= billedOn, { path: ['dueOn'] });

export type BillForm = FormOf<typeof billDraft>;
export type LineDraft = z.input<typeof lineDraft>;

/** A further line, on the account and in the fund and box of the one before. */
export const lineAfter = (before: LineDraft | undefined): LineDraft => ({
  accountId: before?.accountId ?? null,
  fundId: before?.fundId ?? null,
  description: null,
  amountMinor: null,
  taxBox: before?.taxBox ?? null,
});

/** What the form of a bill begins with. */
export const valuesOf = (bill: Bill) => ({
  ...bill,
  vendorId: bill.vendor.id,
  lines: bill.lines.map(({ accountId: account, fundId: fund, description, amountMinor: minor, taxBox }) => ({
    accountId: account,
    fundId: fund,
    description,
    amountMinor: minor,
    taxBox,
  })),
  fileIds: bill.files.map(({ id }) => id),
});
