import { type DragEvent, useState } from 'react';

/**
 * Lets the records of a list be dragged to each other's places: `grip` is for what is taken hold of, `place` for the whole
 * of a record. Keys and buttons that do the same are the list's own; `useReorder` lets the records glide.
 */
export function useDragOrder<T>(onDrop: (dragged: T, onto: T) => void) {
  const [dragged, setDragged] = useState<T | null>(null);
  return {
    isDragged: (record: T) => dragged === record,
    grip: (record: T) => ({
      draggable: true,
      cursor: 'grab',
      onDragStart: () => setDragged(record),
      onDragEnd: () => setDragged(null),
    }),
    place: (record: T) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged !== null) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null && dragged !== record) onDrop(dragged, record);
        setDragged(null);
      },
    }),
  };
}

/** What takes hold of a record, as the record has it. */
export type Grip = ReturnType<ReturnType<typeof useDragOrder>['grip']>;
