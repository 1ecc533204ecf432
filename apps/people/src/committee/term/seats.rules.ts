import type { Term } from '@courtyard/contract/people/committee/term';

export interface Seat {
  /** From 1. */
  number: number;
  /** Who serves now. */
  current: Term | null;
  /** Who follows, the next first. */
  upcoming: Term[];
}

/** The seats of a committee with who serves in each and who follows; also those that it has no more and that are still filled. */
export function seatsOf(terms: readonly Term[], seats: number): Seat[] {
  const running = terms.filter(({ state }) => state !== 'past');
  const count = Math.max(seats, ...running.map(({ seat }) => seat));
  return Array.from({ length: count }, (_, place) => {
    const inSeat = running.filter(({ seat }) => seat === place + 1);
    return {
      number: place + 1,
      current: inSeat.find(({ state }) => state === 'current') ?? null,
      upcoming: inSeat
        .filter(({ state }) => state === 'upcoming')
        .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn)),
    };
  });
}

/** Terms that are over, the latest first. */
export const pastTerms = (terms: readonly Term[]): Term[] =>
  terms
    .filter(({ state }) => state === 'past')
    .toSorted((a, b) => b.startsOn.localeCompare(a.startsOn) || a.seat - b.seat);
