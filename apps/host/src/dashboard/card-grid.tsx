import { lazyContent, useCardSays } from '@courtyard/common';
import { Box, isWindowNarrow, LoadingState, Skeleton, useDragOrder, useReorder } from '@courtyard/ui';
import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SectionSlot } from '../federation';
import { heightOf } from '../registry/contributions.rules';
import type { DashboardCard } from './arrangement.rules';
import { CardRoom } from './rooms/card-room';
import type { CardRooms } from './rooms/use-rooms';
import type { Arrangement } from './use-arrangement';

// Comes with "Arrange", which few press.
const CardTools = lazyContent(
  async () => (await import(/* webpackChunkName: "dashboard-aside" */ './sidebar/card-tools')).CardTools,
  null,
);

/** Gives the focus to the grip of a card. */
export function focusGrip(card: Element | null | undefined): void {
  card?.querySelector<HTMLElement>('[draggable=true]')?.focus();
}

// Container queries: the drawer beside the grid may be open or narrow.
const medium = '@container (min-width: 38rem)';
const wide = '@container (min-width: 58rem)';

const gridStyles = {
  display: 'grid',
  gap: { base: '4', md: '5' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A wide card leaves a hole where the next narrow one fits; cards have no order that matters to their meaning.
  gridAutoFlow: 'dense',
  css: {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
} as const;

/** A card's columns: of two in a medium room, of twelve in a wide one; without its sheet where nothing is on it. */
const columnsOf = (width: number) => ({
  '&:has(> [data-blank]:only-child > * > :empty)': { background: 'transparent', boxShadow: 'none' },
  [medium]: { gridColumn: width > 6 ? 'span 2' : 'auto' },
  [wide]: { gridColumn: `span ${width}` },
});

const surface = {
  bg: 'bg.surface',
  borderRadius: 'lg',
  boxShadow: 'raised',
  outline: '1px solid transparent',
  minWidth: '0',
} as const;

/** `requestIdleCallback`, which Safari does not have. */
const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 16);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 300 });
  return () => cancelIdleCallback(handle);
};

/** How many of `count` cards may be drawn by now: one at first, one more each time the browser is idle. */
function useOneByOne(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    return whenIdle(() => startTransition(() => setDrawn(drawn + 1)));
  }, [drawn, count]);
  return drawn;
}

/** How far down a card is near, in heights of the window, for who scrolls: a phone is flicked through by whole ones. */
const nearToScroll = () => (isWindowNarrow() ? 2 : 1.5);

/** Whether anything on the page was scrolled. Who does not scroll pays for no card below the window. */
function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => startTransition(() => setScrolled(true));
    // Events of scrolling do not bubble, and what scrolls may be a part of the page.
    document.addEventListener('scroll', onScroll, { capture: true, once: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);
  return isScrolled;
}

type Nearness = 'unknown' | 'near' | 'far';

