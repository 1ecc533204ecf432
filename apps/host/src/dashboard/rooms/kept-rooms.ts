import { isRecord, readStored, useAuth, writeStored } from '@courtyard/common';
import { isWindowNarrow } from '@courtyard/ui';

/** The height of each card in pixels when its content stood, by its key; null for one that had nothing to say. */
export type Rooms = Readonly<Record<string, number | null>>;

/** Cards of a phone and of a wide window are of different heights. */
const storageKey = () =>
  `dashboard-rooms:${useAuth.getState().user?.memberId ?? ''}:${isWindowNarrow() ? 'phone' : 'wide'}`;

const isRoom = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && value > 0 && value < 5_000);

/** What this browser remembers of the person's cards in a window of this width; null before their first visit. */
export function keptRooms(): Rooms | null {
  const stored = readStored(storageKey());
  if (!isRecord(stored)) return null;
  const rooms: Record<string, number | null> = {};
  for (const [key, value] of Object.entries(stored)) if (isRoom(value)) rooms[key] = value;
  return rooms;
}

export const keepRooms = (rooms: Rooms): void => writeStored(storageKey(), rooms);
