import { type CardSays, useCardSays } from '@courtyard/common';
import { personWith, resetStores, signIn } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { act, render, screen } from '@testing-library/react';
import { CardRoom } from './card-room';
import { useRooms } from './use-rooms';

function Says({ what }: { what: CardSays }) {
  useCardSays(what);
  return <p>{what}</p>;
}

const keys = ['properties/units', 'properties/lapses'];

function Page({ says }: { says: readonly CardSays[] }) {
  const rooms = useRooms(keys, { above: keys.slice(0, 1), isShown: false });
  return (
    <>
      <output data-testid="shown">
        {rooms.isHeld ? 'held' : keys.filter((key) => !rooms.isLeftOut(key)).join(' ')}
      </output>
      {keys.map((key, at) => (
        <CardRoom key={key} cardKey={key} rooms={rooms} declared={{ base: '240px', md: '240px' }}>
          <Says what={says[at] ?? 'waiting'} />
        </CardRoom>
      ))}
      <output data-testid="placed">{rooms.isPlaced ? 'placed' : 'not yet'}</output>
      <button onClick={() => rooms.measured('properties/units', 180.4)}>measure</button>
    </>
  );
}

const page = (...says: CardSays[]) => withUi(<Page says={says} />);
const shown = () => screen.getByTestId('shown').textContent;

const height = 240;
let observers: PlacedObserver[] = [];
/** In place of jsdom's layout, which it has none of: a room in a single column, under a window that is 900 high. */
class PlacedObserver {
  private target: Element | null = null;
  constructor(private readonly report: (entries: object[]) => void) {
    observers.push(this);
  }
  observe(target: Element) {
    this.target = target;
  }
  disconnect() {
    this.target = null;
  }
  tell(top: number) {
    if (!this.target) return;
    const isIntersecting = top < 900 && top + height > 0;
    const boundingClientRect = { top, bottom: top + height, height, width: 400 };
    this.report([{ target: this.target, isIntersecting, boundingClientRect, rootBounds: { bottom: 900 } }]);
  }
}
/** Brings the rooms that are observed to a place: the top edge's distance to that of the window. */
const scrollTo = (top: number) => act(() => observers.forEach((observer) => observer.tell(top)));
const ownObserver = globalThis.IntersectionObserver;

beforeEach(() => {
  jest.useFakeTimers();
  signIn(personWith([]));
  globalThis.IntersectionObserver = PlacedObserver as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.useRealTimers();
  resetStores();
  localStorage.clear();
  globalThis.IntersectionObserver = ownObserver;
  observers = [];
});

test('on the first visit the cards are shown together, and those with nothing to say are left out', () => {
  const { rerender } = render(page('something', 'waiting'));
  expect(shown()).toBe('held');
  rerender(page('something', 'nothing'));
  expect(shown()).toBe('properties/units');
});

test('nobody waits for a card that is far from the window: it keeps the room that its section declares', () => {
  const { rerender } = render(page('something', 'later'));
  expect(shown()).toBe('properties/units properties/lapses');
  rerender(page('something', 'nothing'));
  expect(shown()).toBe('properties/units properties/lapses');
  const roomOf = (text: string) => screen.getByText(text).parentElement?.parentElement;
  expect(roomOf('nothing')).toHaveStyle({ minHeight: '240px' });
  expect(roomOf('something')).not.toHaveStyle({ minHeight: '240px' });
});

test('a card far down that turns out empty gives its room back below the window, and never while it is on screen', () => {
  const { rerender } = render(page('something', 'later'));
  rerender(page('something', 'nothing'));
  scrollTo(500);
  expect(shown()).toBe('properties/units properties/lapses');
  scrollTo(-100);
  expect(shown()).toBe('properties/units properties/lapses');
  scrollTo(901);
  expect(shown()).toBe('properties/units');
});

test('above the window it gives its room back where the browser holds what is on screen, and no card moves up beside another', () => {
  const supports = jest.fn(() => false);
  const ownCss = globalThis.CSS;
  globalThis.CSS = { ...ownCss, supports };
  const row = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  try {
    const { rerender } = render(page('something', 'later'));
    rerender(page('something', 'nothing'));
    scrollTo(-900);
    supports.mockReturnValue(true);
    scrollTo(-900);
    expect(shown()).toBe('properties/units properties/lapses');
    row.mockReturnValue(400);
    supports.mockReturnValue(false);
    scrollTo(-900);
    expect(shown()).toBe('properties/units properties/lapses');
    supports.mockReturnValue(true);
    scrollTo(-900);
    expect(shown()).toBe('properties/units');
  } finally {
    row.mockRestore();
    globalThis.CSS = ownCss;
  }
});

test('a card gives its room back once: having something later it returns, and stays', () => {
  const { rerender } = render(page('something', 'later'));
  rerender(page('something', 'nothing'));
  scrollTo(2000);
  expect(shown()).toBe('properties/units');
  for (const says of ['something', 'later', 'nothing'] as const) {
    rerender(page('something', says));
    scrollTo(2000);
    expect(shown()).toBe('properties/units properties/lapses');
  }
});

test('nobody waits long for a card that does not come', () => {
  const { rerender } = render(page('something', 'waiting'));
  act(() => jest.advanceTimersByTime(3_000));
  expect(shown()).toBe('properties/units properties/lapses');
  // What comes late takes the room that it was promised, so that nothing below it moves.
  rerender(page('something', 'nothing'));
  expect(screen.getByText('nothing').parentElement?.parentElement).toHaveStyle({ minHeight: '240px' });
});

test('the next visit knows who has nothing to say and how high the others are, and shows at once what has something now', () => {
  const first = render(page('something', 'nothing'));
  act(() => screen.getByText('measure').click());
  first.unmount();
  const { rerender } = render(page('waiting', 'waiting'));
  expect(shown()).toBe('properties/units');
  const [room] = screen.getAllByText('waiting').map((text) => text.parentElement?.parentElement);
  expect(room).toHaveStyle({ minHeight: '181px' });
  rerender(page('something', 'something'));
  expect(shown()).toBe('properties/units properties/lapses');
});

test('a card that runs out of records keeps its place until the next visit', () => {
  const { rerender } = render(page('something', 'something'));
  rerender(page('something', 'nothing'));
  expect(shown()).toBe('properties/units properties/lapses');
});

test('cards have their place once what is above them has said what it has, and at once on the next visit', () => {
  const placed = () => screen.getByTestId('placed').textContent;
  const first = render(page('waiting', 'waiting'));
  expect(placed()).toBe('not yet');
  first.rerender(page('something', 'waiting'));
  expect(placed()).toBe('placed');
  act(() => screen.getByText('measure').click());
  first.unmount();
  render(page('waiting', 'waiting'));
  expect(placed()).toBe('placed');
});
