import { useCallback, useRef, useState } from 'react';

/** Whether what is inside is wider than the element. Give `ref` to the element. */
export function useOverflow() {
  const [overflows, setOverflows] = useState(false);
  const observer = useRef<ResizeObserver>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    const content = element?.firstElementChild;
    if (!element || !content) return;
    observer.current = new ResizeObserver(() => setOverflows(content.scrollWidth > element.clientWidth + 1));
    observer.current.observe(element);
    observer.current.observe(content);
  }, []);
  return { ref, overflows };
}
