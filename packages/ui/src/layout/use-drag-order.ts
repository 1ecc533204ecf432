import { type DragEvent, useState } from 'react';

/**
 * Lets the things of a list be dragged to each other's places: `grip` is for what is taken hold of, `place` for the whole
 * of a thing. Keys and buttons that do the same are the list's own; `useReorder` lets the things glide.
 */
export function useDragOrder<T>(onDrop: (dragged: T, onto: T) => void) {
  const [dragged, setDragged] = useState<T | null>(null);
  return {
    isDragged: (thing: T) => dragged === thing,
    grip: (thing: T) => ({
      draggable: true,
      cursor: 'grab',
      onDragStart: () => setDragged(thing),
      onDragEnd: () => setDragged(null),
    }),
    place: (thing: T) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged !== null) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null && dragged !== thing) onDrop(dragged, thing);
        setDragged(null);
      },
    }),
  };
}

/** What takes hold of a thing, as the thing has it. */
export type Grip = ReturnType<ReturnType<typeof useDragOrder>['grip']>;
