import { fileURLToPath } from 'node:url';
import { tableNames } from './names.mjs';
import { addImport, append, missingPlace, originOf } from './places.mjs';
import { freeTable, nextMigration, refuseTaken } from './taken.mjs';

const templates = (part) => fileURLToPath(new URL(`../../templates/resource/${part}`, import.meta.url));

/** Where a section keeps what its resources add to. */
export const foldersOf = ({ section }) => ({
  contract: `packages/contract/src/${section}`,
  api: `apps/api/src/sections/${section}`,
  app: `apps/${section}`,
});

/** Adds an entry to a module of a section, and the import that it needs. */
function addTo(tree, file, { opening, what, entry, statement }) {
  tree.edit(file, (text) => {
    const longer = append(text, { file, opening, what }, entry);
    return statement ? addImport(longer, statement) : longer;
  });
}

/** Sees to it that a module has a name from another. */
function importName(tree, file, name, module) {
  if (originOf(tree.read(file), name) !== null) return;
  const there = new RegExp(`^import \\{([^}]*?),?\\s*\\} from '${module}';`, 'm');
  tree.edit(file, (text) =>
    there.test(text)
      ? text.replace(there, (_, names) => `import {${names}, ${name} } from '${module}';`)
      : addImport(text, `import { ${name} } from '${module}';`),
  );
}

/**
 * Adds an entry to what `defineSection` is given under a name: there, or to the constant that stands there, in its own
 * module. Gives that module.
 */
function addToDefinition(tree, index, key, { what, entry }) {
  const text = tree.read(index);
  const constant = new RegExp(`\\b${key}: (\\w+),`).exec(text)?.[1];
  const origin = constant && originOf(text, constant);
  const file = origin ? `${index.replace(/[^/]+$/, '')}${origin.replace('./', '')}.ts` : index;
  const opening = constant ? new RegExp(`const ${constant}\\b[^=]*= [[{]`) : new RegExp(`\\b${key}: [[{]`);
  addTo(tree, file, { opening, what, entry });
  return file;
}

