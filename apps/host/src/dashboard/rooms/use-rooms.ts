import type { CardSays } from '@courtyard/common';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepRooms, keptRooms, type Rooms } from './kept-rooms';

const none: ReadonlySet<string> = new Set();

/**
 * A set that only grows, and the page is drawn anew for what is new in it alone: what is known is asked of a ref, so that a page
 * that is drawn by a call cannot call again.
 */
function useGrowing(): [ReadonlySet<string>, (keys: readonly string[]) => void] {
  const [set, setSet] = useState(none);
  const known = useRef(none);
  const add = useCallback((keys: readonly string[]) => {
    if (keys.every((key) => known.current.has(key))) return;
    known.current = new Set([...known.current, ...keys]);
    setSet(known.current);
  }, []);
  return [set, add];
}

/** Whoever waits longer sees the cards as they come. */
const longestHoldMs = 2_500;

export interface CardRooms {
  /** The cards are drawn out of sight until all that are near know what they have to say: how high they are is not known yet. */
  isHeld: boolean;
  /** Whether the cards stand where they will: how high what is above them is, is known. */
  isPlaced: boolean;
  /** Pixels to keep free for a card; undefined for as many as it takes, null for what its section declares. */
  roomOf(key: string): number | null | undefined;
  /** Whether it had nothing to say when the page was drawn, and has nothing now. */
  isLeftOut(key: string): boolean;
  hear(key: string, says: CardSays): void;
  /** Notes how high a card's content is. */
  measured(key: string, height: number): void;
  /** Leaves out a card that has nothing to say and is out of sight: once, so that no card can come and go. */
  giveBack(key: string): void;
}

interface RoomsOptions {
  /** Those of the keys that stand above all others. */
  above: readonly string[];
  /** Whether nothing is held. */
  isShown: boolean;
}

/**
 * How much room the cards of a dashboard take, so that nothing on it ever moves: as much as they took the last time in
 * this browser. On the first visit those that are near are shown together, once each has its content; `isShown`: at once.
 */
export function useRooms(keys: readonly string[], { above, isShown }: RoomsOptions): CardRooms {
  const [kept] = useState(keptRooms);
  /** Which cards had nothing when the page was drawn. */
  const [drawn, setDrawn] = useState<Rooms | null>(kept);
  /** Those that were not asked by then: what they take is not known when they come near. */
  const [unasked, setUnasked] = useState<ReadonlySet<string>>(none);
  /** Those that turned out to have nothing where nobody sees it. */
  const [givenBack, addGivenBack] = useGrowing();
  /** Those of all that are left out that have something by now; they stay until the next visit. */
  const [returned, addReturned] = useGrowing();
  const [isPlaced, setPlaced] = useState(kept !== null);
  const [isResized, setResized] = useState(false);
  const heights = useRef<Record<string, number | null>>({ ...kept });

  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), longestHoldMs);
    return () => clearTimeout(timer);
  }, []);

  // No state: each card says twice what it has, and the page is drawn anew only where that changes what is seen; then in
  // steps, as it is the whole of it.
  const says = useRef<Record<string, CardSays>>({});
  const settle = useRef(() => {});
  useLayoutEffect(() => {
    settle.current = () => {
      const saysNow = says.current;
      if (drawn) {
        const isOut = (key: string) => drawn[key] === null || givenBack.has(key);
        const next = keys.filter((key) => isOut(key) && saysNow[key] === 'something');
        startTransition(() => addReturned(next));
        return;
      }
      const waits = (key: string) => (saysNow[key] ?? 'waiting') === 'waiting';
      if (keys.length > 0 && (isLate || isShown || !above.some(waits)))
        startTransition(() => setPlaced(true));
      const isWaiting = keys.some(waits);
      // Once, where nothing was kept: what comes later finds the page as it is drawn.
      if (keys.length > 0 && (isLate || isShown || !isWaiting)) {
        const nothing = keys.filter((key) => saysNow[key] === 'nothing').map((key) => [key, null]);
        // Also one that was waited for too long: what comes then takes the room that is declared for it.
        const later = keys.filter((key) => saysNow[key] === 'later' || waits(key));
        startTransition(() => {
          setDrawn(Object.fromEntries(nothing));
          setUnasked(new Set(later));
        });
      }
    };
    settle.current();
  });

  useEffect(() => {
    const onResize = () => setResized(true);
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  const hear = useCallback((key: string, said: CardSays) => {
    says.current[key] = said;
    settle.current();
    if (said === 'nothing') {
      heights.current[key] = null;
      keepRooms(heights.current);
    }
  }, []);
  const measured = useCallback((key: string, height: number) => {
    if (height === 0) return;
    heights.current[key] = Math.ceil(height);
    keepRooms(heights.current);
  }, []);
  const giveBack = useCallback((key: string) => addGivenBack([key]), [addGivenBack]);

  return {
    isHeld: drawn === null,
    isPlaced,
    roomOf(key) {
      if (isResized) return undefined;
      if (kept === null) return unasked.has(key) ? null : undefined;
      return kept[key] ?? null;
    },
    isLeftOut: (key) => (drawn?.[key] === null || givenBack.has(key)) && !returned.has(key),
    hear,
    measured,
    giveBack,
  };
}
