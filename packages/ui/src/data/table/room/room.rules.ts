/** What a list has room for: cards only, or a table with columns up to a priority. */
export type Room = 'cards' | 2 | 3 | 4;

/** Narrower tables would break every cell into lines; in rem, so that larger text needs a wider table. */
const tableFromRem = 40;
const thirdFromRem = 44;
const fourthFromRem = 60;

/** By the list's own width in rem: beside an open drawer there is less than the window says. */
export function roomIn(widthRem: number): Room {
  if (widthRem < tableFromRem) return 'cards';
  if (widthRem < thirdFromRem) return 2;
  return widthRem < fourthFromRem ? 3 : 4;
}

/** Up to this width a table did not fit with more. */
export interface Limit {
  widthRem: number;
  room: 2 | 3;
}

/** The room that there is by the width, less what was found not to fit at this width or a larger one. */
export function roomWithin(room: Room, widthRem: number, limit: Limit | null): Room {
  if (room === 'cards' || !limit || widthRem > limit.widthRem) return room;
  return room < limit.room ? room : limit.room;
}
