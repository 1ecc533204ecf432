import { articleFile, articlesIn } from './articles.mjs';
import { depends, parseText } from './text.mjs';

/** Catalogs of texts: a JSON file for each language, `payoff.en.json` and `payoff.es.json`. */
export const catalogFile = /\.(en|es)\.json$/;

/** The language of a catalog, by the name of its file. */
export const languageOf = (path) => catalogFile.exec(path)?.[1];

/** Sentences of the API by their English, `{1}` standing for the first value: no messages, and read as they are written. */
export const isOfSentences = (path) => path.endsWith('.sentences.es.json');

const quoted = (text) => text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** A case's condition on the value, in JavaScript; `p` gives a number's plural category. */
function condition(type, value, key) {
  if (type === 'select') return `\`\${${value}}\`===${JSON.stringify(key)}`;
  return key.startsWith('=') ? `${value}===${key.slice(1)}` : `p(${value})===${JSON.stringify(key)}`;
}

function choice({ type, arg, cases }, counted) {
  const value = `v.${arg}`;
  const inside = type === 'plural' ? value : counted;
  const exact = (key) => (key.startsWith('=') ? 0 : 1);
  const conditions = cases
    .filter(({ key }) => key !== 'other')
    .toSorted((a, b) => exact(a.key) - exact(b.key))
    .map(({ key, tokens }) => `${condition(type, value, key)}?\`${template(tokens, inside)}\`:`);
  const other = cases.find(({ key }) => key === 'other');
  return `\${${conditions.join('')}\`${template(other.tokens, inside)}\`}`;
}

/** The inside of a template literal that gives the text. `counted` is what `#` stands for. */
const template = (tokens, counted) =>
  tokens
    .map((token) => {
      if (token.type === 'content') return quoted(token.value);
      if (token.type === 'argument') return `\${v.${token.arg}}`;
      if (token.type === 'function') return `\${n(v.${token.arg})}`;
      if (token.type === 'octothorpe') return `\${n(${counted})}`;
      return choice(token, counted);
    })
    .join('');

/** A text in JavaScript: a string whose `{names}` are filled in, or a function of its values `v`, the plural category `p` and the number's form `n`. */
function compiledText(text, language) {
  if (!/['{}]/.test(text)) return JSON.stringify(text);
  const tokens = parseText(text, language);
  if (depends(tokens)) return `(v,p,n)=>\`${template(tokens)}\``;
  const plain = tokens.map(({ type, arg, value }) => (type === 'argument' ? `{${arg}}` : value)).join('');
  // In quotes a brace is to be read, and what fills values in wouldn't know.
  const isQuoted = tokens.some(({ type, value }) => type === 'content' && /[{}]/.test(value));
  return isQuoted ? `v=>\`${template(tokens)}\`` : JSON.stringify(plain);
}

/**
 * The texts of a catalog as an object in JavaScript. Throws an Error that names the file and the key of a text that is wrong.
 * @param {string} json what the file holds
 * @param {string} path of the file, for its language and for errors
 */
export function compiledCatalog(json, path) {
  if (isOfSentences(path)) return JSON.stringify(JSON.parse(json));
  const language = languageOf(path);
  const texts = Object.entries(JSON.parse(json)).map(([key, text]) => {
    try {
      return `${JSON.stringify(key)}:${compiledText(text, language)}`;
    } catch (error) {
      throw new Error(`${path}: "${key}": ${error.message}`, { cause: error });
    }
  });
  return `{${texts.join(',\n')}}`;
}

/** Files of texts that a build makes code of. */
export const textFile = /\.(?:en|es)\.(?:json|md)$/;

/** What a file of texts holds, as an expression in JavaScript: a catalog, or articles. Throws as {@link compiledCatalog} does. */
export const compiledTexts = (text, path) =>
  articleFile.test(path) ? JSON.stringify(articlesIn(text, path)) : compiledCatalog(text, path);
