import {
  type RecurringInvoice,
  recurringInvoiceFields,
  recurringInvoiceInput,
  type RecurringInvoiceInput,
  withScope,
} from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import type { FormOf } from '@courtyard/ui/forms';
import { z } from 'zod';
import { draftOfRule, ruleOfDraft, scheduleDraft } from '../../../recurring/schedule/schedule-draft';
import { lineDraft } from '../../invoice/create/invoice-draft';

/** What the form holds; `written` makes it what the call takes. */
export const recurringDraft = withScope(
  recurringInvoiceFields
    .omit({ rule: true })
    .extend({ schedule: scheduleDraft, lines: z.array(lineDraft).min(1).max(50) }),
);

export type RecurringForm = FormOf<typeof recurringDraft>;
type Draft = z.output<typeof recurringDraft>;

/** What the call takes, as far as it is written; null while something of it is missing. */
export function writtenInput(draft: unknown): RecurringInvoiceInput | null {
  const parsed = recurringDraft.safeParse(draft);
  return parsed.success ? inputOf(parsed.data) : null;
}

/** What the call takes. Throws where a line is not filled in, which the form refuses before. */
export const inputOf = ({ schedule, ...draft }: Draft): RecurringInvoiceInput =>
  recurringInvoiceInput.parse({ ...draft, rule: ruleOfDraft(schedule) });

/** What the form of a template begins with. */
export const valuesOf = (template: RecurringInvoice) => ({
  ...template,
  // One with amounts per unit has no form: its plan changes it.
  split: template.split === 'each' ? template.split : ('by-share' as const),
  propertyIds: template.properties.map(({ id }) => id),
  schedule: draftOfRule(template.rule),
});
