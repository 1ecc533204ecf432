import { finding, isCode, lineAt } from '../source-files.mjs';
import { parsed } from '../tables/parsed.mjs';
import { methodOf, nodesOf, textOf, unwrapped } from '../tables/syntax-tree.mjs';

/** Code of pages, of host and sections, and of what they share. */
const ofPages = /^(?:apps\/(?!api\/|e2e\/)[\w-]+|packages\/(?:common|contract|ui))\/src\//;
const ofTests = /\.(?:test|fixture|testing|bench)\.tsx?$|\/testing\//;

/** Code of the API, but for what is typed into demo communities and said at the command line. */
const ofApi = /^apps\/api\/src\/(?!(?:.+\/)?(?:bench|cli|demo|fixtures)\/)(?!.+\.demo\.ts$)/;

/** What is read or read out of an element. */
const shown = new Set(
  'alt aria-description aria-label caption description heading help label placeholder summary text title'.split(
    ' ',
  ),
);

/** Words that are read by people, not a name in the code, an address or a sign. */
const isText = (text) => /\p{Lu}\p{Ll}|\p{L}{2,} \p{L}{2,}/u.test(text);

const languages = ['en', 'es'];

/** What an object says in each language; null where it isn't about languages, or gives their own names. */
function saidIn(node) {
  if (node.type !== 'ObjectExpression') return null;
  const values = new Map(
    node.properties
      .filter(({ type, computed }) => type === 'Property' && !computed)
      .map(({ key, value }) => [key.name ?? key.value, unwrapped(value)]),
  );
  const said = languages.map((language) => values.get(language));
  return said.every(Boolean) && !/^english$/i.test(textOf(said[0])) ? said : null;
}

/** A word in any place, such as the “days” of `${count} days`. */
const hasWord = (text) => isText(text) || /\p{L}\p{Ll}{2}/u.test(text);

/** The key of a message, or an option, as a call is given it. */
function isKey(node) {
  const text = textOf(node);
  return text !== null && !isText(text);
}

/** Parts of a node that say nothing to people: names in the code, types, comparisons, and refusals, whose sentences have catalogs of their own. */
const unsaid = new Map([
  ['Property', ({ key, computed }) => (computed ? [] : [key])],
  ['MemberExpression', ({ property }) => [property]],
  ['BinaryExpression', ({ left, right, operator }) => (operator === '+' ? [] : [left, right])],
  ['SwitchCase', ({ test }) => [test]],
  ['TaggedTemplateExpression', ({ quasi }) => [quasi]],
  ['ThrowStatement', ({ argument }) => [argument]],
  ['CallExpression', ({ arguments: given }) => given.filter(isKey)],
]);

/** All texts inside the value for one language, also in its functions. */
function* textsBelow(node) {
  const text = node.type === 'TemplateElement' ? node.value.cooked : textOf(node);
  if (text !== null) {
    if (hasWord(text)) yield text;
    return;
  }
  if (node.type.startsWith('TS') && !node.expression) return;
  const silent = new Set(unsaid.get(node.type)?.(node));
  for (const part of Object.values(node).flat())
    if (typeof part?.type === 'string' && !silent.has(part)) yield* textsBelow(part);
}

/** The first text of an object that has texts of its own for each language; what is the same in both is no translation. */
function textInPlace(node) {
  const [english, spanish] = (saidIn(node) ?? []).map((value) => [...textsBelow(value)]);
  if (!english || english.join('\n') === spanish.join('\n')) return null;
  return english[0] ?? spanish[0];
}

/** Texts that a file says in both languages, with their places. */
function* translatedIn(tree) {
  for (const node of nodesOf(tree)) {
    const text = textInPlace(node);
    if (text !== null) yield { text: text.trim(), at: node.start };
  }
}

/** Texts in a file of pages, also those in one language. */
function* textsIn(tree) {
  yield* translatedIn(tree);
  for (const node of nodesOf(tree)) {
    if (node.type === 'JSXText' && isText(node.value)) yield { text: node.value.trim(), at: node.start };
    if (node.type === 'JSXAttribute' && shown.has(node.name.name)) {
      const { value } = node;
      const text = textOf(value?.type === 'JSXExpressionContainer' ? value.expression : value);
      if (text !== null && isText(text)) yield { text, at: node.start };
    }
    if (node.type === 'CallExpression' && methodOf(node) === 'defineMessages') {
      const [texts] = node.arguments;
      const inPlace =
        texts?.type === 'ObjectExpression' &&
        texts.properties.find(({ value }) => value?.type !== 'Identifier');
      if (inPlace) yield { text: 'defineMessages', at: inPlace.start };
    }
  }
}

/** What finds the texts of a file; undefined for one that has none to find. */
function finderOf(file) {
  if (!isCode(file) || ofTests.test(file.path)) return undefined;
  if (ofPages.test(file.path)) return textsIn;
  return ofApi.test(file.path) && /\bes\b/.test(file.text) ? translatedIn : undefined;
}

/** What people read on pages, in letters and in notifications is in catalogs, where a translator finds it. */
export function checkOutside(files) {
  return files.flatMap((file) =>
    [...(finderOf(file)?.(parsed(file)) ?? [])].map(({ text, at }) =>
      finding(
        file.path,
        `“${text}”: put the text into a catalog, thing.en.json and thing.es.json`,
        lineAt(file.text, at),
      ),
    ),
  );
}
