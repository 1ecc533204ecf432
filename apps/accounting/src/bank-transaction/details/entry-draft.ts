import { bankEntryInput } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { id } from '@courtyard/contract/primitives';
import { z } from 'zod';

/** How the other side of a line is written: what is not chosen yet is null. */
export const entryDraft = z
  .object({
    memo: bankEntryInput.shape.memo,
    lines: z
      .array(
        z.object({
          accountId: id.nullable().default(null),
          fundId: id.nullable().default(null),
          amountMinor: z.int().nullable().default(null),
        }),
      )
      .min(1)
      .max(50),
  })
  .superRefine(({ lines }, context) => {
    for (const [at, line] of lines.entries())
      for (const field of ['accountId', 'fundId', 'amountMinor'] as const)
        if (line[field] === null || line[field] === 0)
          context.addIssue({
            code: 'invalid_type',
            expected: 'string',
            input: null,
            path: ['lines', at, field],
          });
  });
