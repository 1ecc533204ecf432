import {
  journalEntryInput,
  journalLineInput,
} from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { id } from '@courtyard/contract/primitives';
import type { FormOf } from '@courtyard/ui/forms';
import { z } from 'zod';
import { differences, isBlank } from './lines.rules';

/** A line as it is written: what is not chosen yet is null. */
export const lineDraft = z.object({
  accountId: id.nullable().default(null),
  fundId: id.nullable().default(null),
  amountMinor: z.int().nullable().default(null),
  memo: journalLineInput.shape.memo,
});

const needed = ['accountId', 'fundId', 'amountMinor'] as const;

/** What lines lack, each path in the form; where nothing is missing, that they do not balance. */
export function faultsOfLines(lines: readonly z.output<typeof lineDraft>[]): (string | number)[][] {
  const missing = lines.flatMap((line, at) =>
    isBlank(line)
      ? []
      : needed.filter((name) => line[name] === null || line[name] === 0).map((name) => ['lines', at, name]),
  );
  if (missing.length > 0) return missing;
  const written = lines.filter((line) => !isBlank(line));
  const isEven = differences(written).every(({ differenceMinor }) => differenceMinor === 0);
  return written.length >= 2 && isEven ? [] : [['lines']];
}

/** Says of each path what is wrong: of a field that it is missing, of `lines` what the form says. */
export function refuse(context: z.RefinementCtx, paths: readonly (string | number)[][]): void {
  for (const path of paths)
    context.addIssue(
      path.length > 1
        ? { code: 'invalid_type', expected: 'string', input: null, path }
        : { code: 'custom', path },
    );
}

/** What the form holds; `journalEntryInput` makes it what the call takes, without the lines that say nothing. */
export const entryDraft = journalEntryInput
  .extend({ lines: z.array(lineDraft).max(200) })
  .superRefine(({ date, lines, reverseOn }, context) => {
    refuse(context, faultsOfLines(lines));
    if (reverseOn !== null && reverseOn < date) context.addIssue({ code: 'custom', path: ['reverseOn'] });
  });

export type EntryForm = FormOf<typeof entryDraft>;
export type LineDraft = z.input<typeof lineDraft>;

/** The entry as the call takes it, without words and files, which are no matter to who decides; null while it cannot be posted. */
export function entryWritten(given: Pick<z.input<typeof entryDraft>, 'date' | 'reverseOn' | 'lines'>) {
  const draft = entryDraft.safeParse(given);
  if (!draft.success) return null;
  const lines = draft.data.lines.filter((line) => !isBlank(line));
  const written = journalEntryInput.safeParse({ ...draft.data, lines });
  return written.success ? written.data : null;
}
