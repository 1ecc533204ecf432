import { type Formats, type Messages, messagesIn, useUiConfig } from '@courtyard/common';

/** How the values of a field read where its name does not say it: `(halves, formats) => formats.number(halves / 2)`. */
export type ValueText = (value: number, formats: Formats) => string;

/**
 * What a section's things are called in their histories. Texts by `action.<thing>.<verb>`, `field.<field>` (or
 * `field.<thing>.<field>` where two things name one field differently) and `value.<field>.<value>`, in the order in which
 * fields are filled in. What has no text is shown as it is named.
 */
export interface HistoryVocabulary {
  words: Messages<Record<string, string>>;
  values?: Readonly<Record<string, ValueText>>;
  /** Actions whose values say nothing new: a thing's page shows what it was made with. */
  withoutChanges?: readonly string[];
}

type HistoryKey<K extends string> = K extends `${string}.${string}` ? `value.${K}` : `field.${K}`;

/** Words by field, and by `field.value`, under the names that a history has for them. */
export function historyWords<W extends Record<string, string>>(
  words: W,
): { [K in keyof W & string as HistoryKey<K>]: W[K] } {
  const named = Object.entries(words).map(([key, text]) => [
    `${key.includes('.') ? 'value' : 'field'}.${key}`,
    text,
  ]);
  // The border: a loop over the names does what the type says of each.
  return Object.fromEntries(named) as { [K in keyof W & string as HistoryKey<K>]: W[K] };
}

/** A vocabulary in the person's language. */
export function useWords({ words }: HistoryVocabulary) {
  const language = useUiConfig((config) => config.language);
  const t = messagesIn(words, language);
  const known = words.catalogues[language];
  const order = Object.keys(known);
  const textOf = (key: string) => (key in known ? t(key) : undefined);
  const placeOf = (field: string) => {
    const place = order.indexOf(`field.${field}`);
    return place === -1 ? order.length : place;
  };
  return {
    action: (action: string) => textOf(`action.${action}`) ?? action.replaceAll(/[.-]/g, ' '),
    field: (field: string, thing: string) =>
      textOf(`field.${thing}.${field}`) ?? textOf(`field.${field}`) ?? field,
    value: (field: string, value: string) => textOf(`value.${field}.${value}`) ?? value,
    /** Fields in the order in which a person fills them in; the log keeps them in none. */
    byField: ([one]: [string, unknown], [other]: [string, unknown]) => placeOf(one) - placeOf(other),
  };
}
