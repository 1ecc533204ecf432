import { type Page, page, type Problem, problem, storedFile } from '@courtyard/contract';
import type { z } from 'zod';

/** An id that says what it is of: `idOf(7)`. */
export const idOf = (number: number) => `01980000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Where a list stands: the one page of one row, unless said otherwise. */
export const pageOf = (part: Partial<Page> = {}): Page =>
  page.parse({ next: null, previous: null, total: 1, firstPosition: 1, ...part });

/** A paper or picture that was uploaded. */
export const fileOf = (number: number, name: string) =>
  storedFile.parse({
    id: idOf(number),
    name,
    mediaType: 'application/pdf',
    bytes: 2_048,
    uploadedAt: '2026-11-21T10:00:00Z',
    url: `/api/v1/files/${number}`,
  });

/** An error as the server says it (RFC 9457). */
export function problemOf(status: number, code: string, part: Partial<Problem> = {}): Response {
  const body = problem.parse({ type: 'about:blank', title: code, status, code, ...part });
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

/** What a sample has to give of a record: all that can neither be null nor an empty list. */
type Given<T> = Partial<T> & {
  [K in keyof T as null extends T[K] ? never : never[] extends T[K] ? never : K]: T[K];
};

/** A record as its answer has it: what is not given is null where it may be, and else an empty list. */
export function sampleOf<S extends z.ZodObject<Readonly<Record<string, z.ZodType>>>>(
  schema: S,
  given: Given<z.input<S>>,
): z.output<S> {
  const emptyOf = (field: z.ZodType) => [null, []].find((value) => field.safeParse(value).success);
  const blank = Object.entries(schema.shape).map(([name, field]) => [name, emptyOf(field)]);
  return schema.parse({ ...Object.fromEntries(blank), ...given });
}
