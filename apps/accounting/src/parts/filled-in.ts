import type { z } from 'zod';

/** A field that begins empty, as null, and has to be filled in: what is missing is said at the field, beside what else is. */
export const filledIn = <S extends z.ZodType>(schema: S) =>
  schema.nullable().superRefine((value, context) => {
    if (value === null) context.addIssue({ code: 'invalid_type', expected: 'string', input: null });
  });
