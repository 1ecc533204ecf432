import { lineAt } from '../source-files.mjs';
import { tablesIn } from './sql-tables.mjs';

const qualified = (schema, name) => String.raw`"?(?:(?<${schema}>\w+)"?\.)?"?(?<${name}>\w+)"?`;
const at = (pattern) => new RegExp(`^[ \\t]*${pattern}`, 'gim');
const thing = qualified('schema', 'name');
const runs = qualified('itsSchema', 'runs');

/** The statements of migrations that change what is there, each with what it does to the tables, functions and triggers. */
const steps = [
  [
    at(String.raw`create (?:unlogged )?table (?:if not exists )?${thing}`),
    ({ tables }, { name }, where) => tables.set(name, where),
  ],
  [
    at(String.raw`create (?:or replace )?(?:materialized )?view ${thing}(?<query>[^;]*);`),
    ({ tables }, { name, query }, where) => tables.set(name, { ...where, uses: tablesIn(query) }),
  ],
  [
    at(String.raw`drop (?:table|view|materialized view) (?:if exists )?${thing}`),
    ({ tables }, { name }) => tables.delete(name),
  ],
  [
    at(String.raw`alter (?:table|view) (?:if exists )?${thing} rename to (?<after>\w+)`),
    ({ tables }, { name, after }, where) => {
      tables.set(after, tables.get(name) ?? where);
      tables.delete(name);
    },
  ],
  [
    at(
      String.raw`create (?:or replace )?(?:function|procedure) ${thing}\s*\([\s\S]*?(?<tag>\$\w*\$)(?<body>[\s\S]*?)\k<tag>`,
    ),
    ({ functions }, { schema, name, body }, where) =>
      functions.set(`${schema}.${name}`, { ...where, uses: tablesIn(body) }),
  ],
  [
    at(String.raw`drop (?:function|procedure) (?:if exists )?${thing}`),
    ({ functions }, { schema, name }) => functions.delete(`${schema}.${name}`),
  ],
  [
    at(
      String.raw`create (?:or replace )?(?:constraint )?trigger (?<trigger>\w+)\s[^;]*?\son ${thing}[^;]*?execute (?:function|procedure) ${runs}`,
    ),
    ({ triggers }, { trigger, name, itsSchema = 'public', runs: called }, where) =>
      triggers.set(`${trigger} on ${name}`, { ...where, on: name, runs: `${itsSchema}.${called}` }),
  ],
  [
    at(String.raw`drop trigger (?:if exists )?(?<trigger>\w+) on ${thing}`),
    ({ triggers }, { trigger, name }) => triggers.delete(`${trigger} on ${name}`),
  ],
];

/**
 * What the migrations leave behind, in the order of their numbers: the tables and views of the schema `public`, and the functions and
 * triggers of the product. Each has the file and the line of its last definition; functions and views have the tables that they name.
 */
export function migrated(files) {
  const left = { tables: new Map(), functions: new Map(), triggers: new Map() };
  const sql = files
    .filter(({ path }) => /^apps\/api\/migrations\/\d{4}_\w+\.sql$/.test(path))
    .toSorted((a, b) => a.path.localeCompare(b.path));
  for (const { path, text } of sql) {
    const found = steps.flatMap(([pattern, apply]) =>
      [...text.matchAll(pattern)].map(({ index, groups }) => ({ index, groups, apply })),
    );
    for (const { index, groups, apply } of found.toSorted((a, b) => a.index - b.index)) {
      const { schema = 'public' } = groups;
      if (schema !== 'pgboss') apply(left, { ...groups, schema }, { path, line: lineAt(text, index) });
    }
  }
  return left;
}
