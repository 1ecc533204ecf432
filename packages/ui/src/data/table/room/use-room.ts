import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { useIsNarrow } from '../../../layout/use-is-narrow';
import { type Limit, type Room, roomIn, roomWithin } from './room.rules';

const rootFontPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/**
 * What a list has room for as its element is now; in a narrow window always cards. `tooWide` says that the table did
 * not fit all the same, as some languages and contents need more: it goes on with fewer columns until there is more room.
 */
export function useRoom(list: RefObject<HTMLElement | null>): { room: Room; tooWide: () => void } {
  const isNarrow = useIsNarrow();
  const [widthRem, setWidthRem] = useState<number | null>(null);
  const [limit, setLimit] = useState<Limit | null>(null);
  // Before the first paint: the table is never drawn for another width.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => element.clientWidth > 0 && setWidthRem(element.clientWidth / rootFontPx());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  const room = isNarrow ? 'cards' : widthRem === null ? 4 : roomWithin(roomIn(widthRem), widthRem, limit);
  const tooWide = useCallback(() => {
    if (widthRem !== null && room !== 'cards' && room > 2) setLimit({ widthRem, room: room === 4 ? 3 : 2 });
  }, [widthRem, room]);
  return { room, tooWide };
}
