import { type Words, wordsIn } from '@courtyard/contract/fields/words';
import { useMemo } from 'react';
import { numberFormat } from '@courtyard/contract/intl';
import type { Language } from '../settings/ui-config.store';
import { useUiConfig } from '../settings/ui-config.store';

type Values = Record<string, string | number>;
type Message = string | ((values: never) => string);
export type Catalogue = Record<string, Message>;

type Placeholders<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** What a message needs: nothing, `{ name }` per placeholder, or its function's argument. */
type Needs<M> = M extends (values: infer V) => string
  ? [values: V]
  : M extends string
    ? [Placeholders<M>] extends [never]
      ? []
      : [values: Record<Placeholders<M>, string | number>]
    : never;

/** Another language says the same things with the same needs. */
type Translation<C extends Catalogue> = {
  [K in keyof C]: C[K] extends (values: infer V) => string ? string | ((values: V) => string) : string;
};

export interface Messages<C extends Catalogue> {
  readonly catalogues: Record<Language, Translation<C>>;
}

/** Gives a message's text: `t('greeting', { name })`. Keys and values are checked by the compiler. */
export type Translate<C extends Catalogue> = <K extends keyof C>(key: K, ...values: Needs<C[K]>) => string;

/**
 * Texts in every language, English first: strings with `{name}` placeholders, or functions. `words` are those of the
 * contract for the things that the texts are about, to be said by the same keys.
 */
export function defineMessages<const C extends Catalogue, K extends string = never>(
  { en, es }: { en: C; es: Translation<NoInfer<C>> },
  words?: Words<K>,
): Messages<C & Record<K, string>> {
  const catalogues = words
    ? { en: { ...wordsIn(words, 'en'), ...en }, es: { ...wordsIn(words, 'es'), ...es } }
    : { en, es };
  // A literal catalogue is a translation of itself; the compiler cannot see that through the generic.
  return { catalogues: catalogues as unknown as Record<Language, Translation<C & Record<K, string>>> };
}

/** The texts in one language, outside of a component. */
export function messagesIn<C extends Catalogue>(messages: Messages<C>, language: Language): Translate<C> {
  const catalogue: Record<string, unknown> = messages.catalogues[language];
  return (key, ...[values]) => {
    const message = catalogue[String(key)];
    if (typeof message === 'function') return String(message(values));
    return fill(String(message ?? String(key)), values);
  };
}

function fill(text: string, values: unknown): string {
  if (typeof values !== 'object' || values === null) return text;
  const given = new Map(Object.entries(values as Values));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(given.get(name) ?? whole));
}

/** The texts in the person's language; the same function until that changes, so that memos can depend on it. */
export function useMessages<C extends Catalogue>(messages: Messages<C>): Translate<C> {
  const language = useUiConfig((config) => config.language);
  return useMemo(() => messagesIn(messages, language), [messages, language]);
}

/** Words of the contract in the person's language; the same function until that changes. */
export function useWords<K extends string>(words: Words<K>): (key: K) => string {
  const language = useUiConfig((config) => config.language);
  return useMemo(() => {
    const known = wordsIn(words, language);
    return (key) => known[key];
  }, [words, language]);
}

/** The values of a field as choices, called as the thing's words call them: `choicesOf(t, 'status', assetStatuses)`. */
export function choicesOf<F extends string, V extends string>(
  t: (key: `${NoInfer<F>}.${NoInfer<V>}`) => string,
  field: F,
  values: readonly V[],
): { value: V; label: string }[] {
  return values.map((value) => ({ value, label: t(`${field}.${value}`) }));
}

/** The word for a count: `plural(2, 'unit', 'units')` is `2 units`. */
export function plural(count: number, singular: string, several: string): string {
  return `${numberFormat('en-US', {}).format(count)} ${count === 1 ? singular : several}`;
}
