import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Box, Flex } from '../../layout/primitives';
import { tickListHeight, type TickListProps } from './tick-list';

/** As high as two lines of text; the rows are placed by it, so that none has to be measured. */
const rowHeightPx = 56;
const pageRows = 10;

/** Where a key leads from a place; null for a key that leads nowhere. */
function placeAfter(key: string, at: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: pageRows,
    PageUp: -pageRows,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.max(0, Math.min(count - 1, at + step));
}

/** See `TickList`. */
export function TickListRows({ label, count, isTicked, onTick, onShown, children }: TickListProps) {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightPx,
    overscan: 8,
    initialRect: { width: 320, height: 560 },
  });
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => onShown?.(first, last), [onShown, first, last]);
  const active = Math.min(at, Math.max(0, count - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = placeAfter(event.key, active, count);
    if (next !== null) {
      setAt(next);
      virtualizer.scrollToIndex(next);
    } else if (event.key === ' ') onTick?.(active);
    else return;
    event.preventDefault();
  };
  return (
    <Box
      ref={box}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      aria-readonly={onTick === undefined}
      aria-activedescendant={count === 0 ? undefined : `${listId}-${active}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      height={tickListHeight}
      overflowY="auto"
      position="relative"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="md"
    >
      <Box height={`${virtualizer.getTotalSize()}px`} role="presentation">
        {items.map(({ index, start }) => (
          <Flex
            key={index}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={isTicked(index)}
            aria-posinset={index + 1}
            aria-setsize={count}
            onClick={() => {
              setAt(index);
              onTick?.(index);
            }}
            position="absolute"
            top="0"
            insetX="0"
            height={`${rowHeightPx}px`}
            style={{ transform: `translateY(${start}px)` }}
            align="center"
            gap="3"
            px="3"
            cursor={onTick ? 'pointer' : 'default'}
            borderBottomWidth="1px"
            borderColor="border.default"
            bg={index === active ? 'bg.subtle' : undefined}
            outline={index === active ? '2px solid' : undefined}
            outlineColor="accent.solid"
            outlineOffset="-2px"
          >
            {children(index)}
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
