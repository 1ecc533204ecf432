import type { z } from 'zod';

/** Writes the entries of a list in a form, one after the other; what is not finished yet is passed over. */
export const listText =
  <T>(entry: z.ZodType<T>, textOf: (one: T) => string, separator = ', ') =>
  (value: unknown): string =>
    (Array.isArray(value) ? value : [])
      .flatMap((one: unknown) => {
        const read = entry.safeParse(one);
        return read.success ? [textOf(read.data)] : [];
      })
      .join(separator);
