import { type RefObject, useLayoutEffect } from 'react';

/** What is as large as the page or a dialog is never covered entirely, nor clear of the messages anywhere. */
const areas = 'body, main, dialog, [role=dialog]';

/**
 * Puts the region under the top bar while it would cover what has the focus at the bottom, and back where it would cover
 * it there (WCAG 2.4.11). The region's styles read `data-place`; it is looked again when the focus moves, the page scrolls or
 * something changes its size.
 */
export function useClearOfFocus(region: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!isOn || !element) return;
    const look = () => moveClear(element);
    // The browser may scroll to what got the focus after it says so.
    const lookAfter = () => {
      look();
      requestAnimationFrame(look);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(document.body);
    document.addEventListener('focusin', lookAfter);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', lookAfter);
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
      delete element.dataset['place'];
    };
  }, [region, isOn]);
}

function moveClear(region: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused.matches(areas) || region.contains(focused)) return;
  const covered = () => overlap(region.getBoundingClientRect(), focused.getBoundingClientRect());
  const now = covered();
  if (now === 0) return;
  toggle(region);
  if (covered() >= now) toggle(region);
}

function toggle(region: HTMLElement): void {
  if (region.dataset['place'] === 'top') delete region.dataset['place'];
  else region.dataset['place'] = 'top';
}

/** The area that two boxes share. */
function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
