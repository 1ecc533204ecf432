import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { sheetOf, useOpenPage } from './page/use-sheets';
import { pageInHash } from './zoom.rules';

/** Between two pages, and above one that was gone to, in CSS pixels. */
const gap = 12;

/** Which page is open, and the ways to another. What is read stays at its place when its size changes. */
export function usePosition(
  box: RefObject<HTMLElement | null>,
  { pages, scale }: { pages: number; scale: number },
) {
  const [page, setPage] = useState(1);
  useOpenPage(box, setPage);
  const goTo = useCallback(
    (number: number) => {
      const root = box.current;
      const asked = Math.max(1, Math.min(number, pages));
      const sheet = root && sheetOf(root, asked);
      if (!sheet) return;
      root.scrollTop = sheet.offsetTop - gap;
      setPage(asked);
    },
    [box, pages],
  );
  const goToNamed = useEffectEvent(() => {
    const named = pageInHash(globalThis.location.hash);
    if (named !== undefined) goTo(named);
  });
  const isSized = scale > 0;
  useEffect(() => {
    if (!isSized) return;
    const first = requestAnimationFrame(goToNamed);
    globalThis.addEventListener('hashchange', goToNamed);
    return () => {
      cancelAnimationFrame(first);
      globalThis.removeEventListener('hashchange', goToNamed);
    };
  }, [isSized]);
  useKeptPlace(box, page, scale);
  return { page, goTo };
}

function useKeptPlace(box: RefObject<HTMLElement | null>, page: number, scale: number): void {
  const before = useRef(scale);
  useLayoutEffect(() => {
    const root = box.current;
    const was = before.current;
    before.current = scale;
    const sheet = root && sheetOf(root, page);
    if (!sheet || was === scale || was === 0) return;
    // The sheets have their new sizes, and the window still scrolls where it did by the old ones.
    const fixed = (sheetOf(root, 1)?.offsetTop ?? 0) + (page - 1) * gap;
    root.scrollTop = (root.scrollTop - fixed) * (scale / was) + fixed;
  }, [box, page, scale]);
}
