import { locales } from '../formats';
import { numberFormat, pluralRules } from '../intl';
import { type Language, type Label, type Labels, labelsIn } from '../fields/labels';

/**
 * The values that each text of a catalog needs, by its key: `[]`, or `[values: { name: string | number }]`. The compiler knows it from the
 * English catalog's declaration (`packages/build/src/messages/declarations.mjs`); at run time a catalog holds texts.
 */
export type Texts = Readonly<Record<string, unknown[]>>;

/** A text as a catalog has it once it is compiled: filled in at its `{names}`, or a function where the words depend on a value. */
type Text =
  | string
  | ((values: Values, categoryOf: (count: number) => string, grouped: (count: number) => string) => string);
type Values = Readonly<Record<string, unknown>>;

export interface Messages<C extends Texts> {
  readonly catalogs: Record<Language, C>;
}

/** Gives a message's text: `t('greeting', { name })`. Keys and values are checked by the compiler. */
export type Translate<C extends Texts> = <K extends keyof C>(key: K, ...values: C[K]) => string;

/** `Translate` of the texts that something defined: `TranslateOf<typeof bookingMessages>`. */
export type TranslateOf<M> = M extends Messages<infer C> ? Translate<C> : never;

/**
 * Texts in every language, from catalogs that translators edit: `import en from './payoff.en.json'`. `words` are those of the contract for
 * the things that the texts are about, to be said by their keys unless a catalog has its own text for one.
 */
export function defineMessages<C extends Texts>(texts: { en: C; es: object }): Messages<C>;
export function defineMessages<C extends Texts, K extends string>(
  texts: { en: C; es: object },
  labels: Labels<K>,
): Messages<C & Record<Exclude<K, keyof C>, []>>;
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages({ en, es }: { en: Texts; es: object }, labels?: Labels): Messages<Texts> {
  const catalogs = labels
    ? { en: { ...labelsIn(labels, 'en'), ...en }, es: { ...labelsIn(labels, 'es'), ...es } }
    : { en, es };
  // The border: the check of catalogs holds Spanish to the keys and values of English.
  return { catalogs: catalogs as Record<Language, Texts> };
}

/** The texts in one language. */
export function messagesIn<C extends Texts>(messages: Messages<C>, language: Language): Translate<C> {
  // The border: what a declaration says of a catalog is what its texts need.
  const catalog = messages.catalogs[language] as Readonly<Record<PropertyKey, unknown>> as Readonly<
    Record<PropertyKey, Text | undefined>
  >;
  const categoryOf = (count: number) => pluralRules(language, {}).select(count);
  const grouped = (count: number) => numberFormat(locales[language], {}).format(count);
  return (key, ...[values]) => {
    const text = catalog[key] ?? String(key);
    if (values === undefined) return typeof text === 'function' ? text({}, categoryOf, grouped) : text;
    const given = values as Values;
    return typeof text === 'function' ? text(given, categoryOf, grouped) : fill(text, given);
  };
}

/** A sentence that ends in a value which has a period of its own, `8:30 p.m.` or `Acme Inc.`, gets no second one. */
function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}(\.(?!\.))?/g, (whole, name: string, period = '') => {
    const value = values[name];
    if (value === undefined || value === null) return whole;
    return String(value).endsWith('.') ? String(value) : `${String(value)}${period}`;
  });
}

/** One text in every language. */
/* @__NO_SIDE_EFFECTS__ */
export const labelOf = <C extends Texts, K extends keyof C>(
  messages: Messages<C>,
  key: K,
  ...values: C[K]
): Label => ({
  en: messagesIn(messages, 'en')(key, ...values),
  es: messagesIn(messages, 'es')(key, ...values),
});
