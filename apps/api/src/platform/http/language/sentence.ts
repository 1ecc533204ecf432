import type { Language, Label } from '@courtyard/contract/fields/labels';

/** What stands in a sentence: a name or number as it is, a word of the contract, or a sentence. */
type Value = string | number | Label | Sentence;

/** What a person is told: in English, or with values that stay as they are in every language. */
export type Text = string | Sentence;

/** Spanish by English. Values stand in both as `{1}`, `{2}` in the order of the English sentence. */
export type Sentences = Readonly<Record<string, string>>;

/** A sentence with values in it. As text it is English. */
export class Sentence {
  constructor(
    readonly template: string,
    readonly values: readonly Value[],
  ) {}

  toString(): string {
    return textIn(this, 'en', {});
  }
}

/** Says a sentence with values, so that it can be said in other languages: `` msg`There is no such ${what}.` `` */
export function msg(parts: TemplateStringsArray, ...values: Value[]): Sentence {
  return new Sentence(
    parts.reduce((text, part, index) => `${text}{${index}}${part}`),
    values,
  );
}

/** What is told, in a language; in English where `spanish` does not have it. */
export function textIn(text: Text, language: Language, spanish: Sentences): string {
  const known = (english: string) => (language === 'es' ? (spanish[english] ?? english) : english);
  if (typeof text === 'string') return known(text);
  return known(text.template).replace(/\{(\d+)\}/g, (whole, place: string) => {
    const value = text.values[Number(place) - 1];
    if (value === undefined) return whole;
    if (value instanceof Sentence) return textIn(value, language, spanish);
    return typeof value === 'object' ? value[language] : String(value);
  });
}