/** Whether an element was ever in the window, or for who scrolls near below it; unknown until it has its place. */
function useNearness({ isPlaced, isScrolled }: { isPlaced: boolean; isScrolled: boolean }) {
  const [is, set] = useState<Nearness>('unknown');
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isPlaced) return;
    // Out of sight it has its place as well, of which the browser's own observer says nothing.
    const isInWindow = ref.current && ref.current.getBoundingClientRect().top < innerHeight;
    set(isInWindow ? 'near' : 'far');
  }, [isPlaced]);
  useEffect(() => {
    if (is !== 'far' || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && startTransition(() => set('near')),
      { rootMargin: `${isScrolled ? (nearToScroll() - 1) * 100 : 0}% 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [is, isScrolled]);
  return { ref, is };
}

/** Stands in for a card that is not drawn yet. Nothing moves in one that nobody sees: the browser would draw for it all the time. */
function Waiting({ isFar }: { isFar: boolean }) {
  useCardSays(isFar ? 'later' : 'waiting');
  return isFar ? null : <Skeleton height="full" />;
}

interface CardContentProps {
  card: DashboardCard;
  /** Whether it is drawn wherever it stands: others once they come near. */
  isWanted?: boolean;
  /** Whether it may be drawn: cards are drawn one after the other. */
  isDue: boolean;
  isPlaced: boolean;
  isScrolled: boolean;
  isInert: boolean;
}

/**
 * The section's card, fetched and drawn once it is in the window, or comes near it: a phone shows two of eleven. Drawn anew
 * for its own sake only.
 */
const CardContent = memo(function CardContent({
  card,
  isWanted = false,
  isDue,
  isPlaced,
  isScrolled,
  isInert,
}: CardContentProps) {
  const { ref, is } = useNearness({ isPlaced, isScrolled });
  return (
    <Box ref={ref} flex="1" display="flex" flexDirection="column" inert={isInert}>
      {isDue && (isWanted || is === 'near') ? (
        <SectionSlot sectionId={card.sectionId} entry={card.entry} />
      ) : (
        <Waiting isFar={is === 'far'} />
      )}
    </Box>
  );
});

/** A card above all others, with its room. */
export function LeadCard({ card }: { card: DashboardCard }) {
  return (
    <Box {...surface}>
      <SectionSlot sectionId={card.sectionId} entry={card.entry} />
    </Box>
  );
}

export interface CardGridProps {
  cards: readonly DashboardCard[];
  arrangement: Arrangement;
  rooms: CardRooms;
  isArranging: boolean;
}

/** Cards of their declared width, as high as they are; while arranging each has its tools and can be dragged. */
export function CardGrid({ cards: all, arrangement, rooms, isArranging }: CardGridProps) {
  const isLeftOut = ({ key }: DashboardCard) => !isArranging && rooms.isLeftOut(key);
  const cards = all.filter((card) => !isLeftOut(card));
  const drawn = useOneByOne(all.length);
  const place = { isPlaced: rooms.isPlaced, isScrolled: useIsScrolled() };
  const list = useRef<HTMLDivElement>(null);
  useReorder(list, { isOn: isArranging });
  const placeOf = (card: DashboardCard) => arrangement.cards.indexOf(card);
  const order = useDragOrder<DashboardCard>((dragged, onto) => arrangement.move(dragged, placeOf(onto)));
  return (
    <Box containerType="inline-size">
      <Box as="ul" ref={list} listStyleType="none" {...gridStyles}>
        {cards.map((card, at) => (
          <Box
            as="li"
            key={card.key}
            {...surface}
            css={columnsOf(card.entry.width)}
            display="flex"
            flexDirection="column"
            position="relative"
            overflow="hidden"
            opacity={order.isDragged(card) ? 0.5 : 1}
            {...(isArranging ? order.place(card) : {})}
          >
            {isArranging ? (
              <CardTools
                card={card}
                isFirst={at === 0}
                isLast={at === cards.length - 1}
                onStep={(step) => {
                  const neighbour = cards[at + step];
                  if (neighbour) arrangement.move(card, placeOf(neighbour));
                }}
                onHide={() => {
                  focusGrip(list.current?.children[at === cards.length - 1 ? at - 1 : at + 1]);
                  arrangement.hide(card, true);
                }}
                grip={order.grip(card)}
              />
            ) : null}
            <CardRoom cardKey={card.key} rooms={rooms} declared={heightOf(card.entry)}>
              <CardContent card={card} isDue={at < drawn} {...place} isInert={isArranging} />
            </CardRoom>
          </Box>
        ))}
      </Box>
      <Box display="none">
        {all.filter(isLeftOut).map((card) => (
          <CardRoom key={card.key} cardKey={card.key} rooms={rooms}>
            <CardContent card={card} isWanted isDue={drawn >= all.length} {...place} isInert />
          </CardRoom>
        ))}
      </Box>
    </Box>
  );
}

/** Skeletons of the cards while their order is still loading. */
export function CardSkeletons({ cards }: { cards: readonly DashboardCard[] }) {
  return (
    <LoadingState>
      <Box containerType="inline-size">
        <Box {...gridStyles}>
          {cards.map(({ key, entry }) => (
            <Box key={key} {...surface} p="5" minHeight={heightOf(entry)} css={columnsOf(entry.width)}>
              <Skeleton width="40%" />
              <Skeleton width="60%" height="8" mt="5" />
            </Box>
          ))}
        </Box>
      </Box>
    </LoadingState>
  );
}
