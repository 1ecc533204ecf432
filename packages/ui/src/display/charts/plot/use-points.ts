import { type KeyboardEvent, useState } from 'react';

/**
 * Walking over the points of a chart with the arrow keys: one stop of the Tab key, left and right along the categories,
 * up and down over the series. Enter opens the point, where `open` is given.
 */
export function usePoints(
  categoryCount: number,
  seriesCount: number,
  open?: (point: { category: number; series: number }) => void,
) {
  const [active, setActive] = useState<{ category: number; series: number } | null>(null);
  const at = active ?? { category: 0, series: 0 };
  const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, { category: number; series: number }> = {
      ArrowRight: { ...at, category: at.category + 1 },
      ArrowLeft: { ...at, category: at.category - 1 },
      ArrowDown: { ...at, series: at.series + 1 },
      ArrowUp: { ...at, series: at.series - 1 },
      Home: { ...at, category: 0 },
      End: { ...at, category: categoryCount - 1 },
    };
    const next = moves[event.key];
    if (event.key === 'Escape') setActive(null);
    if (event.key === 'Enter' && active) open?.(active);
    if (!next) return;
    event.preventDefault();
    setActive({ category: clamp(next.category, categoryCount), series: clamp(next.series, seriesCount) });
  };

  return {
    active,
    setActive,
    isLinked: open !== undefined,
    handlers: {
      onKeyDown,
      onFocus: () => setActive(at),
      onBlur: () => setActive(null),
      onPointerLeave: () => setActive(null),
    },
  };
}
