import { cutTo } from '@courtyard/contract/primitives';
import type { JournalEntryInput } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { partOfMonth } from '@courtyard/contract/accounting/recurring/entry/amortization.rules';
import type { RecurringEntryInput } from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { withMonth } from '@courtyard/contract/accounting/recurring/schedule-text.rules';
import { addMonths, startOfMonth } from '@courtyard/contract/days';
import type { Language } from '@courtyard/contract/fields/labels';
import { daysAfter } from '../schedule/schedule.rules';
import type { OccurrenceDay } from '../schedule/template';

/** What a recurring entry posts, and when. */
export type PostedTemplate = Pick<
  RecurringEntryInput,
  'kind' | 'months' | 'memo' | 'lines' | 'rule' | 'startsOn'
>;

const longest = 200;

/** The lines of a day: the same each time, or of an amortization the part of its month. Throws where an amortization has no such day. */
export function linesOfDay(
  { kind, lines, months, rule, startsOn }: Omit<PostedTemplate, 'memo'>,
  occursOn: string,
): RecurringEntryInput['lines'] {
  // Months that come along with another kind spread nothing, as they are not kept with it.
  if (kind !== 'amortization' || months === null) return lines;
  const month = daysAfter({ rule, startsOn }, null, months).indexOf(occursOn) + 1;
  if (month === 0) throw new Error(`an amortization has no part for ${occursOn}`);
  return lines.map((line) => ({
    ...line,
    amountMinor: partOfMonth({ totalMinor: line.amountMinor, months }, month),
  }));
}

/** The entry of a day, as a person would write it: an accrual is taken back on the first day of the month after. */
export function entryOfDay(
  template: PostedTemplate,
  { occursOn, datedOn }: OccurrenceDay,
  language: Language,
): JournalEntryInput {
  const said = (text: string | null) =>
    text === null ? null : cutTo(withMonth(text, occursOn, language), longest);
  return {
    date: datedOn,
    memo: said(template.memo),
    lines: linesOfDay(template, occursOn).map((line) => ({ ...line, memo: said(line.memo) })),
    fileIds: [],
    reverseOn: template.kind === 'accrual' ? addMonths(startOfMonth(datedOn), 1) : null,
  };
}

/** The sum of the debits. */
export const debitsOf = (lines: readonly { amountMinor: number }[]): number =>
  lines.reduce((sum, { amountMinor }) => sum + Math.max(0, amountMinor), 0);