function addToContract(tree, folder, names) {
  const { section, resource, resourceCamel } = names;
  tree.edit(
    `${folder}/route-tables.ts`,
    (text) => `${text.trimEnd()}\nexport { ${resourceCamel}Routes } from './${resource}/${resource}';\n`,
  );
  addTo(tree, `${folder}/permissions.ts`, {
    opening: /export const \w+Permissions = \{/,
    what: 'the permissions',
    entry: Object.entries(permissionsOf(names))
      .map(([name, allows]) => `'${name}': '${allows}',`)
      .join('\n'),
  });
  addTo(tree, 'packages/contract/src/vocabularies.ts', {
    opening: /const vocabularies: [^=]*= \[/,
    what: 'what its histories call it',
    entry: `${resourceCamel}Vocabulary,`,
    statement: `import { ${resourceCamel}Vocabulary } from './${section}/${resource}/${resource}.labels';`,
  });
}

function addToApi(tree, folder, names) {
  const { section, resource, resourceCamel, ResourcePascal, ResourcesPascal } = names;
  const index = `${folder}/index.ts`;
  const [list, keep] = Object.keys(permissionsOf(names));
  const granting = addToDefinition(tree, index, 'grants', {
    what: 'who gets the permissions',
    entry: `'${list}': readers,\n'${keep}': ['Manager'],`,
  });
  importName(tree, granting, 'readers', '../../platform/auth/permissions/permission-table');
  addToDefinition(tree, index, 'history', {
    what: 'what happens to it',
    entry: `'${resource}': ['${resource}.create', '${resource}.update', '${resource}.remove'],`,
  });
  addToDefinition(tree, index, 'logged', {
    what: 'how the log tells of it',
    entry: `'${resource}': {
      permission: '${list}',
      name: { table: '${names.table}', sql: '${names.table}.name' },
      url: (id) => \`${names.basePath}/${names.resources}/details?id=\${id}\`,
    },`,
  });
  const sentences = permissionsInSpanish(names);
  addToDefinition(tree, index, 'sentences', {
    what: 'the Spanish of its permissions',
    entry: Object.values(permissionsOf(names))
      .map((allows, at) => `'${allows}': '${sentences[at]}',`)
      .join('\n'),
  });
  addTo(tree, index, {
    opening: /\bmodules: \[/,
    what: 'what answers its calls',
    entry: `${resourceCamel}Module,`,
    statement: `import { ${resourceCamel}Module } from './${resource}/${resource}.routes';`,
  });
  addTo(tree, index, {
    opening: /\bdemo: \[/,
    what: 'what fills the demo',
    entry: `seed${ResourcesPascal},`,
    statement: `import { seed${ResourcesPascal} } from './${resource}/${resource}.demo';`,
  });
  addTo(tree, `${folder}/${section}.tables.ts`, {
    opening: /^(?:export )?interface \w+Tables\b[^{]*\{/m,
    what: 'the table',
    entry: `${names.tableCamel}: ${ResourcePascal}Table;\n${names.tableCamel}File: ${ResourcePascal}FileTable;`,
    statement: `import type { ${ResourcePascal}FileTable, ${ResourcePascal}Table } from './${resource}/${resource}.tables';`,
  });
}

/** Where a section tests all of its calls by what stands for the ids in their paths, the resource's calls are among them. */
function addToTests(tree, folder, { section, resourceCamel, ResourcePascal, table }) {
  const file = `${folder}/${section}.test.ts`;
  const opening = /const tableOf: Record<string, string> = \{/;
  if (!tree.has(file) || !opening.test(tree.read(file))) return;
  addTo(tree, file, { opening, what: 'the table', entry: `${resourceCamel}Id: '${table}',` });
  addTo(tree, file, {
    opening: /const bodies: [^=]*= \{/,
    what: 'the body of its change',
    entry: `update${ResourcePascal}: { name: 'A', version: 1 },`,
  });
}

const permissionsOf = (names) => ({
  [`${names['Resources Words']} List View`]: `See the ${names['resources words']}`,
  [`${names['Resource Words']} Update`]: `Add, change and remove ${names['resources words']}`,
});

/** In the order of `permissionsOf`. */
const permissionsInSpanish = ({ cosas }) => [`Ver ${cosas}`, `Agregar, cambiar y quitar ${cosas}`];

/** The tests of all calls ask for a real record of each path. */
function addToRecords(tree, { resource, resourceCamel, resources, table }) {
  addTo(tree, 'apps/api/src/testing/access/finders.ts', {
    opening: /const finders: [^=]*= \{/,
    what: 'how one is found',
    entry: `'/api/v1/${resources}/:${resourceCamel}Id': 'select id as ${resource.replaceAll('-', '_')}_id from ${table}',`,
  });
}

function addPages(tree, folder, names) {
  const { resource, resources, ResourcePascal, ResourcesPascal } = names;
  const pages = [
    [resources, `${resource}/list/${resources}.page`, `${ResourcesPascal}Page`],
    [`${resources}/create`, `${resource}/form/${resource}-form.page`, `${ResourcePascal}CreatePage`],
    [`${resources}/details`, `${resource}/details/${resource}.page`, `${ResourcePascal}Page`],
    [`${resources}/edit`, `${resource}/form/${resource}-form.page`, `${ResourcePascal}EditPage`],
  ];
  addTo(tree, `${folder}/src/routes.tsx`, {
    opening: /export const routes: SectionRoutes = \[/,
    what: 'the pages',
    entry: pages
      .map(([path, module, name]) => {
        const chunk = `/* webpackChunkName: "page-${path.replaceAll('/', '-')}" */`;
        return `{ path: '${path}', element: lazyPage(() => import(${chunk} './${module}'), '${name}') },`;
      })
      .join('\n'),
  });
  for (const [file, name] of [
    ['routes', 'lazyPage'],
    ['slots', 'lazyCard'],
  ])
    importName(tree, `${folder}/src/${file}.tsx`, name, '@courtyard/common');
  addTo(tree, `${folder}/src/slots.tsx`, {
    opening: /export const slots: SectionSlots = \{/,
    what: 'the card',
    entry: `'latest-${resources}': lazyCard(() => import(/* webpackChunkName: "cards" */ './${resource}/${resources}.card'), '${ResourcesPascal}Card'),`,
  });
}

const end = '      </SimpleGrid>\n    </Page>';

/** Shows the card on the section's first page too, unless that page is drawn otherwise. Says whether it does. */
function addToOverview(tree, folder, names) {
  const file = `${folder}/src/overview/overview.page.tsx`;
  if (!tree.has(file) || !tree.read(file).includes(end)) return false;
  tree.edit(file, (text) =>
    addImport(
      text.replace(
        end,
        `        <Can permission="${names['Resources Words']} List View"><Card><${names.ResourcesPascal}Card /></Card></Can>\n${end}`,
      ),
      `import { ${names.ResourcesPascal}Card } from '../${names.resource}/${names.resources}.card';`,
    ),
  );
  return true;
}

function declare(tree, folder, names) {
  const { basePath, resources, resourceCamel } = names;
  const [list, keep] = Object.keys(permissionsOf(names));
  const declaration = `${folder}/section.json`;
  tree.editJson(declaration, ({ menu, routes, slots, permissions }) => {
    if (!menu?.children || !routes || !slots || !permissions)
      throw missingPlace(declaration, '"menu.children", "routes", "slots" and "permissions"', 'the resource');
    menu.children.push({
      id: resources,
      title: names['Resources Words'],
      titles: { es: names.Cosas },
      type: 'item',
      url: `${basePath}/${resources}`,
      requiredPermission: list,
    });
    const route = (path, title, es, permission) =>
      routes.push({ path: `/${resources}${path}`, title, titles: { es }, permission });
    route('', names['Resources words'], names.Cosas, list);
    route('/create', `Add ${names['resource words']}`, `Agregar ${names.cosa}`, keep);
    route('/details', names['Resource words'], names.Cosa, list);
    route('/edit', `Edit ${names['resource words']}`, `Editar ${names.cosa}`, keep);
    slots.push({
      slot: 'dashboard.card/v1',
      id: `latest-${resources}`,
      title: `Latest ${names['resources words']}`,
      titles: { es: `${names.Cosas}: lo último` },
      permission: list,
      width: 4,
      height: 30,
    });
    Object.assign(permissions, permissionsOf(names));
  });
  const sweep = `${folder}/sweep.json`;
  tree.editJson(sweep, (swept) => {
    if (!swept.pages?.admin) throw missingPlace(sweep, '"pages.admin"', 'the pages');
    swept.samples = { ...swept.samples, [resourceCamel]: { in: `/${resources}` } };
    const of = `?id={${resourceCamel}}`;
    swept.pages.admin.push(
      ...['', '?view=cards', '/create', `/edit${of}`, `/details${of}`].map((rest) => `/${resources}${rest}`),
    );
  });
}

/**
 * Adds a resource to a section that is there, or that is just being made: its files, and a line wherever the section names
 * its resources. Throws where a name is taken or a place is not found.
 * @param {import('./tree.mjs').Tree} tree
 * @returns {{ isOnOverview: boolean }} whether the section's first page shows it
 */
export function addResource(tree, given) {
  const folders = foldersOf(given);
  const own = [folders.contract, folders.api, `${folders.app}/src`].map(
    (folder) => `${folder}/${given.resource}`,
  );
  refuseTaken(tree, own, given);
  const names = { ...given, ...tableNames(freeTable(tree, given)) };
  names.basePath = JSON.parse(tree.read(`${folders.app}/section.json`)).basePath;
  ['contract', 'api', 'app'].forEach((part, at) => tree.fill(templates(part), own[at], names));
  tree.fill(templates('migration'), 'apps/api/migrations', { ...names, number: nextMigration(tree) });
  addToContract(tree, folders.contract, names);
  addToApi(tree, folders.api, names);
  addToTests(tree, folders.api, names);
  addToRecords(tree, names);
  addPages(tree, folders.app, names);
  declare(tree, folders.app, names);
  return { isOnOverview: addToOverview(tree, folders.app, names) };
}
