import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Puts a statement below the last import of a module. */
function addImport(text, statement) {
  const imports = [...text.matchAll(/^import [^;]*;$/gm)];
  const last = imports.at(-1);
  if (!last) return `${statement}\n${text}`;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${statement}${text.slice(end)}`;
}

/** Replaces once, or says which file no longer looks as the generator knows it. */
function replaceIn(file, text, pattern, replacement) {
  if (!pattern.test(text))
    throw new Error(
      `${file} has changed: nothing in it looks like ${pattern}. Register the section by hand.`,
    );
  return text.replace(pattern, replacement);
}

const edits = (names) => [
  {
    file: 'packages/contract/src/index.ts',
    statement: `import { ${names.sectionCamel}Routes } from './${names.section}/index';`,
    places: [
      [
        /(export const sectionRoutes = \{[^}]*?),?(\s*\};)/,
        `$1, '${names.section}': ${names.sectionCamel}Routes$2`,
      ],
    ],
  },
  {
    file: 'apps/api/src/sections/sections.ts',
    statement: `import { ${names.sectionCamel}Section } from './${names.section}';`,
    places: [
      [
        /(SectionDefinition<Id> \} = \{[^}]*?),?(\s*\};)/,
        `$1, '${names.section}': ${names.sectionCamel}Section$2`,
      ],
    ],
  },
];

/** The lists of the contract and the API with the section in them: text by file. Writes nothing. */
export function registrations(root, names) {
  return edits(names).map(({ file, statement, places }) => {
    const text = places.reduce(
      (now, [pattern, replacement]) => replaceIn(file, now, pattern, replacement),
      addImport(readFileSync(join(root, file), 'utf8'), statement),
    );
    return { file, text };
  });
}
