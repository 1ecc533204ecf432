import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { entryPlace, nearestTo, type Place, stepFrom } from './slot-focus.rules';
import type { DayColumn } from './week-layout.rules';

/** Marks a block for the keyboard: the column of its day and its place in it. */
export const placeMark = (place: Place) => ({ 'data-place': `${place.column}-${place.index}` });

interface Wish {
  column: number;
  /** Time of day to land near, in minutes. */
  from: number;
  /** The week that is being left. */
  week: string;
}

/** The keyboard's place in a week: one block is in the tab order, arrows walk, and another week keeps the time of day. */
export function useSlotKeys(
  days: readonly DayColumn[],
  grid: RefObject<HTMLElement | null>,
  onWeek: (direction: -1 | 1) => void,
) {
  const [chosen, setAt] = useState<Place | null>(null);
  const wish = useRef<Wish | null>(null);
  const week = days[0]?.day ?? '';
  const at = chosen && days[chosen.column]?.blocks[chosen.index] ? chosen : entryPlace(days);

  const moveTo = (place: Place) => {
    setAt(place);
    grid.current?.querySelector<HTMLElement>(`[data-place="${place.column}-${place.index}"]`)?.focus();
  };

  useEffect(() => {
    const wanted = wish.current;
    if (!wanted || wanted.week === week) return;
    wish.current = null;
    const column = days[wanted.column]?.blocks.length ? wanted.column : entryPlace(days)?.column;
    if (column !== undefined) moveTo({ column, index: nearestTo(wanted.from, days[column]) ?? 0 });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = stepFrom(days, at, event.key);
    if (step === null) return;
    event.preventDefault();
    if (typeof step === 'object') return moveTo(step);
    const direction = step === 'week-after' ? 1 : -1;
    const edge = direction === 1 ? 0 : days.length - 1;
    const column = event.key.startsWith('Arrow') ? edge : at.column;
    wish.current = { column, from: days[at.column]?.blocks[at.index]?.from ?? 0, week };
    onWeek(direction);
  };
  return { at, setAt, onKeyDown };
}
