import { useDroppable } from '@dnd-kit/core';
import { useMessages } from '@courtyard/common';
import { type ReactNode, useId } from 'react';
import { Badge } from '../badge';
import { LoadingState, Skeleton } from '../../feedback/skeleton';
import { ErrorState } from '../../feedback/states';
import { Flex, Stack } from '../../layout/primitives';
import { Heading, Text } from '../../layout/text';
import { chakra } from '../../theme/styled';
import type { BoardColumn } from './board';
import { BoardCard } from './board.card';
import { boardMessages } from './board.messages';

interface ColumnProps<T extends { id: string }> {
  column: BoardColumn<T>;
  /** Whether it takes the card that is held; null while none is. */
  takes: boolean | null;
  /** A card that it does not take can be dropped on it, to be told why. */
  explains: boolean;
  nameOf: (card: T) => string;
  targetsOf: (card: T) => readonly { id: string; title: string }[];
  onMove: (card: T, to: string) => void;
  children: (card: T) => ReactNode;
}

const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minWidth: '0',
    minHeight: '12rem',
    p: '2',
    borderRadius: 'lg',
    bg: 'bg.subtle',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    scrollSnapAlign: 'start',
    transition: 'opacity 100ms, border-color 100ms',
  },
  variants: {
    drop: {
      no: { opacity: '0.5' },
      may: { borderStyle: 'dashed', borderColor: 'border.strong' },
      over: { borderStyle: 'dashed', borderColor: 'accent.solid', bg: 'accent.subtle' },
    },
  },
});

/** One column of a board, in every state: loading, failed, empty, there. */
export function BoardColumnView<T extends { id: string }>(props: ColumnProps<T>) {
  const { column, takes, explains, nameOf, targetsOf, onMove, children } = props;
  const t = useMessages(boardMessages);
  const headingId = useId();
  const { id, title, cards, total = cards.length, isLoading = false, error, onRetry, foot } = column;
  const { setNodeRef, isOver } = useDroppable({ id, disabled: takes === false && !explains });
  const drop = takes === null ? undefined : takes ? (isOver ? 'over' : 'may') : 'no';
  return (
    <Frame ref={setNodeRef} aria-labelledby={headingId} {...(drop && { drop })}>
      <Flex alignItems="center" gap="2" px="1">
        <Heading as="h2" size="xs" id={headingId}>
          {title}
        </Heading>
        {isLoading ? null : <Badge size="sm">{total}</Badge>}
      </Flex>
      {isLoading ? (
        <LoadingState>
          <Stack gap="2">
            <Skeleton height="20" borderRadius="md" />
            <Skeleton height="20" borderRadius="md" />
          </Stack>
        </LoadingState>
      ) : error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : cards.length === 0 ? (
        <Text size="sm" tone="muted" px="1" py="2">
          {t('empty')}
        </Text>
      ) : (
        <Stack as="ul" gap="2" listStyleType="none">
          {cards.map((card) => (
            <BoardCard
              key={card.id}
              id={card.id}
              column={id}
              name={nameOf(card)}
              targets={targetsOf(card)}
              onMove={(to) => onMove(card, to)}
            >
              {children(card)}
            </BoardCard>
          ))}
        </Stack>
      )}
      {foot}
    </Frame>
  );
}
