import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Height that is drawn beyond what is in sight, as a part of the window of the document. */
const nearMargin = '75%';

const numberOf = (element: Element) => Number(element.getAttribute('data-page'));

const none: ReadonlySet<number> = new Set();

/** Which pages are in sight or nearly so, once they have their sizes. */
export function useNearPages(box: RefObject<HTMLElement | null>, isSized: boolean): ReadonlySet<number> {
  const [near, setNear] = useState(none);
  useEffect(() => {
    const root = box.current;
    if (!root || !isSized) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) after.add(numberOf(target));
            else after.delete(numberOf(target));
          return after;
        }),
      { root, rootMargin: `${nearMargin} 0px` },
    );
    for (const sheet of root.children) observer.observe(sheet);
    return () => observer.disconnect();
  }, [box, isSized]);
  return near;
}

/** The last page that begins above a line, by halves: there may be thousands. */
function pageAt(root: HTMLElement, line: number): number {
  let [first, last] = [0, root.children.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    const sheet = root.children[middle];
    if (sheet instanceof HTMLElement && sheet.offsetTop <= line) first = middle;
    else last = middle - 1;
  }
  return first + 1;
}

/** Tells which page takes the upper third of the window while it is scrolled. */
export function useOpenPage(box: RefObject<HTMLElement | null>, onOpen: (page: number) => void): void {
  const tell = useEffectEvent(() => {
    const root = box.current;
    if (root) onOpen(pageAt(root, root.scrollTop + root.clientHeight / 3));
  });
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    let asked = 0;
    const onScroll = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(tell);
    };
    root.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      root.removeEventListener('scroll', onScroll);
    };
  }, [box]);
}

export const sheetOf = (root: HTMLElement, number: number) =>
  root.querySelector<HTMLElement>(`[data-page="${number}"]`);

/** How wide the window of the document is inside, in CSS pixels. */
export function useRoom(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(Math.floor(entry.contentRect.width)));
    observer.observe(root);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
