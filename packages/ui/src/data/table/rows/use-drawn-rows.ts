import { startTransition, useEffect, useMemo, useState } from 'react';

/** About what a window shows. */
const atOnce = 20;

/** How high a row is about, in pixels. */
export const rowHeightPx = 44;

/**
 * The rows of another answer in two steps, those that a window shows and then the rest: no frame lays out and paints all of
 * them while somebody types. The first answer is drawn whole, and a row that was there stays.
 */
export function useDrawnRows<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const [whole, setWhole] = useState(rows);
  useEffect(() => startTransition(() => setWhole(rows)), [rows]);
  return useMemo(() => {
    if (whole === rows) return rows;
    const wereThere = new Set(whole.map(({ id }) => id));
    return rows.filter(({ id }, at) => at < atOnce || wereThere.has(id));
  }, [rows, whole]);
}
