import type { Language } from '@courtyard/common';
import type { Preferences, Registry } from '@courtyard/contract';
import { type Contribution, contributionsTo } from '../registry/contributions.rules';

export interface DashboardCard extends Contribution {
  /** `section/id`, unique on the dashboard. */
  key: string;
  isHidden: boolean;
}

type Layout = Preferences['dashboard'];

const usualPlace = 500;

/** Where a card stands for this person where they have not said so: by the last of their permissions that moves it. */
function placeFor({ entry }: Contribution, permissions: ReadonlySet<string>): number {
  const moved = Object.entries(entry.placeWith ?? {}).filter(([permission]) => permissions.has(permission));
  return moved.at(-1)?.[1] ?? entry.place ?? usualPlace;
}

/**
 * The cards that the registry offers, in the person's order. What the order does not know yet comes last, by the places
 * that the sections give it and as the registry has it; what it knows and is not offered now keeps its place for when it comes back.
 */
export function arrangeCards(
  registry: Registry,
  layout: Layout,
  permissions: ReadonlySet<string>,
  language: Language,
): DashboardCard[] {
  const offered = contributionsTo('dashboard.card/v1', registry, permissions, language)
    .toSorted((a, b) => placeFor(a, permissions) - placeFor(b, permissions))
    .map((card) => ({ ...card, key: `${card.sectionId}/${card.entry.id}` }));
  const placeOf = new Map(
    layout.cards.map((card, at) => [`${card.section}/${card.id}`, { at, isHidden: card.hidden }]),
  );
  return offered
    .map((card) => ({ ...card, isHidden: placeOf.get(card.key)?.isHidden ?? false }))
    .toSorted((a, b) => (placeOf.get(a.key)?.at ?? Infinity) - (placeOf.get(b.key)?.at ?? Infinity) || 0);
}

/** Moves a card before another one's place. Unknown keys change nothing. */
export function moveCard(cards: readonly DashboardCard[], key: string, to: number): DashboardCard[] {
  const from = cards.findIndex((card) => card.key === key);
  const moved = cards[from];
  if (!moved) return [...cards];
  const others = cards.filter((card) => card !== moved);
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), moved, ...others.slice(at)];
}

export function setHidden(cards: readonly DashboardCard[], key: string, isHidden: boolean): DashboardCard[] {
  return cards.map((card) => (card.key === key ? { ...card, isHidden } : card));
}

/** The order to store: the cards as they stand, and behind them what is known but not offered now. */
export function layoutOf(cards: readonly DashboardCard[], before: Layout): Layout {
  const keys = new Set(cards.map(({ key }) => key));
  const absent = before.cards.filter((card) => !keys.has(`${card.section}/${card.id}`));
  const present = cards.map(({ sectionId, entry, isHidden }) => ({
    section: sectionId,
    id: entry.id,
    hidden: isHidden,
  }));
  return { cards: [...present, ...absent].slice(0, 100) };
}
