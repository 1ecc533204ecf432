import { CardHearing, type CardSays } from '@courtyard/common';
import { Box } from '@courtyard/ui';
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { heightOf } from '../../registry/contributions.rules';
import type { CardRooms } from './use-rooms';

export interface CardRoomProps {
  cardKey: string;
  rooms: CardRooms;
  /** What is kept free where nobody knows better, as CSS. */
  declared?: ReturnType<typeof heightOf>;
  children: ReactNode;
}

/** Whether the browser holds what is on screen in its place when something above it goes. */
const doesAnchor = () => typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto');

/**
 * Whether what is on screen stays where it is when a room goes: one that is below the window; or above it, where the browser
 * anchors, and no other card can move up beside the next.
 */
function isOutOfSight({
  isIntersecting,
  boundingClientRect: place,
  rootBounds,
  target,
}: IntersectionObserverEntry) {
  if (isIntersecting) return false;
  if (place.top >= (rootBounds?.bottom ?? innerHeight)) return true;
  const row = target.parentElement?.parentElement?.clientWidth ?? Infinity;
  return place.height > 0 && place.bottom <= 0 && place.width >= row - 1 && doesAnchor();
}

/** The room of a card: what it took the last time, until it says how much it takes now. */
export function CardRoom({ cardKey, rooms, declared, children }: CardRoomProps) {
  const { isHeld, isLeftOut, roomOf, hear, measured, giveBack } = rooms;
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [hasContent, setHasContent] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const onSays = useCallback(
    (says: CardSays) => {
      startTransition(() => {
        setHasContent(says === 'something');
        setEmpty(says === 'nothing');
      });
      hear(cardKey, says);
    },
    [cardKey, hear],
  );
  const isBlank = isEmpty && !isHeld && !isLeftOut(cardKey);
  useEffect(() => {
    if (!isBlank || !room.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (!entry || !isOutOfSight(entry)) return;
      observer.disconnect();
      giveBack(cardKey);
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [isBlank, cardKey, giveBack]);
  useEffect(() => {
    if (!hasContent || !content.current || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(([entry]) => measured(cardKey, entry?.contentRect.height ?? 0));
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [hasContent, cardKey, measured]);
  const height = roomOf(cardKey);
  const kept = typeof height === 'number' ? `${height}px` : undefined;
  const isDeclared = height === null || (height === undefined && !hasContent);
  return (
    <Box
      ref={room}
      data-blank={isBlank ? '' : undefined}
      minHeight={isDeclared ? declared : kept}
      // What stands in for the content may be higher than it was.
      maxHeight={hasContent ? undefined : kept}
      overflow={hasContent ? undefined : 'hidden'}
      display="flex"
      flexDirection="column"
    >
      <Box
        ref={content}
        display="flex"
        flexDirection="column"
        // Skeletons fill the room; content takes what it needs, which is what is measured.
        flex={hasContent ? undefined : '1'}
      >
        <CardHearing value={onSays}>{children}</CardHearing>
      </Box>
    </Box>
  );
}
