import { createContext, use, useLayoutEffect } from 'react';

/**
 * What a card has to say for now: it waits for its answer, it has something, or nothing that somebody would miss. `later`
 * is said in its place by the page, where it is far from the window and was not asked yet.
 */
export type CardSays = 'waiting' | 'something' | 'nothing' | 'later';

const Hearing = createContext<(says: CardSays) => void>(() => {});

/** Where a page hears what the card that it draws has to say; its function must stay the same. */
export const CardHearing = Hearing.Provider;

/** Tells the page that draws the card how it stands: a card with nothing to say is left out, and gives its room to others. */
export function useCardSays(says: CardSays): void {
  const hear = use(Hearing);
  useLayoutEffect(() => hear(says), [hear, says]);
}
