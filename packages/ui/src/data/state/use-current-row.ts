import { usePagerStore } from '@courtyard/common';
import { useLocation } from '@courtyard/common/router';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useKeys } from '../../actions/keys/use-keys';
import type { Room } from '../table/room/room.rules';
import { isForRows, isRowLink, rowBeside } from './current-row.rules';

interface RowsOnScreen {
  /** The list's element. */
  list: RefObject<HTMLElement | null>;
  /** Ids of its rows, in their order. */
  ids: readonly string[];
  room: Room;
  /** False where rows can neither be opened nor previewed: keys do nothing then. */
  hasKeys: boolean;
  hasPreview: boolean;
}

/** What marks a row for `useCurrentRow`. */
export const rowMark = (id: string, current: string | null) => ({
  'data-row': id,
  ...(id === current ? { 'data-current': '', 'aria-current': true, tabIndex: -1 } : {}),
});

/**
 * The row that one is on: J and K go on and back, Enter opens it, Space or P shows its preview, which follows, and Escape
 * puts that away. The focus goes along, on the row's link. Who comes back from a row's page is on that row.
 */
export function useCurrentRow({ list, ids, room, hasKeys, hasPreview }: RowsOnScreen) {
  const returnedTo = useLastRecord();
  const [current, setCurrent] = useState(returnedTo);
  const [isPreviewed, setPreviewed] = useState(false);
  const wantsFocus = useRef(false);
  const isShown = isPreviewed && current !== null && ids.includes(current);
  // Its row is there no more (the next page, other filters): it does not come again by itself when the row does.
  if (isPreviewed && !isShown) setPreviewed(false);

  const goTo = (row: string | null, isPreview: boolean) => {
    // At an end, or shown already, nothing is drawn anew.
    if (row === current && isPreview === isPreviewed) return focusRow(list.current, row);
    wantsFocus.current = true;
    setCurrent(row);
    setPreviewed(isPreview);
  };
  const close = () => goTo(current, false);
  const moveBy = (by: 1 | -1) => () => goTo(rowBeside(ids, current, by), isPreviewed);
  const toggle = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (current === null || (key === ' ' && !isForRows(target) && !isRowLink(target))) return;
    event.preventDefault();
    goTo(current, !isPreviewed);
  };
  const open = ({ target }: KeyboardEvent) => {
    if (isForRows(target)) linkOf(rowOf(list.current, current))?.click();
  };
  const previewKeys = { preview: toggle, close: isPreviewed ? close : undefined };
  useKeys(hasKeys ? { next: moveBy(1), previous: moveBy(-1), open, ...(hasPreview && previewKeys) } : {});

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    focusRow(list.current, current);
  });
  // Beside a preview the table may have room for cards only: the row that had the focus is drawn anew, and the list has it.
  useLayoutEffect(() => {
    if (document.activeElement === list.current) focusRow(list.current, current);
  }, [room, current, list]);
  // A preview that goes with its row takes the focus that was in it along.
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const shownIn = list.current;
    return () => {
      if (document.activeElement === document.body) shownIn?.focus({ preventScroll: true });
    };
  }, [isShown, list]);

  useReturn(list, ids.length > 0 && current === returnedTo ? current : null);

  return {
    current,
    isPreviewed: isShown,
    preview: (id: string) => goTo(id, true),
    closePreview: close,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (row !== undefined) setCurrent(row);
    },
  };
}

/** The record of this list whose page was on screen last; null for who was on none. */
function useLastRecord(): string | null {
  const { pathname, search } = useLocation();
  const [id] = useState(() => {
    const { last } = usePagerStore.getState();
    return last?.list === `${pathname}${search}` ? last.id : null;
  });
  return id;
}

/** Who comes back finds the row in sight. */
function useReturn(list: RefObject<HTMLElement | null>, id: string | null): void {
  useEffect(() => {
    if (id === null) return undefined;
    // After the page has gone to its top, as every new page does.
    const frame = requestAnimationFrame(() => rowOf(list.current, id)?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [id, list]);
}

function rowOf(list: HTMLElement | null, id: string | null): HTMLElement | null {
  return id === null ? null : (list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null);
}

const linkOf = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('a[href]') ?? null;

function focusRow(list: HTMLElement | null, id: string | null): void {
  const row = rowOf(list, id);
  (linkOf(row) ?? row)?.focus();
}
