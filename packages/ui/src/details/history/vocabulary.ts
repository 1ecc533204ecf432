import { type Formats, useUiConfig } from '@courtyard/common';
import type { Words } from '@courtyard/contract/fields/words';

/** How the values of a field read where its name does not say it: `(halves, formats) => formats.number(halves / 2)`. */
export type ValueText = (value: number, formats: Formats) => string;

/**
 * What a section's things are called in their histories. What has no word is shown as it is named.
 */
export interface HistoryVocabulary {
  /** What was done, by `<thing>.<verb>`. */
  actions: Words;
  /** The words of each kind of thing that the history is of; what one does not name is looked for in the others, in order. */
  things: Readonly<Record<string, Words>>;
  values?: Readonly<Record<string, ValueText>>;
  /** Actions whose values say nothing new: a thing's page shows what it was made with. */
  withoutChanges?: readonly string[];
}

/** A vocabulary in the person's language. */
export function useVocabulary({ actions, things }: HistoryVocabulary) {
  const language = useUiConfig((config) => config.language);
  /** The words of a thing, then those of all others. */
  const wordsFrom = (thing: string): readonly Words[] => {
    const own = things[thing];
    return own ? [own, ...Object.values(things)] : Object.values(things);
  };
  const textOf = (key: string, thing: string) =>
    wordsFrom(thing).find((words) => key in words)?.[key]?.[language];
  return {
    action: (action: string) => actions[action]?.[language] ?? action.replaceAll(/[.-]/g, ' '),
    field: (field: string, thing: string) => textOf(field, thing) ?? field,
    value: (field: string, value: string, thing: string) => textOf(`${field}.${value}`, thing) ?? value,
    /** Orders changes as a person fills the fields of a thing in; the log keeps them in none. */
    byField: (thing: string) => {
      const order = wordsFrom(thing).flatMap(Object.keys);
      const placeOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
      return ([one]: [string, unknown], [other]: [string, unknown]) => placeOf(one) - placeOf(other);
    },
  };
}
