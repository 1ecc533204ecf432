import { createHash } from 'node:crypto';
import { z } from 'zod';
import { invalid } from '../../http/problem';

const content = z.object({
  /** Fingerprint of the order that the cursor belongs to. */
  o: z.string(),
  /** `next`: the page after the row; `previous`: the page before it. */
  d: z.enum(['next', 'previous']),
  /** The row's values in the sorted columns. */
  v: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** 1-based position of the row. */
  p: z.int().min(1),
});

export type Cursor = z.infer<typeof content>;

export const unusableCursor = () =>
  invalid({ cursor: 'This position in the list is no longer valid. Start from the first page.' });

// As many as the code has orders: they come from its own columns.
const fingerprints = new Map<string, string>();

/** Short fingerprint of an order, so that a cursor of another order is refused. */
export function orderFingerprint(order: readonly { column: string; direction: string }[]): string {
  const text = order.map(({ column, direction }) => `${column} ${direction}`).join();
  const known = fingerprints.get(text);
  if (known !== undefined) return known;
  const fingerprint = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  fingerprints.set(text, fingerprint);
  return fingerprint;
}

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Throws a `validation` problem for a cursor that is not ours or belongs to another order. */
export function decodeCursor(text: string, order: string, columns: number): Cursor {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw unusableCursor();
  }
  const verdict = content.safeParse(json);
  if (!verdict.success || verdict.data.o !== order || verdict.data.v.length !== columns)
    throw unusableCursor();
  return verdict.data;
}
