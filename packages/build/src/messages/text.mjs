import { parse } from '@messageformat/parser';

const numeric = new Set(['plural']);
const categories = new Map();

/** The plural categories of a language, as the Unicode CLDR has them: `one` and `other` in English. */
function categoriesOf(language) {
  if (!categories.has(language))
    categories.set(language, new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  return categories.get(language);
}

/** What a text may have beside its words: `{name}`, `{count, number}`, plurals and selects. */
function refuse(token) {
  const { type, arg, key, param, pluralOffset, cases = [] } = token;
  if (arg !== undefined && !/^[a-z]\w*$/i.test(arg)) throw new Error(`{${arg}} is no name of a value`);
  if (type === 'function' && (key !== 'number' || param))
    throw new Error(
      `{${arg}, ${key}} isn't supported. Format the value where the text is used, and write {${arg}}`,
    );
  if (type === 'selectordinal') throw new Error(`{${arg}, selectordinal} isn't supported`);
  if (pluralOffset) throw new Error(`{${arg}, plural, offset:…} isn't supported`);
  if (cases.length > 0 && !cases.some((each) => each.key === 'other'))
    throw new Error(`{${arg}, ${type}, …} has no "other"`);
  for (const each of cases) each.tokens.forEach(refuse);
}

/**
 * Reads a text in ICU MessageFormat 1. Throws an Error that says what is wrong with it.
 * @returns the tokens of `@messageformat/parser`
 */
export function parseText(text, language) {
  const tokens = parse(text, { cardinal: categoriesOf(language) });
  // Read as plain text by the parser, and a mistake in any text of ours.
  const stray = tokens.find(({ type, value }) => type === 'content' && /[{}]/.test(unquoted(value, text)));
  if (stray) throw new Error(`"${stray.value}" has a brace that belongs to no value`);
  tokens.forEach(refuse);
  return tokens;
}

/** A brace in quotes, `'{'`, is meant to be read. */
const unquoted = (value, text) => (/'[{}]/.test(text) ? '' : value);

/**
 * The values that a text needs, by name, in the order in which they appear: `number` for what it counts or groups,
 * `boolean` for a choice between true and false, otherwise `text`.
 */
export function valuesOf(tokens, found = new Map()) {
  for (const { type, arg, cases = [] } of tokens) {
    if (arg !== undefined) found.set(arg, stricter(found.get(arg), kindOf(type, cases)));
    for (const each of cases) valuesOf(each.tokens, found);
  }
  return found;
}

const kinds = ['text', 'boolean', 'number'];
const stricter = (one = 'text', other = 'text') => kinds[Math.max(kinds.indexOf(one), kinds.indexOf(other))];

function kindOf(type, cases) {
  if (type === 'function' || numeric.has(type)) return 'number';
  const keys = cases.map(({ key }) => key).filter((key) => key !== 'other');
  return type === 'select' && keys.every((key) => key === 'true' || key === 'false') ? 'boolean' : 'text';
}

/** Whether the words depend on a value: such a text becomes a function, every other stays as it is written. */
export const depends = (tokens) => tokens.some(({ type }) => type !== 'content' && type !== 'argument');
