import { catalogFile, isOfSentences, languageOf } from '../../messages/catalog.mjs';
import { parseText, valuesOf } from '../../messages/text.mjs';
import { finding } from '../source-files.mjs';

/** Sentences that are in English for Spanish readers too: the specification gives them. */
const inEnglish = new Set([
  '403 - You are not authorized to view this page.',
  'Menu Items Error',
  // A name.
  'Rhode Island',
]);

/** A text of several words; a name or a loan word alone reads the same in both languages. */
const isSentence = (text) => (text.replaceAll(/\{[^}]*\}/g, '').match(/\p{L}{3,}/gu) ?? []).length > 1;

/** A catalog as `[key, text]` in its order. Throws where it is no flat JSON object of texts, or has a key twice. */
function entriesOf(json) {
  const texts = JSON.parse(json);
  if (texts === null || typeof texts !== 'object' || Array.isArray(texts))
    throw new Error('A catalog is one object of texts');
  const entries = Object.entries(texts);
  const other = entries.find(([, text]) => typeof text !== 'string');
  if (other) throw new Error(`"${other[0]}" is no text; a catalog is flat`);
  const written = [...json.matchAll(/^\s*"((?:[^"\\]|\\.)*)":/gm)].map(([, key]) => JSON.parse(`"${key}"`));
  const twice = written.find((key, at) => written.indexOf(key) !== at);
  if (twice !== undefined) throw new Error(`"${twice}" is there twice`);
  return entries;
}

const lineOf = (json, key) => {
  const at = json.split('\n').findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(key)}:`));
  return at === -1 ? undefined : at + 1;
};

const kindsOf = (values) =>
  [...values]
    .map(([name, kind]) => (kind === 'text' ? `{${name}}` : `{${name}: ${kind}}`))
    .toSorted((a, b) => a.localeCompare(b))
    .join(', ') || 'none';

/** A catalog with its texts by key, the values that each needs, and what is wrong with it. */
function read(file) {
  const found = [];
  const texts = new Map();
  try {
    for (const [key, text] of entriesOf(file.text)) {
      texts.set(key, { text, values: null });
      try {
        if (text.trim() === '') throw new Error('It is empty');
        texts.set(key, { text, values: valuesOf(parseText(text, languageOf(file.path))) });
      } catch (error) {
        found.push(finding(file.path, `"${key}": ${error.message}`, lineOf(file.text, key)));
      }
    }
  } catch (error) {
    found.push(finding(file.path, error.message));
  }
  return { file, texts, found };
}

/** What a translation has otherwise than English. */
function* unlike(english, { file, texts: translation }) {
  const at = (key, message) => finding(file.path, `"${key}": ${message}`, lineOf(file.text, key));
  for (const [key, { text, values }] of english) {
    const translated = translation.get(key);
    if (!translated) yield finding(file.path, `"${key}" is missing: ${text}`);
    else if (values && translated.values && kindsOf(values) !== kindsOf(translated.values))
      yield at(key, `its values are ${kindsOf(translated.values)}; in English they are ${kindsOf(values)}`);
    else if (translated.text === text && isSentence(text) && !inEnglish.has(text))
      yield at(key, 'isn’t translated');
  }
  for (const key of translation.keys()) if (!english.has(key)) yield at(key, 'isn’t in the English catalog');
}

const inOrder = (english, translation) =>
  [...english.keys()].filter((key) => translation.has(key)).join('\n') ===
  [...translation.keys()].filter((key) => english.has(key)).join('\n');

/** What one sentence says of many things, whose Spanish does without some of its values. */
const general = /no such \{1\}|changed this \{1\}/;

const placesIn = (text) =>
  [...new Set(text.match(/\{\d+\}/g))].toSorted((a, b) => a.localeCompare(b)).join(' ');

/** Sentences of the API: each has its Spanish, with the same values. */
function checkSentences(file) {
  try {
    return entriesOf(file.text)
      .filter(
        ([english, spanish]) =>
          spanish.trim() === '' || (!general.test(english) && placesIn(english) !== placesIn(spanish)),
      )
      .map(([english]) =>
        finding(file.path, `“${english}” has other values, or no Spanish`, lineOf(file.text, english)),
      );
  } catch (error) {
    return [finding(file.path, error.message)];
  }
}

/** What is wrong with a catalog, and with what it has otherwise than the one beside it. */
function checkCatalog(catalog, other) {
  const { file, texts, found } = catalog;
  const isEnglish = languageOf(file.path) === 'en';
  if (!other)
    return [...found, finding(file.path, `it has no ${isEnglish ? 'Spanish' : 'English'} beside it`)];
  if (isEnglish) return found;
  const order = inOrder(other.texts, texts)
    ? []
    : [finding(file.path, 'put its keys in the order of the English catalog')];
  return [...found, ...unlike(other.texts, catalog), ...order];
}

/**
 * Catalogs can be read, and a translation has the keys of English, in their order, with the values that they need; so have the sentences of
 * the API.
 */
export function checkCatalogs(files) {
  const all = files.filter(({ path }) => catalogFile.test(path));
  const sentences = all.filter(({ path }) => isOfSentences(path));
  const byPath = new Map(
    all.filter(({ path }) => !isOfSentences(path)).map((file) => [file.path, read(file)]),
  );
  const besides = (path) =>
    byPath.get(path.replace(catalogFile, languageOf(path) === 'en' ? '.es.json' : '.en.json'));
  return [
    ...sentences.flatMap(checkSentences),
    ...[...byPath].flatMap(([path, catalog]) => checkCatalog(catalog, besides(path))),
  ];
}
