import { useCallback, useRef, useState } from 'react';

const assumedWidthPx = 640;

/** The width of an element in pixels as it changes; charts are drawn for it so that text keeps its size. */
export function useWidth() {
  const [width, setWidth] = useState(assumedWidthPx);
  const observer = useRef<ResizeObserver>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    if (element.clientWidth > 0) setWidth(element.clientWidth);
    observer.current = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.round(entry.contentRect.width)),
    );
    observer.current.observe(element);
  }, []);
  return { ref, width: Math.max(200, width) };
}
