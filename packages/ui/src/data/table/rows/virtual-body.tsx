import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Spacer } from './spacer';
import { rowHeightPx } from './use-drawn-rows';

/** What a row that is drawn out of many has to carry. */
export interface PlacedRow {
  index: number;
  /** Measures the row, for rows that are higher than the rest. */
  measure: (element: Element | null) => void;
}

export interface VirtualBodyProps {
  count: number;
  drawRow: (placed: PlacedRow) => ReactNode;
}

/** Draws what the window shows and a little more; two empty rows hold the height of the rest. */
export function VirtualBody({ count, drawRow }: VirtualBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setScrollMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeightPx,
    overscan: 12,
    scrollMargin,
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() + scrollMargin - (items.at(-1)?.end ?? scrollMargin);
  return (
    <tbody ref={body}>
      <Spacer height={before} />
      {items.map(({ index }) => drawRow({ index, measure: virtualizer.measureElement }))}
      <Spacer height={after} />
    </tbody>
  );
}
