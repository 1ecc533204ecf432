import { dayOfKey } from '@courtyard/ui';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What the days of a month are marked with; other views have none. */
export const dayClass = 'courtyard-day';

interface Walk {
  root: RefObject<HTMLElement | null>;
  day: string;
  /** Keys of what happens on a day, in the order in which it is read. */
  eventsOn: (day: string) => readonly string[];
  /** A step out of what is shown. */
  onMonth: (day: string) => void;
  /** Enter on a day on which nothing happens. */
  onEmpty: (day: string) => void;
}

const cellsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(`.${dayClass}[data-date]`)];
const dayOf = (cell: Element | null | undefined) => cell?.getAttribute('data-date') ?? '';
const cellAt = (part: Element) => part.closest<HTMLElement>(`.${dayClass}[data-date]`);

function put(element: Element | null, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** What can be opened on a day. What goes on for days is drawn once in each week, so it is looked for in the whole row. */
function partsOf(cell: HTMLElement, keys: readonly string[]): HTMLElement[] {
  const row = cell.closest('[role="row"]');
  const events = keys.flatMap(
    (key) => row?.querySelector(`[data-key="${CSS.escape(key)}"]`)?.closest('a') ?? [],
  );
  return [...events, ...cell.querySelectorAll<HTMLElement>('.courtyard-more')];
}

/**
 * Makes the month one stop of Tab (ARIA Authoring Practices, grid): arrows walk the days, Enter goes into what happens on one, where up
 * and down walk, and Escape comes back to the day. The calendar draws a table of links by itself; this is put on what it drew.
 */
export function useMonthNavigation({ root, day, eventsOn, onMonth, onEmpty }: Walk) {
  const current = useRef(day);
  /** Where the focus goes once its month is drawn. */
  const awaited = useRef<string | null>(null);

  const settle = () => {
    const cells = root.current ? cellsOf(root.current) : [];
    if (!cells.some((cell) => dayOf(cell) === current.current)) {
      // Until the month of the day is drawn, the one before has its stop too.
      current.current = cells.some((cell) => dayOf(cell) === day) ? day : dayOf(cells[0]) || day;
    }
    put(cells[0]?.closest('[role="table"]') ?? null, 'role', 'grid');
    for (const cell of cells) {
      put(cell, 'role', 'gridcell');
      put(cell, 'tabindex', dayOf(cell) === current.current ? '0' : '-1');
      for (const part of cell.querySelectorAll('a, [tabindex]')) put(part, 'tabindex', '-1');
    }
    const cell = cells.find((each) => dayOf(each) === awaited.current);
    if (!cell) return;
    awaited.current = null;
    goTo(cell);
  };
  const goTo = (cell: HTMLElement | undefined) => {
    if (!cell) return;
    current.current = dayOf(cell);
    settle();
    cell.focus();
  };
  const latest = useRef(settle);
  useLayoutEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    if (awaited.current !== day) current.current = day;
    latest.current();
  }, [day]);
  useEffect(() => {
    const { current: drawnIn } = root;
    if (!drawnIn) return () => {};
    const observer = new MutationObserver(() => latest.current());
    observer.observe(drawnIn, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);

  const walk = (event: KeyboardEvent, cell: HTMLElement) => {
    const cells = root.current ? cellsOf(root.current) : [];
    const days = cells.map(dayOf);
    const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
    const to = dayOfKey(event.key, dayOf(cell), weeks);
    if (to === undefined) return;
    event.preventDefault();
    if (days.includes(to)) return goTo(cells[days.indexOf(to)]);
    awaited.current = to;
    current.current = to;
    onMonth(to);
  };

  /** What a key does on a day, or on what happens there. */
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const { target } = event;
    const drawn = cellAt(target);
    if (!drawn || !root.current) return;
    if (target === drawn) {
      if (event.key !== 'Enter' && event.key !== 'F2') return walk(event, drawn);
      event.preventDefault();
      const [first] = partsOf(drawn, eventsOn(dayOf(drawn)));
      if (first) first.focus();
      else if (event.key === 'Enter') onEmpty(dayOf(drawn));
      return;
    }
    const cell = cellsOf(root.current).find((each) => dayOf(each) === current.current) ?? drawn;
    const parts = partsOf(cell, eventsOn(dayOf(cell)));
    const place = parts.indexOf(target);
    const next: Record<string, HTMLElement | undefined> = {
      Escape: cell,
      ArrowUp: parts[place - 1] ?? target,
      ArrowDown: parts[place + 1] ?? target,
      Home: parts[0],
      End: parts.at(-1),
    };
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return walk(event, cell);
    const part = next[event.key];
    if (!part) return;
    event.preventDefault();
    part.focus();
  };

  /** What got the focus otherwise, by the mouse or drawn anew at its place, is where the walk goes on. */
  const follow = ({ target }: { target: EventTarget }): void => {
    const drawn = target instanceof Element ? cellAt(target) : null;
    if (!drawn || !root.current) return;
    const cell = cellsOf(root.current).find((each) => dayOf(each) === current.current);
    if (cell && target !== cell && target instanceof HTMLElement) {
      if (partsOf(cell, eventsOn(dayOf(cell))).includes(target)) return;
    }
    current.current = dayOf(drawn);
    settle();
  };

  return { press, follow };
}
