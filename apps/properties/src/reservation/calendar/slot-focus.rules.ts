import type { DayColumn } from './week-layout.rules';

/** Which block has the keyboard: the column of its day and its place in it. */
export interface Place {
  column: number;
  index: number;
}

/** Where a key leads: to another block, to another week, or nowhere. */
export type Step = Place | 'week-before' | 'week-after' | null;

/**
 * Arrows walk through a day and, at the same time of day, across days; a day without slots is stepped over,
 * and past the edge of the week the next one is asked for. Home and End go to the ends of the day.
 */
export function stepFrom(days: readonly DayColumn[], at: Place, key: string): Step {
  const blocks = days[at.column]?.blocks ?? [];
  if (key === 'ArrowDown') return at.index + 1 < blocks.length ? { ...at, index: at.index + 1 } : null;
  if (key === 'ArrowUp') return at.index > 0 ? { ...at, index: at.index - 1 } : null;
  if (key === 'Home') return { ...at, index: 0 };
  if (key === 'End') return { ...at, index: Math.max(0, blocks.length - 1) };
  if (key === 'PageUp') return 'week-before';
  if (key === 'PageDown') return 'week-after';
  if (key === 'ArrowRight') return across(days, at, 1);
  if (key === 'ArrowLeft') return across(days, at, -1);
  return null;
}

function across(days: readonly DayColumn[], at: Place, direction: 1 | -1): Step {
  const from = days[at.column]?.blocks[at.index]?.from ?? 0;
  for (let column = at.column + direction; column >= 0 && column < days.length; column += direction) {
    const index = nearestTo(from, days[column]);
    if (index !== null) return { column, index };
  }
  return direction === 1 ? 'week-after' : 'week-before';
}

/** The block of a day that starts nearest to a time of day; null for a day without blocks. */
export function nearestTo(minutes: number, day: DayColumn | undefined): number | null {
  if (!day || day.blocks.length === 0) return null;
  const distances = day.blocks.map((block) => Math.abs(block.from - minutes));
  return distances.indexOf(Math.min(...distances));
}

/** Where the keyboard enters a week: its first free slot, else its first block. */
export function entryPlace(days: readonly DayColumn[]): Place | null {
  const places = days.flatMap((day, column) =>
    day.blocks.map((block, index) => ({ column, index, free: block.state === 'free' })),
  );
  const entry = places.find(({ free }) => free) ?? places[0];
  return entry ? { column: entry.column, index: entry.index } : null;
}
