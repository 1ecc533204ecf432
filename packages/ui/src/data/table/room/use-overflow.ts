import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Whether what is inside is wider than the element. Give `ref` to the element. `onOverflow` is told each time that it is measured to be so. */
export function useOverflow(onOverflow: () => void) {
  const [overflows, setOverflows] = useState(false);
  const observer = useRef<ResizeObserver>(undefined);
  const latest = useRef(onOverflow);
  useLayoutEffect(() => {
    latest.current = onOverflow;
  });
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    const content = element?.firstElementChild;
    if (!element || !content) return;
    observer.current = new ResizeObserver(() => {
      const isWider = content.scrollWidth > element.clientWidth + 1;
      setOverflows(isWider);
      if (isWider) latest.current();
    });
    observer.current.observe(element);
    observer.current.observe(content);
  }, []);
  return { ref, overflows };
}
