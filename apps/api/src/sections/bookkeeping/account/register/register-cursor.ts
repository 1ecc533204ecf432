import { day } from '@courtyard/contract/primitives';
import { z } from 'zod';
import {
  decodeCursor,
  encodeCursor,
  orderFingerprint,
  unusableCursor,
} from '../../../../platform/database/lists/cursor';
import type { RegisterPage, RegisterPlace } from '../../../../ledger';

const order = orderFingerprint(
  ['entry_date', 'entry_no', 'line'].map((column) => ({
    column: `journal_line.${column}`,
    direction: 'asc',
  })),
);
const values = z.tuple([day, z.int(), z.int()]);

/** Which lines a cursor stands for: those after a place, or before it. Throws a Problem, 422, for one that is not ours. */
export function placeOf(cursor: string): { after: RegisterPlace } | { before: RegisterPlace } {
  const { d: way, v } = decodeCursor(cursor, order, 3);
  const verdict = values.safeParse(v);
  if (!verdict.success) throw unusableCursor();
  const [date, no, line] = verdict.data;
  const place = { date, no, line };
  return way === 'next' ? { after: place } : { before: place };
}

/** What leads from a page to the next one and to the one before; null where there is none. */
export function cursorsOf({ lines, total, firstPosition }: RegisterPage): {
  next: string | null;
  previous: string | null;
} {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return { next: null, previous: null };
  const cursor = (d: 'next' | 'previous', { date, no, line }: RegisterPlace, p: number) =>
    encodeCursor({ o: order, d, v: [date, no, line], p });
  const lastPosition = firstPosition + lines.length - 1;
  return {
    next: lastPosition < total ? cursor('next', last, lastPosition) : null,
    previous: firstPosition > 1 ? cursor('previous', first, firstPosition) : null,
  };
}
