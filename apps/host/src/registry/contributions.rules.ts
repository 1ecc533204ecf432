import type { Language } from '@courtyard/common';
import type { Registry, SlotEntry, SlotName } from '@courtyard/contract';
import { type Contribution, contributionsIn } from '@courtyard/contract/platform/dashboard/card-order.rules';
import { titleIn } from './title-in';

const rowPx = 8;

/** The height that is kept free for a contribution from the start, as CSS: on a phone, and from 768 px. */
export const heightOf = ({ height, narrowHeight = height }: Pick<SlotEntry, 'height' | 'narrowHeight'>) => ({
  base: `${narrowHeight * rowPx}px`,
  md: `${height * rowPx}px`,
});

/** The same with its title in a language. */
export const named = <C extends Contribution>(contribution: C, language: Language): C => ({
  ...contribution,
  entry: { ...contribution.entry, title: titleIn(contribution.entry, language) },
});

/** What the sections contribute to a slot for this person, in the registry's order. */
export const contributionsTo = (
  slot: SlotName,
  registry: Registry,
  permissions: ReadonlySet<string>,
  language: Language,
): Contribution[] =>
  contributionsIn(registry, slot, permissions).map((contribution) => named(contribution, language));
