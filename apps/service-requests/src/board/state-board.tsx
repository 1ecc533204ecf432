import { useMessages } from '@courtyard/common';
import { useLocation } from '@courtyard/common/router';
import { Stack, TextLink } from '@courtyard/ui';
import { Board, type BoardColumn, useBoardMoves } from '@courtyard/ui/board';
import { GalleryToolbar } from '@courtyard/ui/data';
import type { ComponentProps, ReactNode } from 'react';
import { boardMessages } from './board.messages';
import { inTable } from './board.rules';

/** Cards of a column; the table has the others. */
export const shownCards = 50;

interface BoardList<T> {
  data: { data: readonly T[]; page: { total: number | null } } | undefined;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface NamedColumn {
  id: string;
  title: string;
  /** The states of what it has. */
  states: readonly string[];
  /** Path of the table. */
  table: string;
}

/** A column of what its call answers: a call for each, so that a full one hides none of the others. */
export function useBoardColumn<T>(
  list: BoardList<T>,
  { id, title, states, table }: NamedColumn,
): BoardColumn<T> {
  const t = useMessages(boardMessages);
  const { search } = useLocation();
  const { data, isPending, isError, error, refetch } = list;
  const total = data?.page.total ?? 0;
  return {
    id,
    title,
    cards: data?.data ?? [],
    total,
    isLoading: isPending,
    ...(isError && !data && { error, onRetry: () => void refetch() }),
    foot:
      total > shownCards ? (
        <TextLink to={`${table}?${inTable(search, states)}`} fontSize="sm" px="1">
          {t('more', { count: total })}
        </TextLink>
      ) : null,
  };
}

interface StateBoardProps<T extends { id: string }, A> {
  label: string;
  /** Search and filters above the columns. */
  toolbar: ComponentProps<typeof GalleryToolbar>;
  columns: readonly BoardColumn<T>[];
  nameOf: (card: T) => string;
  /** The action that leads from a card's state to a column; undefined where none does. Not given to those who only read. */
  actionTo?: ((card: T, to: string) => A | undefined) | undefined;
  /** Why no action leads there. */
  whyNot?: (card: T, to: string) => string | undefined;
  /** Does an action. What it throws is told. */
  apply: (card: T, action: A) => Promise<unknown>;
  /** Asks for what goes with an action first; true where it does, and the card stays where it is. */
  ask: (card: T, action: A) => boolean;
  children: (card: T) => ReactNode;
}

/** Records in columns by their state; a card that is moved does the action of the state, under its rules. */
export function StateBoard<T extends { id: string }, A>(props: StateBoardProps<T, A>) {
  const { label, toolbar, nameOf, actionTo, whyNot, apply, ask, children } = props;
  const { columns, onMove } = useBoardMoves<T>({
    columns: props.columns,
    nameOf,
    move: async (card, to) => {
      const action = actionTo?.(card, to);
      if (action !== undefined) await apply(card, action);
    },
  });
  const onDrop = (card: T, to: string) => {
    const action = actionTo?.(card, to);
    if (action === undefined || !ask(card, action)) void onMove(card, to);
  };
  return (
    <Stack gap="4">
      <GalleryToolbar {...toolbar} />
      <Board<T>
        label={label}
        columns={columns}
        nameOf={nameOf}
        {...(actionTo && {
          canMove: (card, to) => actionTo(card, to) !== undefined,
          onMove: onDrop,
          ...(whyNot && { whyNot }),
        })}
      >
        {children}
      </Board>
    </Stack>
  );
}
