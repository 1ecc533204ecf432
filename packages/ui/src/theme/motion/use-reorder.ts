import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motionNow } from './motion';
import { reorderSeconds } from './moves';

interface Spot {
  x: number;
  y: number;
}

export interface Reorder {
  /** Whether its children may change places now; to measure them costs a layout. */
  isOn: boolean;
  /** The edge that stays where it is when something is added: a list at the bottom of the window grows upwards. */
  anchor?: 'top' | 'bottom';
}

/** Lets the children of a list glide to their new places when their order or their number has changed. */
export function useReorder(list: RefObject<HTMLElement | null>, { isOn, anchor = 'top' }: Reorder): void {
  const spots = useRef(new Map<Element, Spot>());
  useLayoutEffect(() => {
    const before = spots.current;
    spots.current = isOn && list.current ? spotsIn(list.current, anchor) : new Map();
    const library = motionNow();
    if (!library) return;
    for (const [child, { x, y }] of spots.current) {
      const was = before.get(child);
      if (!was || (was.x === x && was.y === y) || !(child instanceof HTMLElement)) continue;
      const frames = { transform: [`translate(${was.x - x}px, ${was.y - y}px)`, 'none'] };
      const rest = () => child.style.removeProperty('transform');
      library.animate(child, frames, { duration: reorderSeconds, ease: 'easeOut' }).then(rest, rest);
    }
  });
}

/** Places within the list, as the layout has them: a move that is under way, or scrolling, changes nothing. */
function spotsIn(list: HTMLElement, anchor: 'top' | 'bottom'): Map<Element, Spot> {
  const children = [...list.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['leaving'] === undefined,
  );
  const [first] = children;
  // A layout for nothing, each time that a page is drawn: there is rarely a toast.
  if (!first) return new Map();
  const height = anchor === 'bottom' ? list.offsetHeight : 0;
  const origin = first.offsetParent === list ? { x: 0, y: 0 } : { x: list.offsetLeft, y: list.offsetTop };
  return new Map(
    children.map((child) => [
      child,
      { x: child.offsetLeft - origin.x, y: child.offsetTop - origin.y - height },
    ]),
  );
}
