import {
  journalEntryInput,
  journalLineInput,
} from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { id } from '@courtyard/contract/primitives';
import type { FormOf } from '@courtyard/ui/forms';
import { z } from 'zod';
import { differences, isBlank } from './lines.rules';

/** A line as it is written: what is not chosen yet is null. */
const lineDraft = z.object({
  accountId: id.nullable().default(null),
  fundId: id.nullable().default(null),
  amountMinor: z.int().nullable().default(null),
  memo: journalLineInput.shape.memo,
});

const needed = ['accountId', 'fundId', 'amountMinor'] as const;

/** What the form holds; `journalEntryInput` makes it what the call takes, without the lines that say nothing. */
export const entryDraft = journalEntryInput
  .extend({ lines: z.array(lineDraft).max(200) })
  .superRefine(({ date, lines, reverseOn }, context) => {
    const missing = lines.flatMap((line, at) =>
      isBlank(line)
        ? []
        : needed.filter((name) => line[name] === null || line[name] === 0).map((name) => ['lines', at, name]),
    );
    for (const path of missing)
      context.addIssue({ code: 'invalid_type', expected: 'string', input: null, path });
    const written = lines.filter((line) => !isBlank(line));
    const isWhole = missing.length === 0;
    if (
      isWhole &&
      (written.length < 2 || differences(written).some(({ differenceMinor }) => differenceMinor !== 0))
    )
      context.addIssue({ code: 'custom', path: ['lines'] });
    if (reverseOn !== null && reverseOn < date) context.addIssue({ code: 'custom', path: ['reverseOn'] });
  });

export type EntryForm = FormOf<typeof entryDraft>;
export type LineDraft = z.input<typeof lineDraft>;
