import { finding, lineAt } from '../source-files.mjs';
import { tablesOfCode } from './code-sql.mjs';
import { declaredTables, publicTables } from './declared-tables.mjs';
import { migrated } from './migrations.mjs';
import { heightOf, isApiCode, nameOf, ownerOf } from './owners.mjs';
import { parsed } from './parsed.mjs';

/** What SQL in code needs: a file without any of it is not parsed. */
const canHaveSql =
  /\b(?:sql|selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|\w+Join\w*|tables?|attachedFiles|select|insert|update|delete|truncate|merge)\b/;

/** Tables of the platform hold the demo's past, which no call could make any more. */
const isDemo = (path) => path.endsWith('.demo.ts');

/** Why `user` may not do this to a table; null where it may. */
function hindrance({ access, table, user, isPublic, owner }) {
  if (owner === user) return null;
  if (access === 'write')
    return `writes "${table}" of ${nameOf(owner)}; call a function that the owner exports, or have the owner offer a hook`;
  if (heightOf(owner) > heightOf(user))
    return `reads "${table}" of ${nameOf(owner)}, which ${nameOf(user)} does not know; take it as an argument, or offer a hook (defineSection)`;
  if (isPublic) return null;
  return `reads "${table}", which ${nameOf(owner)} does not publish; call a function that the owner exports, or list the table in the owner's *.public.ts`;
}

/** The tables that code names, with who does and where. */
function usesOfCode(files) {
  return files
    .filter((file) => isApiCode(file) && canHaveSql.test(file.text))
    .flatMap((file) =>
      tablesOfCode(parsed(file)).map((use) => ({
        ...use,
        user: ownerOf(file.path),
        path: file.path,
        line: lineAt(file.text, use.index),
      })),
    );
}

/** What functions and views of the migrations do to tables; theirs is the owner of what they write. */
function usesOfMigrations({ tables, functions, triggers }, ownerOfTable) {
  const findings = [];
  const uses = [];
  const ownersOfFunctions = new Map();
  for (const [name, { uses: found, path, line }] of functions) {
    const named = found.filter((use) => use.name !== undefined && ownerOfTable(use.name));
    const writers = new Set(
      named.filter(({ access }) => access === 'write').map((use) => ownerOfTable(use.name)),
    );
    if (name.startsWith('ledger.')) writers.add('ledger');
    if (writers.size > 1)
      findings.push(
        finding(
          path,
          `${name} writes tables of ${[...writers].map(nameOf).join(' and ')}; give each owner a function of its own`,
          line,
        ),
      );
    const [user] = writers;
    if (writers.size !== 1) continue;
    ownersOfFunctions.set(name, user);
    for (const { access, name: table } of named) uses.push({ access, table, user, path, line });
  }
  for (const [name, { uses: found = [], path, line }] of tables)
    for (const { access, name: table } of found)
      uses.push({ access, table, user: ownerOfTable(name), path, line });
  for (const { on, runs, path, line } of triggers.values()) {
    const user = ownersOfFunctions.get(runs);
    // A trigger of an owner below is a service, as the index of the search; one of another owner follows what is published.
    if (user && ownerOfTable(on) && heightOf(user) >= heightOf(ownerOfTable(on)))
      uses.push({ access: 'read', table: on, user, path, line });
  }
  return { findings, uses: uses.filter(({ user }) => user) };
}

/** Findings on the lists of what is declared and published. */
function checkLists({ tables, declared, published, uses }) {
  const findings = [];
  for (const [name, { path, line }] of tables)
    if (!declared.has(name))
      findings.push(
        finding(
          path,
          `nobody owns "${name}"; declare it in the *.tables.ts of its section, the ledger or the platform`,
          line,
        ),
      );
  for (const [name, { path, line }] of declared)
    if (!tables.has(name))
      findings.push(finding(path, `no migration makes a table "${name}"; remove it`, line));
  for (const { table, owner, path, line } of published) {
    if (declared.get(table)?.owner !== owner)
      findings.push(finding(path, `${nameOf(owner)} has no table "${table}" to publish`, line));
    else if (
      !uses.some(
        (use) => use.table === table && use.access === 'read' && use.user !== owner && use.user !== 'whole',
      )
    )
      findings.push(finding(path, `nobody else reads "${table}" any more; take it off the list`, line));
  }
  return findings;
}

/**
 * Each table has one owner, which alone writes it; others read what the owner publishes; and who is below knows nothing of who is above. It
 * reads the SQL of the code and of the functions, views and triggers in migrations. See docs/architecture.md.
 */
export function checkTableOwners(files) {
  const { owners: declared, findings } = declaredTables(files);
  const published = publicTables(files);
  const schema = migrated(files);
  const ownerOfTable = (table) => declared.get(table)?.owner;
  const ofMigrations = usesOfMigrations(schema, ownerOfTable);
  const uses = [...usesOfCode(files), ...ofMigrations.uses];
  const isPublic = (table) => published.some((each) => each.table === table);

  for (const { access, table, user, path, line } of uses) {
    if (user === 'whole') continue;
    const owner = table === null ? null : ownerOfTable(table);
    if (user === null && (table === null || owner))
      findings.push(
        finding(path, 'has SQL and no owner; put it into a section, the ledger or the platform', line),
      );
    else if (table === null && user !== 'platform')
      findings.push(
        finding(
          path,
          'names a table only at run time; write its name, or give the name a type that lists all it can be',
          line,
        ),
      );
    else if (owner && !(isDemo(path) && owner === 'platform')) {
      const why = hindrance({ access, table, user, isPublic: isPublic(table), owner });
      if (why !== null) findings.push(finding(path, why, line));
    }
  }
  return [
    ...findings,
    ...ofMigrations.findings,
    ...checkLists({ tables: schema.tables, declared, published, uses }),
  ];
}
