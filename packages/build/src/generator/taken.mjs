import { checkFolderSize } from '../checks/folder-size.mjs';
import { checkForbiddenNames } from '../checks/forbidden-names.mjs';
import { readSourceFiles } from '../checks/source-files.mjs';

const migrations = 'apps/api/migrations';

/** The number that the next migration has. */
export const nextMigration = (tree) =>
  String(Math.max(...tree.names(migrations).map((name) => Number.parseInt(name, 10) || 0)) + 1).padStart(
    4,
    '0',
  );

/**
 * A name for the resource's table: its own, or after its section where another has it. Throws where that is taken too.
 * `words`: what a table cannot be called without quotes.
 */
export function freeTable(tree, { section, resource }) {
  const sql = tree
    .names(migrations)
    .map((name) => tree.read(`${migrations}/${name}`))
    .join('\n');
  const isTaken = (table) =>
    reserved.has(table) || new RegExp(`create table (?:if not exists )?${table}(?:_file)?\\b`, 'i').test(sql);
  const [own, prefixed] = [resource, `${section}-${resource}`].map((name) => name.replaceAll('-', '_'));
  const table = [own, prefixed].find((name) => !isTaken(name));
  if (table) return table;
  throw new Error(
    `There are tables named ${own} and ${prefixed} already: use another name for the resource.`,
  );
}

/** Words that PostgreSQL takes for no table without quotes. */
const reserved = new Set(
  `all analyse analyze and any array as asc both case cast check collate column constraint create current_date default
  deferrable desc distinct do else end except false fetch for foreign from grant group having in initially intersect into
  lateral leading limit localtime not null offset on only or order placing primary references returning select session_user
  some symmetric system_user table then to trailing true union unique user using variadic when where window with`.split(
    /\s+/,
  ),
);

/** The names of a resource's calls, which are those of all sections together. */
const callsOf = ({ resourceCamel, ResourcePascal, ResourcesPascal }) => [
  ...['list', 'export'].map((verb) => `${verb}${ResourcesPascal}`),
  ...['create', 'get', 'update', 'remove'].map((verb) => `${verb}${ResourcePascal}`),
  ...['Values', 'Totals', 'History'].map((rest) => `${resourceCamel}${rest}`),
];

/** Throws where a folder, a call or a permission of the resource is there already. */
export function refuseTaken(tree, folders, names) {
  const folder = folders.find((path) => tree.has(path));
  if (folder) throw new Error(`${folder} exists already: use another name for the resource.`);
  const calls = `/api/v1/${names.resources}`;
  const permissions = [`${names['Resources Words']} List View`, `${names['Resource Words']} Update`];
  const marks = new Map([
    [`'${calls}'`, calls],
    [`'${calls}/`, calls],
    ...callsOf(names).map((call) => [`  ${call}:`, call]),
    ...permissions.map((name) => [`'${name}':`, `"${name}"`]),
  ]);
  const contract = readSourceFiles(tree.root).filter(({ path }) => path.startsWith('packages/contract/src/'));
  // The tests of a section find a record by the parameter of its path.
  const parameter = new RegExp(`/:${names.resourceCamel}Id\\b`);
  for (const { path, text } of contract) {
    if (path.startsWith(`packages/contract/src/${names.section}/`) && parameter.test(text))
      throw new Error(
        `${path} has paths with :${names.resourceCamel}Id already: use another name for the resource.`,
      );
    const mark = [...marks.keys()].find((each) => text.includes(each));
    if (mark) throw new Error(`${path} has ${marks.get(mark)} already: use another name for the resource.`);
  }
}

const reservedFile = 'packages/contract/src/wire/compatibility/reserved-segments.values.ts';

/** Throws where a package has the section's name already, or the host a page at its address. */
export function refuseTakenSection(tree, { section, basePath }) {
  if (tree.has(`packages/${section}`))
    throw new Error(`packages/${section} has the name already: use another name for the section.`);
  if (tree.read(reservedFile).includes(`'${basePath.slice(1)}'`))
    throw new Error(`${basePath} is a page of the host: use another name for the section.`);
}

/** Throws where `npm run check` would not let pass the names of what is made, or the number of entries of a folder. */
export function refuseUnchecked(tree) {
  const there = readSourceFiles(tree.root);
  const known = new Set(checkFolderSize(there).map(({ path }) => path));
  const made = [...tree.changed.keys()].map((path) => ({ path }));
  const [name] = checkForbiddenNames(made);
  if (name) throw new Error(`${name.path}: ${name.message}; nothing was written.`);
  const full = checkFolderSize([...there, ...made]).find(({ path }) => !known.has(path));
  if (full) throw new Error(`${full.path} would have ${full.message}, then try again; nothing was written.`);
}
