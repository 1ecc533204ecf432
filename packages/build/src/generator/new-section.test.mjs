import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { foldersOf, withGenerated } from './generated.fixture.mjs';
import { newSection } from './new-section.mjs';

const { tool, inCopy, root, json } = withGenerated();

test('what is made is formatted and keeps the rules of the code', async () => {
  await tool('oxfmt', ['--check', ...foldersOf('parking'), ...foldersOf('garden')]);
  await tool('node', ['packages/build/bin/taste.mjs', root()]);
  await tool('node', ['packages/build/bin/tables.mjs', root()]);
  await tool('node', ['packages/build/bin/messages.mjs', root()]);
});

test.each(['parking', 'garden'])('the sweeps of %s visit every page that it declares', (section) => {
  const declared = json(`apps/${section}/section.json`).routes.map(({ path }) => path);
  const { samples, pages } = json(`apps/${section}/sweep.json`);
  expect(new Set(pages.admin.map((page) => page.split('?')[0]))).toEqual(new Set(declared));
  const named = pages.admin.flatMap((page) => [...page.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(new Set(named)).toEqual(new Set(Object.keys(samples)));
});

test('an entry of the menu that is called like its section is another', () => {
  const { menu } = json('apps/parking/section.json');
  const ids = [menu, ...menu.children].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each([
  [['properties'], /exists already: say what else/],
  [['parking', 'identity'], /exists already: use another name/],
  [['parking', 'properties'], /has \/api\/v1\/properties already/],
  [['parking', 'class'], /a word of the code/],
  [['furniture'], /Say what people work with/],
  [['parking', '../x'], /is no name/],
  [['Violations'], /is no name/],
  [['parking', 'person'], /has updatePerson already/],
  [['parking', 'status'], /a word of the code/],
  [['parking', 'news'], /has no plural of its own/],
  [['parking', 'type'], /"types" says nothing/],
  [['properties', 'component'], /has paths with :componentId already/],
  [['ui', 'token'], /packages\/ui has the name already/],
  [['tasks', 'chore'], /\/tasks is a page of the host/],
])('refuses %j before anything is written', (names, why) => {
  const [section, resource] = names;
  const before = readFileSync(inCopy('packages/contract/src/sections.ts'), 'utf8');
  expect(() => newSection({ root: root(), section, resource })).toThrow(why);
  expect(readFileSync(inCopy('packages/contract/src/sections.ts'), 'utf8')).toBe(before);
  expect(existsSync(inCopy('apps/furniture'))).toBe(false);
});

test('says which place is not found, and writes nothing', () => {
  const slots = inCopy('apps/garden/src/slots.tsx');
  const text = readFileSync(slots, 'utf8');
  writeFileSync(slots, text.replace('export const slots: SectionSlots', 'const all'));
  const add = () => newSection({ root: root(), section: 'garden', resource: 'report' });
  expect(add).toThrow(/^apps\/garden\/src\/slots\.tsx: nothing in it looks like .*SectionSlots.*card/);
  expect(existsSync(inCopy('packages/contract/src/garden/report'))).toBe(false);
  writeFileSync(slots, text);
  expect(add().files).toContain('packages/contract/src/garden/report/report.ts');
});

test('a resource is no more than twenty files, its catalogs apart', () => {
  const { files } = newSection({ root: root(), section: 'garden', resource: 'forecast' });
  const own = files
    .filter((path) => /\/forecast\/|\/migrations\//.test(path))
    .filter((path) => !/\.(?:en|es)\.json$/.test(path));
  expect(own).toContain('apps/garden/src/forecast/list/forecasts.page.tsx');
  expect(own.length).toBeLessThanOrEqual(20);
});

test('nothing in the browser is called as a global of the page is', async () => {
  // A page has `location` and `Location`, and `Selection`.
  newSection({ root: root(), section: 'garden', resource: 'selection' });
  const rule = ['error', { builtinGlobals: true, allow: ['screen'] }];
  const config = {
    env: { browser: true },
    categories: { correctness: 'off' },
    plugins: ['typescript'],
    rules: { 'no-shadow': rule },
  };
  writeFileSync(inCopy('shadows.json'), JSON.stringify(config));
  await tool('oxlint', ['--config=shadows.json', 'apps/parking', 'apps/garden']);
});

test('every section that is still to come has its place, and one of its own beside them', () => {
  const more = [['gates', 'gate']];
  for (const [section, resource] of more)
    expect(newSection({ root: root(), section, resource }).files).not.toEqual([]);
});
