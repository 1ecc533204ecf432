import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namesOf } from './names.mjs';
import { registrations } from './register.mjs';

const templates = fileURLToPath(new URL('../../templates/section', import.meta.url));

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

const fill = (text, names) =>
  text.replace(/\{\{([^}]+)\}\}/g, (place, name) => {
    if (!Object.hasOwn(names, name)) throw new Error(`A template asks for ${place}.`);
    return names[name];
  });

const fillPath = (path, names) =>
  path
    .replace(/\.template$/, '')
    .replaceAll('__things__', names.things)
    .replaceAll('__thing__', names.thing)
    .replaceAll('__section__', names.section)
    .replace(/(^|[\\/])thing(?=[\\/])/, `$1${names.thing}`);

const migrations = 'apps/api/migrations';

function nextMigration(root) {
  const numbers = readdirSync(join(root, migrations)).map((name) => Number.parseInt(name, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

function refuseTaken(root, folders, { thing_snake: table }) {
  const folder = folders.find((path) => existsSync(join(root, path)));
  if (folder) throw new Error(`${folder} exists already.`);
  const makes = new RegExp(`create table (?:if not exists )?${table}\\b`, 'i');
  const migration = readdirSync(join(root, migrations)).find((name) =>
    makes.test(readFileSync(join(root, migrations, name), 'utf8')),
  );
  if (migration) throw new Error(`There is a table named ${table} already (${migration}): use another name.`);
}

/**
 * Writes a new section: contract, calls, table, page and their tests, and registers it.
 * Throws, before anything is written, where the name cannot be one or is taken.
 * @param {{ root: string, section: string }} options folder of the workspace, name of the section
 * @returns {string[]} files that were written or changed, from the root
 */
export function newSection({ root, section }) {
  const names = namesOf(section);
  const folders = {
    contract: `packages/contract/src/${section}`,
    api: `apps/api/src/sections/${section}`,
    app: `apps/${section}`,
  };
  refuseTaken(root, Object.values(folders), names);
  const changes = registrations(root, names);

  const write = (path, template) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), fill(readFileSync(template, 'utf8'), names));
    return path;
  };
  const written = Object.entries(folders).flatMap(([part, folder]) =>
    filesBelow(join(templates, part)).map((template) =>
      write(`${folder}/${fillPath(relative(join(templates, part), template), names)}`, template),
    ),
  );
  const migration = `${migrations}/${nextMigration(root)}_${section.replaceAll('-', '_')}.sql`;
  written.push(write(migration, join(templates, 'migration/migration.sql.template')));
  for (const { file, text } of changes) writeFileSync(join(root, file), text);
  return [...written, ...changes.map(({ file }) => file)];
}
