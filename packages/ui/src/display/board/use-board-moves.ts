import { toast, useMessages } from '@courtyard/common';
import { useState } from 'react';
import { failureText } from '../../feedback/failure-text';
import type { BoardColumn } from './board';
import { boardMessages } from './board.messages';

interface Move<T> {
  card: T;
  to: string;
}

interface BoardMoves<T> {
  /** The columns as the server has them. */
  columns: readonly BoardColumn<T>[];
  nameOf: (card: T) => string;
  /** Moves a card on the server; it is refused by an exception. */
  move: (card: T, to: string) => Promise<unknown>;
}

const without = <T extends { id: string }>(moves: readonly Move<T>[], id: string) =>
  moves.filter(({ card }) => card.id !== id);

/** A column while cards are on their way: without those that left it, with those that come first. */
function moved<T extends { id: string }>(column: BoardColumn<T>, moves: readonly Move<T>[]): BoardColumn<T> {
  const coming = moves.filter(({ to }) => to === column.id).map(({ card }) => card);
  const cards = [...coming, ...column.cards.filter(({ id }) => !moves.some(({ card }) => card.id === id))];
  if (column.total === undefined) return { ...column, cards };
  return { ...column, cards, total: column.total + cards.length - column.cards.length };
}

/**
 * Shows the moves of a board at once, before the server has them. A card whose move is refused goes back to where it was, and
 * the person is told why.
 */
export function useBoardMoves<T extends { id: string }>({ columns, nameOf, move }: BoardMoves<T>) {
  const t = useMessages(boardMessages);
  const [moves, setMoves] = useState<readonly Move<T>[]>([]);
  const onMove = async (card: T, to: string) => {
    setMoves((before) => [...without(before, card.id), { card, to }]);
    try {
      await move(card, to);
    } catch (error) {
      const name = nameOf(card);
      const why = failureText(error, '');
      toast({ title: why ? t('refused', { name, why }) : t('notMoved', { name }), kind: 'error' });
    } finally {
      setMoves((before) => without(before, card.id));
    }
  };
  return { columns: columns.map((column) => moved(column, moves)), onMove };
}
