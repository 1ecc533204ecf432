import { DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import { toast } from '@courtyard/common';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '../../theme/styled';
import { BoardColumnView } from './board-column';
import { CardSheet } from './board.card';
import { columnUnder, useBoardAnnouncements, useBoardSensors } from './use-board-drag';

/** A column as a page gives it. */
export interface BoardColumn<T> {
  id: string;
  title: string;
  /** Those that are shown; undefined while they are asked for. */
  cards: readonly T[];
  /** How many there are, where more are than are shown. */
  total?: number;
  isLoading?: boolean;
  /** Why its cards could not be loaded. */
  error?: unknown;
  onRetry?: () => void;
  /** Below the cards: the way to the others. */
  foot?: ReactNode;
}

export interface BoardProps<T extends { id: string }> {
  /** Names the board: "Requests by status". */
  label: string;
  columns: readonly BoardColumn<T>[];
  /** Names a card for its buttons and for who hears the board: "#12 Leak". */
  nameOf: (card: T) => string;
  /** Whether a card can go to a column that it is not in. Nothing can be moved where it is not given. */
  canMove?: (card: T, to: string) => boolean;
  /** Why a card cannot go to a column: said while it is over it, and shown when it is dropped there. */
  whyNot?: (card: T, to: string) => string | undefined;
  onMove?: (card: T, to: string) => void;
  children: (card: T) => ReactNode;
}

// A column is as wide as a phone almost, so that the next one is seen; on wide windows five share the width.
const Row = chakra('div', {
  base: {
    // What is for screen readers alone stays within what scrolls.
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: 'minmax(min(17rem, 82vw), 1fr)', md: 'minmax(13.5rem, 1fr)' },
    alignItems: 'stretch',
    gap: '3',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: { base: 'x proximity', md: 'none' },
    pb: '3',
    // Room for the outline of what has the focus.
    mx: '-1',
    px: '1',
    pt: '1',
  },
});

const nowhere = () => false;

const columnOf = <T extends { id: string }>(columns: readonly BoardColumn<T>[], card: T) =>
  columns.find(({ cards }) => cards.some(({ id }) => id === card.id))?.id;

/**
 * Things in columns by their state. A card is moved by mouse, by touch, by keys, and by its menu, which needs no drag
 * (WCAG 2.5.7). What is moved where is the page's matter: `useBoardMoves` shows it at once.
 */
export function Board<T extends { id: string }>(props: BoardProps<T>) {
  const { label, columns, nameOf, canMove = nowhere, whyNot, onMove, children } = props;
  const [held, setHeld] = useState<T | null>(null);
  const cardOf = (id: string) => columns.flatMap(({ cards }) => cards).find((card) => card.id === id);
  const titleOf = (column: string) => columns.find(({ id }) => id === column)?.title ?? '';
  const reasonOf = (card: T, to: string) =>
    canMove(card, to) || columnOf(columns, card) === to ? undefined : whyNot?.(card, to);
  const accessibility = useBoardAnnouncements({
    titleOf,
    nameOf: (id) => {
      const card = cardOf(id);
      return card ? nameOf(card) : '';
    },
    reasonOf: (id, to) => {
      const card = cardOf(id);
      return card && reasonOf(card, to);
    },
  });
  const sensors = useBoardSensors();
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setHeld(null);
    const card = cardOf(String(active.id));
    const to = over === null ? null : String(over.id);
    if (!card || to === null || to === active.data.current?.column) return;
    if (canMove(card, to)) return onMove?.(card, to);
    const title = reasonOf(card, to);
    if (title !== undefined) toast({ title, kind: 'error' });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={accessibility}
      onDragStart={({ active }) => setHeld(cardOf(String(active.id)) ?? null)}
      onDragCancel={() => setHeld(null)}
      onDragEnd={onDragEnd}
    >
      <Row role="group" aria-label={label} tabIndex={0}>
        {columns.map((column) => (
          <BoardColumnView
            key={column.id}
            column={column}
            takes={held === null ? null : columnOf(columns, held) === column.id || canMove(held, column.id)}
            explains={whyNot !== undefined}
            nameOf={nameOf}
            targetsOf={(card) => columns.filter(({ id }) => id !== column.id && canMove(card, id))}
            onMove={(card, to) => onMove?.(card, to)}
          >
            {children}
          </BoardColumnView>
        ))}
      </Row>
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {held ? <CardSheet isHeld>{children(held)}</CardSheet> : null}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}
