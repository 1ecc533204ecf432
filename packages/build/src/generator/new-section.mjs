import { fileURLToPath } from 'node:url';
import { namesOf } from './names.mjs';
import { addImport, append } from './places.mjs';
import { refuseTakenSection, refuseUnchecked } from './taken.mjs';
import { addResource, foldersOf } from './resource.mjs';
import { Tree } from './tree.mjs';

const templates = (part) => fileURLToPath(new URL(`../../templates/section/${part}`, import.meta.url));

/** The two lists of sections, by what stands before their bracket, with how each names one. */
const lists = [
  {
    file: 'packages/contract/src/sections.ts',
    opening: /export const sectionRoutes = \{/,
    constant: ({ sectionCalls }) => `${sectionCalls}Routes`,
    module: ({ section }) => `./${section}/index`,
  },
  {
    file: 'apps/api/src/sections/sections.ts',
    opening: /SectionDefinition<Id> \} = \{/,
    constant: ({ sectionCamel }) => `${sectionCamel}Section`,
    module: ({ section }) => `./${section}`,
  },
];

function addSection(tree, names) {
  refuseTakenSection(tree, names);
  for (const [part, folder] of Object.entries(foldersOf(names))) {
    if (tree.hasFolder(folder))
      throw new Error(`${folder} exists already, without a section in apps/${names.section}.`);
    tree.fill(templates(part), folder, names);
  }
  for (const { file, opening, constant, module } of lists) {
    tree.edit(file, (text) =>
      addImport(
        append(text, { file, opening, what: 'the section' }, `'${names.section}': ${constant(names)},`),
        `import { ${constant(names)} } from '${module(names)}';`,
      ),
    );
  }
}

/**
 * Writes a new section with its first resource, or a further resource of a section that is there: contract, calls, table, pages
 * and their tests, all of it registered. Throws, before anything is written, where a name cannot be used or is taken, or
 * the section's files do not have the places that the generator adds to.
 * @param {{ root: string, section: string, resource?: string, spanish?: readonly [string, string] }} options folder of the
 *   workspace; id or base path of the section; one of the resources; one and many of them in Spanish
 * @returns {{ files: string[], section: string, resource: string, isOnOverview: boolean }} files that were written or
 *   changed, from the root; whether the section's first page shows the resource
 */
export function newSection({ root, section: given, resource: what, spanish }) {
  const names = namesOf(given, what, spanish);
  const { section, resource } = names;
  const tree = new Tree(root);
  const isThere = tree.has(`apps/${section}/section.json`);
  if (isThere && what === undefined)
    throw new Error(
      `apps/${section} exists already: say what else people work with in it, as in: ${section} permit.`,
    );
  if (!isThere) addSection(tree, names);
  const { isOnOverview } = addResource(tree, names);
  refuseUnchecked(tree);
  return { files: tree.write(), section, resource, isOnOverview };
}
