import {
  type Active,
  type Announcements,
  closestCenter,
  type CollisionDetection,
  KeyboardSensor,
  type KeyboardCoordinateGetter,
  MouseSensor,
  type Over,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMessages } from '@courtyard/common';
import { useRef } from 'react';
import { boardMessages } from './board.messages';
import { columnOfKey } from './column-keys.rules';

/** Pixels that a mouse moves, and milliseconds that a finger rests, before a press is a drag. */
const mouseDistance = 6;
const touchDelayMs = 200;

/** By keys a card goes from column to column. */
const byColumns: KeyboardCoordinateGetter = (event, { context }) => {
  const { droppableContainers, droppableRects, over, active } = context;
  const places = droppableContainers.getEnabled().flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    return rect ? [{ id: String(id), left: rect.left, top: rect.top }] : [];
  });
  const from = String(over?.id ?? active?.data.current?.column ?? '');
  const next = columnOfKey(event.code, places, from);
  if (next === undefined) return undefined;
  event.preventDefault();
  return { x: next.left, y: next.top };
};

/** Under the pointer; by keys, where there is none, the nearest column. */
export const columnUnder: CollisionDetection = (given) =>
  given.pointerCoordinates ? pointerWithin(given) : closestCenter(given);

export const useBoardSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: mouseDistance } }),
    useSensor(TouchSensor, { activationConstraint: { delay: touchDelayMs, tolerance: mouseDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: byColumns }),
  );

interface Said {
  active: Active;
  over?: Over | null;
}

/** How columns and cards are called by their ids, and why a card cannot go to a column. */
interface Named {
  titleOf: (column: string) => string;
  nameOf: (card: string) => string;
  reasonOf: (card: string, to: string) => string | undefined;
}

/** What a screen reader hears of a drag. */
export function useBoardAnnouncements({ titleOf, nameOf, reasonOf }: Named): {
  announcements: Announcements;
  screenReaderInstructions: { draggable: string };
} {
  const t = useMessages(boardMessages);
  const last = useRef<string | null>(null);
  const said = ({ active, over = null }: Said) => {
    const from = String(active.data.current?.column);
    const to = over === null ? null : String(over.id);
    return { name: nameOf(String(active.id)), from, to, column: titleOf(to ?? from) };
  };
  return {
    screenReaderInstructions: { draggable: t('instructions') },
    announcements: {
      onDragStart(event) {
        const { from, ...words } = said(event);
        last.current = from;
        return t('picked', words);
      },
      onDragOver(event) {
        const { to, ...words } = said(event);
        // It is over its own column from the start: that would only drown what was said of the start.
        if (to === last.current) return undefined;
        last.current = to;
        const why = to === null ? undefined : reasonOf(String(event.active.id), to);
        return why ?? t(to === null ? 'overNothing' : 'over', words);
      },
      onDragEnd: (event) => {
        const { name, from, to } = said(event);
        return to === null || to === from || reasonOf(String(event.active.id), to) !== undefined
          ? t('left', { name, column: titleOf(from) })
          : t('dropped', { name, column: titleOf(to) });
      },
      onDragCancel: (event) => {
        const { name, from } = said(event);
        return t('cancelled', { name, column: titleOf(from) });
      },
    },
  };
}
