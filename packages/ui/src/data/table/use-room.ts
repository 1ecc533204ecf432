import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsNarrow } from '../../layout/use-is-narrow';
import { type Room, roomIn } from './room.rules';

const rootFontPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** What a list has room for as its element is now; in a narrow window always cards. */
export function useRoom(list: RefObject<HTMLElement | null>): Room {
  const isNarrow = useIsNarrow();
  const [room, setRoom] = useState<Room>(4);
  // Before the first paint: the table is never drawn for another width.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => element.clientWidth > 0 && setRoom(roomIn(element.clientWidth / rootFontPx()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return isNarrow ? 'cards' : room;
}
