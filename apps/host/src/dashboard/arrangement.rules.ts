import type { Language } from '@courtyard/common';
import type { Preferences, Registry } from '@courtyard/contract';
import { type OrderedCard, orderCards } from '@courtyard/contract/platform/dashboard/card-order.rules';
import { named } from '../registry/contributions.rules';

export type DashboardCard = OrderedCard;

type Layout = Preferences['dashboard'];

/**
 * The cards that the registry offers, in the person's order and named in their language. What their order knows and is
 * not offered now keeps its place for when it comes back.
 */
export const arrangeCards = (
  registry: Registry,
  layout: Layout,
  permissions: ReadonlySet<string>,
  language: Language,
): DashboardCard[] => orderCards(registry, layout, permissions).map((card) => named(card, language));

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
