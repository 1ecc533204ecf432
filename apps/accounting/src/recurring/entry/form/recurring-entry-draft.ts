import type { JournalEntry } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import {
  type RecurringEntry,
  recurringEntryFields,
  recurringEntryInput,
  type RecurringEntryInput,
} from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { addDays } from '@courtyard/contract/days';
import type { FormOf } from '@courtyard/ui/forms';
import { z } from 'zod';
import { faultsOfLines, lineDraft, refuse } from '../../../journal-entry/create/entry-draft';
import { blankLine, isBlank } from '../../../journal-entry/create/lines.rules';
import { draftOfRule, ruleOfDraft, scheduleDraft } from '../../schedule/schedule-draft';

/** The lines of an amortization: the first is the expense, the second what was paid ahead; the fund is that of the first. */
const spreadPaths = [
  ['lines', 0, 'accountId'],
  ['lines', 1, 'accountId'],
  ['lines', 0, 'fundId'],
] as const;

interface Spread {
  lines: readonly z.output<typeof lineDraft>[];
  months: number | null;
  totalMinor: number | null;
}

/** Says what an amortization lacks. */
function refuseSpread({ lines, months, totalMinor }: Spread, context: z.RefinementCtx): void {
  const [expense, prepaid] = lines;
  const given = [expense?.accountId, prepaid?.accountId, expense?.fundId];
  const missing = spreadPaths.filter((_, place) => !given[place]);
  refuse(
    context,
    missing.map((path) => [...path]),
  );
  for (const [name, value] of Object.entries({ months, totalMinor }))
    if (value === null)
      context.addIssue({ code: 'invalid_type', expected: 'int', input: null, path: [name] });
  if (months !== null && totalMinor !== null && totalMinor < months)
    context.addIssue({ code: 'custom', path: ['totalMinor'] });
}

/** What the form holds; `inputOf` makes it what the call takes. */
export const recurringEntryDraft = recurringEntryFields
  .omit({ rule: true })
  .extend({
    schedule: scheduleDraft,
    lines: z.array(lineDraft).max(200),
    /** Of an amortization. */
    totalMinor: z.int().min(1).nullable().default(null),
  })
  .superRefine((draft, context) => {
    if (draft.kind === 'amortization') refuseSpread(draft, context);
    else refuse(context, faultsOfLines(draft.lines));
  });

export type RecurringEntryForm = FormOf<typeof recurringEntryDraft>;
type Draft = z.output<typeof recurringEntryDraft>;

const spreadLines = ({ lines: [expense, prepaid], totalMinor }: Draft) => {
  const memo = expense?.memo ?? null;
  const fundId = expense?.fundId ?? null;
  return [
    { accountId: expense?.accountId ?? null, fundId, memo, amountMinor: totalMinor },
    { accountId: prepaid?.accountId ?? null, fundId, memo, amountMinor: -(totalMinor ?? 0) },
  ];
};

/** The lines without those that say nothing: what the server says of one is said at its place. */
export const sentLines = ({ kind, lines }: Draft): Draft['lines'] =>
  kind === 'amortization' ? lines : lines.filter((line) => !isBlank(line));

/** What the call takes. Throws where something is not filled in, which the form refuses before. */
export function inputOf(draft: Draft): RecurringEntryInput {
  const { schedule, totalMinor: _total, ...written } = draft;
  if (draft.kind !== 'amortization')
    return recurringEntryInput.parse({
      ...written,
      months: null,
      rule: ruleOfDraft(schedule),
      lines: sentLines(draft),
    });
  const eachMonth = { every: 'month', interval: 1, ends: 'after', until: null, times: draft.months } as const;
  return recurringEntryInput.parse({
    ...written,
    rule: ruleOfDraft({ ...schedule, ...eachMonth }),
    lines: spreadLines(draft),
  });
}

/** What the call takes, as far as it is written; null while something of it is missing. */
export function writtenInput(draft: unknown): RecurringEntryInput | null {
  const parsed = recurringEntryDraft.safeParse(draft);
  return parsed.success ? inputOf(parsed.data) : null;
}

const written = ({ accountId, fundId, amountMinor, memo }: RecurringEntry['lines'][number]) => ({
  accountId,
  fundId,
  amountMinor,
  memo,
});

/** What the form of a recurring entry begins with. */
export function valuesOf(entry: RecurringEntry) {
  const lines = entry.lines.map(written);
  return {
    ...entry,
    lines:
      entry.kind === 'amortization'
        ? lines.toSorted((one, other) => other.amountMinor - one.amountMinor)
        : lines,
    totalMinor: entry.kind === 'amortization' ? entry.amountMinor : null,
    schedule: draftOfRule(entry.rule),
  };
}

const latestDate = 28;

/** What the form begins with: nothing, or an entry of the journal, on the same day of each month from now on. */
export function startOf(copied: JournalEntry | null, today: string, fundId: string | null) {
  if (copied === null) {
    const lines = [blankLine(fundId), blankLine(fundId)];
    return { startsOn: today, lines, schedule: draftOfRule('FREQ=MONTHLY;BYMONTHDAY=-1') };
  }
  const { date, memo, no, lines } = copied;
  const dayOfMonth = Number(date.slice(8));
  return {
    name: memo?.slice(0, 120) ?? String(no),
    kind: copied.kind === 'accrual' ? ('accrual' as const) : ('standing' as const),
    memo,
    startsOn: addDays(date > today ? date : today, 1),
    schedule: draftOfRule(`FREQ=MONTHLY;BYMONTHDAY=${dayOfMonth > latestDate ? -1 : dayOfMonth}`),
    lines: lines.map(({ account, fund, amountMinor, memo: note }) => ({
      accountId: account.id,
      fundId: fund.id,
      amountMinor,
      memo: note,
    })),
  };
}
