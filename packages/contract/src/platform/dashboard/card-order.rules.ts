import type { Registry, SlotEntry, SlotName } from '../../wire/section';
import type { Preferences } from '../shell';

/** What one section contributes to a page that is not its own. */
export interface Contribution {
  sectionId: string;
  entry: SlotEntry;
}

/** A card of the dashboard, at its place in a person's order. */
export interface OrderedCard extends Contribution {
  /** `section/id`, unique on the dashboard. */
  key: string;
  isHidden: boolean;
}

const defaultPlace = 500;

/**
 * Where a card stands for this person where they have not said so. Of several permissions that move it, as those of several
 * roles, the one that moves it furthest up counts: what one of the roles needs first is not lost behind the others.
 */
function placeFor({ entry }: Contribution, permissions: ReadonlySet<string>): number {
  const moved = Object.entries(entry.placeWith ?? {}).flatMap(([permission, place]) =>
    permissions.has(permission) ? [place] : [],
  );
  return moved.length > 0 ? Math.min(...moved) : (entry.place ?? defaultPlace);
}

/** What the sections contribute to a slot for this person, in the registry's order. */
export const contributionsIn = (
  { sections }: Pick<Registry, 'sections'>,
  slot: SlotName,
  permissions: ReadonlySet<string>,
): Contribution[] =>
  sections.flatMap(({ id, slots }) =>
    slots
      .filter((entry) => entry.slot === slot && (!entry.permission || permissions.has(entry.permission)))
      .map((entry) => ({ sectionId: id, entry })),
  );

/**
 * The dashboard's cards in the person's order, the hidden ones among them. What the order does not know yet comes last,
 * by the places that the sections give it and as the registry has it.
 */
export function orderCards(
  registry: Pick<Registry, 'sections'>,
  layout: Preferences['dashboard'],
  permissions: ReadonlySet<string>,
): OrderedCard[] {
  const placeOf = new Map(
    layout.cards.map((card, at) => [`${card.section}/${card.id}`, { at, isHidden: card.hidden }]),
  );
  return contributionsIn(registry, 'dashboard.card/v1', permissions)
    .toSorted((a, b) => placeFor(a, permissions) - placeFor(b, permissions))
    .map((card) => ({ ...card, key: `${card.sectionId}/${card.entry.id}` }))
    .map((card) => ({ ...card, isHidden: placeOf.get(card.key)?.isHidden ?? false }))
    .toSorted((a, b) => (placeOf.get(a.key)?.at ?? Infinity) - (placeOf.get(b.key)?.at ?? Infinity) || 0);
}
