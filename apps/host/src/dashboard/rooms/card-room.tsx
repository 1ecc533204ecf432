import { CardHearing, type CardSays } from '@courtyard/common';
import { Box } from '@courtyard/ui';
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { CardRooms } from './use-rooms';

export interface CardRoomProps {
  cardKey: string;
  rooms: CardRooms;
  /** What is kept free where nobody knows better, as CSS. */
  declared?: string;
  children: ReactNode;
}

/** The room of a card: what it took the last time, until it says how much it takes now. */
export function CardRoom({ cardKey, rooms: { roomOf, hear, measured }, declared, children }: CardRoomProps) {
  const content = useRef<HTMLDivElement>(null);
  const [hasContent, setHasContent] = useState(false);
  const onSays = useCallback(
    (says: CardSays) => {
      startTransition(() => setHasContent(says === 'something'));
      hear(cardKey, says);
    },
    [cardKey, hear],
  );
  useEffect(() => {
    if (!hasContent || !content.current || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(([entry]) => measured(cardKey, entry?.contentRect.height ?? 0));
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [hasContent, cardKey, measured]);
  const room = roomOf(cardKey);
  const kept = typeof room === 'number' ? `${room}px` : undefined;
  const isDeclared = room === null || (room === undefined && !hasContent);
  return (
    <Box
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
