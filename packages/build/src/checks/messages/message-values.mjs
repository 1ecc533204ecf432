import { finding, isCode, lineAt } from '../source-files.mjs';
import { parsed } from '../tables/parsed.mjs';
import { nodesOf, textOf, unwrapped } from '../tables/syntax-tree.mjs';

const nameOf = ({ key, computed }) => (computed ? null : (key.name ?? String(key.value)));

/** What an object says under each name; what is spread into it is checked where it is written. */
const fieldsOf = (node) =>
  new Map(
    node.properties
      .filter(({ type }) => type === 'Property')
      .map((property) => [nameOf(property), unwrapped(property.value)]),
  );

const valuesIn = (text) => [...new Set(text.match(/\{\w+\}/g))].toSorted((a, b) => a.localeCompare(b));

/** Texts of two languages under the same name that have other values to fill in. */
function* unlike(en, es) {
  if (en?.type === 'ObjectExpression' && es?.type === 'ObjectExpression') {
    const translated = fieldsOf(es);
    for (const [name, value] of fieldsOf(en)) yield* unlike(value, translated.get(name));
    return;
  }
  const [said, translation] = [textOf(en), textOf(es)];
  if (said === null || translation === null) return;
  if (valuesIn(said).join() !== valuesIn(translation).join()) yield { said, translation, at: es.start };
}

/** The compiler holds what English needs against a call, and does not see a `{name}` that the translation spells otherwise: it would be read as it stands. */
export function checkMessageValues(files) {
  return files
    .filter((file) => isCode(file) && /\.tsx?$/.test(file.path) && !/\.test\.tsx?$/.test(file.path))
    .filter(({ text }) => /\ben\b/.test(text) && /\bes: /.test(text) && /['"`][^'"`\n]*\{\w+\}/.test(text))
    .flatMap((file) =>
      [...nodesOf(parsed(file))]
        .filter(({ type }) => type === 'ObjectExpression')
        .map(fieldsOf)
        .flatMap((fields) => [...unlike(fields.get('en'), fields.get('es'))])
        .map(({ said, translation, at }) =>
          finding(
            file.path,
            `"${translation}" has other values than "${said}"; give both the same {names}`,
            lineAt(file.text, at),
          ),
        ),
    );
}
