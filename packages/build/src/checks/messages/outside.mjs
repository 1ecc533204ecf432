import { finding, isCode, lineAt } from '../source-files.mjs';
import { parsed } from '../tables/parsed.mjs';
import { methodOf, nodesOf, textOf, unwrapped } from '../tables/syntax-tree.mjs';

/** Code of pages, of host and sections, and of what they share. */
const ofPages = /^(?:apps\/(?!api\/|e2e\/)[\w-]+|packages\/(?:common|contract|ui))\/src\//;
const ofTests = /\.(?:test|fixture|testing|bench)\.tsx?$|\/testing\//;

/** What is read or read out of an element. */
const shown = new Set(
  'alt aria-description aria-label caption description heading help label placeholder summary text title'.split(
    ' ',
  ),
);

/** Words that are read by people, not a name in the code, an address or a sign. */
const isText = (text) => /\p{Lu}\p{Ll}|\p{L}{2,} \p{L}{2,}/u.test(text);

const languages = ['en', 'es'];

/** An object with a text for each language, but for the languages' own names. */
function isPair(node) {
  if (node.type !== 'ObjectExpression') return false;
  const texts = new Map(
    node.properties
      .filter(({ type, computed }) => type === 'Property' && !computed)
      .map(({ key, value }) => [key.name ?? key.value, unwrapped(value)]),
  );
  return (
    textOf(texts.get('en')) !== 'English' &&
    languages.every((language) => isText(textOf(texts.get(language)) ?? ''))
  );
}

/** Texts in a file of code, with their places. */
function* textsIn(tree) {
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
    if (isPair(node)) yield { text: textOf(node.properties[0].value), at: node.start };
  }
}

/** What people read on pages is in catalogs, where a translator finds it. */
export function checkOutside(files) {
  return files
    .filter((file) => isCode(file) && ofPages.test(file.path) && !ofTests.test(file.path))
    .flatMap((file) =>
      [...textsIn(parsed(file))].map(({ text, at }) =>
        finding(
          file.path,
          `“${text}”: put the text into a catalog, thing.en.json and thing.es.json`,
          lineAt(file.text, at),
        ),
      ),
    );
}
