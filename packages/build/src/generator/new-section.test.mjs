import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { collectingLess } from '../launch/check.mjs';
import { newSection } from './new-section.mjs';
import { copyWorkspace } from './workspace-copy.fixture.mjs';

let copy;

/**
 * A section with a thing whose table is the platform's, a further thing that the browser has a word for, a section whose
 * thing has its own name, and a further thing of each section that is there.
 */
const made = [
  ['documents', 'identity'],
  ['documents', 'document'],
  ['budget'],
  ['people', 'guest'],
  ['properties', 'permit'],
];
const foldersOf = (section) => [
  `apps/${section}`,
  `apps/api/src/sections/${section}`,
  `packages/contract/src/${section}`,
];

beforeAll(async () => {
  copy = copyWorkspace();
  for (const names of made)
    await tool('node', ['packages/build/bin/new-section.mjs', ...names, '--no-install']);
  copy.link('documents', 'properties');
  copy.link('budget', 'properties');
}, 60_000);
afterAll(() => copy.remove());

/** Runs a tool in the copy and gives what it printed. Throws with it where the tool fails. */
async function tool(program, args, { folder = '.', env: more = {} } = {}) {
  const bin = program === 'node' ? process.execPath : join(copy.root, 'node_modules/.bin', program);
  const env = { ...process.env, ...collectingLess(), NODE_ENV: 'test', ...more };
  // turbo's own variables of a run that this one may be part of.
  for (const name of Object.keys(env)) if (name.startsWith('TURBO_')) delete env[name];
  try {
    const { stdout } = await promisify(execFile)(bin, args, { cwd: join(copy.root, folder), env });
    return stdout;
  } catch (error) {
    throw new Error(`${program} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`, { cause: error });
  }
}

const inCopy = (path) => join(copy.root, path);
const json = (path) => JSON.parse(readFileSync(inCopy(path), 'utf8'));

test('what is made passes every check', async () => {
  const lists = ['apps/api/src/sections/sections.ts', 'packages/contract/src/index.ts'];
  await tool('oxfmt', ['--check', ...foldersOf('documents'), ...foldersOf('budget'), ...lists]);
  await Promise.all([
    tool('tsc', ['--singleThreaded']),
    // Lint looks at each file by itself: those of one section say it for the other, and the rest is as it was.
    tool('oxlint', ['--type-aware', '--deny-warnings', '--threads=1', ...foldersOf('documents'), ...lists]),
  ]);
  await Promise.all([tool('knip', []), tool('node', ['packages/build/bin/taste.mjs', copy.root])]);
  await Promise.all([tool('turbo', ['boundaries']), tool('sherif', [])]);
}, 600_000);

test('its pages and its calls pass their tests', async () => {
  // Of the pages those of one thing: the others differ by their names.
  const those =
    'apps/documents/src/(identity|overview|declaration)|sections/((documents|budget)/|sentences)|access/every-read';
  // What is read in the sections that were there is looked at where they are.
  const env = { COURTYARD_TEST_READS: '/(identit|document|budget|guest|permit|own-data)' };
  await tool('jest', ['--projects', 'apps/documents', 'apps/api', '--testPathPatterns', those], { env });
}, 600_000);

test('it builds into a release', async () => {
  expect(await tool('node', ['../../packages/build/bin/webpack.mjs'], { folder: 'apps/documents' })).toMatch(
    /documents built/,
  );
}, 90_000);

test.each(['documents', 'budget'])('the sweeps of %s visit every page that it declares', (section) => {
  const declared = json(`apps/${section}/section.json`).routes.map(({ path }) => path);
  const { samples, pages } = json(`apps/${section}/sweep.json`);
  expect(new Set(pages.admin.map((page) => page.split('?')[0]))).toEqual(new Set(declared));
  const named = pages.admin.flatMap((page) => [...page.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(new Set(named)).toEqual(new Set(Object.keys(samples)));
});

test('an entry of the menu that is called like its section is another', () => {
  const { menu } = json('apps/documents/section.json');
  const ids = [menu, ...menu.children].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('a section of the specification has its place, its title and its address', () => {
  expect(json('apps/budget/section.json')).toMatchObject({
    title: 'Budget & Expenses',
    basePath: '/budget-expenses',
    order: 60,
    menu: { icon: 'calendar-dollar', titles: { es: 'Presupuesto y gastos' } },
  });
});

test.each([
  [['properties'], /exists already: say what else/],
  [['documents', 'identity'], /exists already: use another name/],
  [['documents', 'properties'], /has \/api\/v1\/properties already/],
  [['documents', 'class'], /a word of the code/],
  [['furniture'], /Say what people work with/],
  [['documents', '../x'], /is no name/],
  [['Violations'], /is no name/],
  [['documents', 'person'], /has updatePerson already/],
  [['documents', 'status'], /a word of the code/],
  [['documents', 'news'], /has no plural of its own/],
  [['documents', 'type'], /"types" says nothing/],
  [['properties', 'component'], /has paths with :componentId already/],
  [['ui', 'token'], /packages\/ui has the name already/],
  [['tasks', 'chore'], /\/tasks is a page of the host/],
])('refuses %j before anything is written', (names, why) => {
  const [section, thing] = names;
  const before = readFileSync(inCopy('packages/contract/src/index.ts'), 'utf8');
  expect(() => newSection({ root: copy.root, section, thing })).toThrow(why);
  expect(readFileSync(inCopy('packages/contract/src/index.ts'), 'utf8')).toBe(before);
  expect(existsSync(inCopy('apps/furniture'))).toBe(false);
});

test('says which place is not found, and writes nothing', () => {
  const slots = inCopy('apps/budget/src/slots.tsx');
  const text = readFileSync(slots, 'utf8');
  writeFileSync(slots, text.replace('export const slots: SectionSlots', 'const all'));
  const add = () => newSection({ root: copy.root, section: 'budget', thing: 'report' });
  expect(add).toThrow(/^apps\/budget\/src\/slots\.tsx: nothing in it looks like .*SectionSlots.*card/);
  expect(existsSync(inCopy('packages/contract/src/budget/report'))).toBe(false);
  writeFileSync(slots, text);
  expect(add().files).toContain('packages/contract/src/budget/report/report.ts');
});

test('every section that is still to come has its place, and one of its own beside them', () => {
  const more = [['service-requests'], ['banking'], ['gates', 'gate']];
  for (const [section, thing] of more)
    expect(newSection({ root: copy.root, section, thing }).files).not.toEqual([]);
});

test('the boundary check refuses an import of another section', async () => {
  appendFileSync(inCopy('apps/documents/src/slots.tsx'), "\nimport '@courtyard/properties';\n");
  await expect(tool('turbo', ['boundaries'])).rejects.toThrow(/@courtyard\/properties/);
});
