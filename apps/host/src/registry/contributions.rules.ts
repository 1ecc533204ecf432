import type { Language } from '@courtyard/common';
import type { Registry, SlotEntry, SlotName } from '@courtyard/contract';
import { titleIn } from './title-in';

export interface Contribution {
  sectionId: string;
  entry: SlotEntry;
}

const rowPx = 8;

/** The height that is kept free for a contribution from the start, as CSS. */
export const heightOf = ({ height }: Pick<SlotEntry, 'height'>) => `${height * rowPx}px`;

/** What the sections contribute to a slot for this person, in the registry's order. */
export function contributionsTo(
  slot: SlotName,
  registry: Registry,
  permissions: ReadonlySet<string>,
  language: Language,
): Contribution[] {
  return registry.sections.flatMap((section) =>
    section.slots
      .filter((entry) => entry.slot === slot && (!entry.permission || permissions.has(entry.permission)))
      .map((entry) => ({ sectionId: section.id, entry: { ...entry, title: titleIn(entry, language) } })),
  );
}
