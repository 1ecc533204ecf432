import { type RefObject, useLayoutEffect } from 'react';

const fade = '2rem';

/** A strip that scrolls sideways, without a bar: where it goes on beyond an edge, it fades there. */
export const fadingStrip = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage:
    'linear-gradient(to right, transparent, black var(--fade-left, 0px), black calc(100% - var(--fade-right, 0px)), transparent)',
} as const;

/** Fades the edges of a strip beyond which there is more of it: sets `--fade-left` and `--fade-right` on it. */
export function useEdgeFade(strip: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth, style } = element;
      style.setProperty('--fade-left', scrollLeft > 1 ? fade : '0px');
      style.setProperty('--fade-right', scrollLeft + clientWidth < scrollWidth - 1 ? fade : '0px');
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [strip, count]);
}
