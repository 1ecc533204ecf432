import { type RefObject, useLayoutEffect, useRef } from 'react';
import { openedBy } from '../focus/return-focus';
import { type Placement, placePanel } from './place.rules';

export interface Floating {
  anchor: () => Element | null | undefined;
  panel: RefObject<HTMLElement | null>;
  open: boolean;
  placement: Placement;
  /** Makes the panel at least as wide as its anchor. */
  matchWidth?: boolean;
}

/**
 * Lifts a panel with the `popover` attribute into the browser's top layer beside its anchor and keeps it there while
 * things scroll. Where the browser has no popovers the fixed position still holds.
 */
export function useFloating({ anchor, panel, open, placement, matchWidth = false }: Floating): void {
  const { side, align, gap } = placement;
  const anchorNow = useRef(anchor);
  anchorNow.current = anchor;

  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    element.showPopover?.();
    openedBy(element, anchorNow.current());

    const place = () => {
      const rect = anchorNow.current()?.getBoundingClientRect();
      if (!rect) return;
      if (matchWidth) element.style.minWidth = `${rect.width}px`;
      // Layout size, not the drawn one: the panel may be half-way through its entrance.
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const at = placePanel(rect, size, view, { side, align, gap });
      element.style.top = `${at.top}px`;
      element.style.left = `${at.left}px`;
      element.dataset['side'] = at.side;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      observer.disconnect();
    };
  }, [open, panel, side, align, gap, matchWidth]);
}
