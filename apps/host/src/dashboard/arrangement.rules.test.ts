import type { SlotEntry } from '@courtyard/contract';
import { aRegistry, aSection } from '../registry/registry.fixture';
import { arrangeCards, layoutOf, moveCard, setHidden } from './arrangement.rules';

const slot = (id: string, part: Partial<SlotEntry> = {}): SlotEntry => ({
  slot: 'dashboard.card/v1',
  id,
  title: id,
  width: 4,
  height: 24,
  ...part,
});
const registry = aRegistry({
  sections: [
    aSection({
      slots: [
        slot('units'),
        slot('search', { slot: 'property.panel/v1' }),
        slot('policies', { permission: 'P' }),
      ],
    }),
    aSection({ id: 'people', basePath: '/people', slots: [slot('members')] }),
  ],
});
const keys = (cards: { key: string }[]) => cards.map(({ key }) => key);
const nobody = new Set<string>();

test('without an order the registry’s stands; other slots and cards without their permission are left out', () => {
  expect(keys(arrangeCards(registry, { cards: [] }, nobody, 'en'))).toEqual([
    'properties/units',
    'people/members',
  ]);
  expect(keys(arrangeCards(registry, { cards: [] }, new Set(['P']), 'en'))).toContain('properties/policies');
});

test('until they arrange it, a section’s card has the place that it gives it for who may do what', () => {
  const cards = aRegistry({
    sections: [
      aSection({
        slots: [
          slot('glance', { place: 30 }),
          slot('home', { place: 10, placeWith: { Manage: 90 } }),
          slot('other'),
          slot('bookings', { place: 20 }),
        ],
      }),
    ],
  });
  const orderFor = (permissions: string[], layout: Parameters<typeof arrangeCards>[1] = { cards: [] }) =>
    arrangeCards(cards, layout, new Set(permissions), 'en').map(({ entry }) => entry.id);
  expect(orderFor([])).toEqual(['home', 'bookings', 'glance', 'other']);
  expect(orderFor(['Manage'])).toEqual(['bookings', 'glance', 'home', 'other']);
  const arranged = { cards: [{ section: 'properties', id: 'other', hidden: false }] };
  expect(orderFor(['Manage'], arranged)).toEqual(['other', 'bookings', 'glance', 'home']);
});

test('of several permissions that move a card, the one that moves it furthest up counts, in whatever order they stand', () => {
  const twice = (placeWith: Record<string, number>) =>
    aRegistry({
      sections: [aSection({ slots: [slot('other', { place: 20 }), slot('work', { placeWith })] })],
    });
  const both = new Set(['Manage', 'Read']);
  for (const placeWith of [
    { Manage: 10, Read: 90 },
    { Read: 90, Manage: 10 },
  ])
    expect(keys(arrangeCards(twice(placeWith), { cards: [] }, both, 'en'))[0]).toBe('properties/work');
  expect(keys(arrangeCards(twice({ Manage: 10, Read: 90 }), { cards: [] }, new Set(['Read']), 'en'))[0]).toBe(
    'properties/other',
  );
});

test('the person’s order comes first, unknown cards last, hidden ones stay known', () => {
  const layout = {
    cards: [
      { section: 'people', id: 'members', hidden: true },
      { section: 'gone', id: 'card', hidden: false },
      { section: 'properties', id: 'policies', hidden: false },
    ],
  };
  const cards = arrangeCards(registry, layout, new Set(['P']), 'en');
  expect(keys(cards)).toEqual(['people/members', 'properties/policies', 'properties/units']);
  expect(cards[0]?.isHidden).toBe(true);
});

test('cards move within the ends', () => {
  const cards = arrangeCards(registry, { cards: [] }, new Set(['P']), 'en');
  expect(keys(moveCard(cards, 'people/members', 0))).toEqual([
    'people/members',
    'properties/units',
    'properties/policies',
  ]);
  expect(keys(moveCard(cards, 'properties/units', 99)).at(-1)).toBe('properties/units');
  expect(keys(moveCard(cards, 'nobody/knows', 0))).toEqual(keys(cards));
});

test('what is stored keeps cards that are not offered now', () => {
  const before = { cards: [{ section: 'gone', id: 'card', hidden: true }] };
  const cards = setHidden(arrangeCards(registry, before, nobody, 'en'), 'properties/units', true);
  expect(layoutOf(cards, before).cards).toEqual([
    { section: 'properties', id: 'units', hidden: true },
    { section: 'people', id: 'members', hidden: false },
    { section: 'gone', id: 'card', hidden: true },
  ]);
});
