import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkTaste } from './taste.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'taste-'));
  plant('packages/ui/package.json', '{ "dependencies": { "@courtyard/common": "workspace:*" } }');
  plant('apps/pets/section.json', '{}');
  plant('apps/pets/package.json', '{ "dependencies": { "@courtyard/ui": "workspace:*" } }');
  plant('apps/pets/src/pet/pets.page.tsx', 'export const tone = "fg.muted";\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const found = () => checkTaste(root).map(({ path, line, message }) => `${path}:${line ?? ''} ${message}`);

test('a workspace that keeps the rules has no findings', () => {
  expect(found()).toEqual([]);
});

test.each([
  ['apps/pets/src/PetList.tsx', 'kebab-case'],
  ['apps/pets/src/pet.thing.ts', '"thing" is no kind of file'],
  ['apps/pets/src/utils.ts', '"utils" says nothing'],
  ['apps/pets/src/helpers/pet.rules.ts', '"helpers" says nothing'],
])('refuses the name %s', (path, message) => {
  plant(path, '');
  expect(found()).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['mostShown = 5', 'maxShown'],
  ['mayEdit = true', 'canEdit'],
  ['payablesAgeing = []', 'payablesAging'],
  ['PetGate = gateOf({})', 'PetLoader'],
  ['petWalk = pets', 'petPager'],
  ['tellOwners = 1', 'notifyOwners'],
])('refuses the old term in %s', (line, better) => {
  plant('apps/pets/src/pet/pet.rules.ts', `\nexport const ${line};\n`);
  expect(found()).toContainEqual(
    expect.stringMatching(new RegExp(`^apps/pets/src/pet/pet.rules.ts:2 .*call .* "${better}"`)),
  );
});

test.each([
  ['apps/pets/src/pet/attention/pet-task.ts', 'alerts'],
  ['apps/pets/src/pet/pet-gate.tsx', 'X-loader'],
])('refuses the old name of %s', (path, better) => {
  plant(path, 'export const task = 1;\n');
  expect(found()).toContainEqual(expect.stringMatching(new RegExp(`^${path}.*"${better}"`)));
});

test.each(['day.toLocaleDateString("en-US");', 'new Intl.NumberFormat("en");'])(
  'refuses the format of its own %s',
  (line) => {
    plant('packages/contract/src/wire/intl.ts', `export const made = ${line}\n`);
    plant('apps/pets/src/pet/age.rules.ts', `\nexport const text = ${line}\n`);
    expect(found()).toEqual([expect.stringMatching(/^apps\/pets\/src\/pet\/age\.rules\.ts:2 .*own/)]);
  },
);

test.each([
  'at.toISOString().slice(0, 10);',
  "at.toISOString().split('T')[0];",
  "dayAt(clock(), 'UTC');",
  'sql`${due} < current_date`;',
])('refuses a day of no community: %s', (line) => {
  plant('packages/contract/src/wire/days.ts', `export const made = ${line}\n`);
  plant('apps/api/src/pet/pet.demo.ts', `export const made = ${line}\n`);
  plant(
    'apps/api/src/pet/pet.rules.ts',
    'export const moment = at.toISOString();\nconst day = dayAt(at, timeZone);\n',
  );
  plant('apps/api/src/pet/pet.service.ts', `\nexport const today = ${line}\n`);
  expect(found()).toEqual([expect.stringMatching(/^apps\/api\/src\/pet\/pet\.service\.ts:2 .*UTC/)]);
});

test.each([
  '<Text color="border.strong">{name}</Text>',
  "<Box color={isOn ? 'status.success.fg' : 'fg.muted'} />",
  "const style = { color: 'fg' };",
])('refuses a colour that is none of text: %s', (line) => {
  plant(
    'apps/pets/src/pet/pet.card.tsx',
    '<Text color="fg.muted" borderColor="border.strong" bg="bg.hover" />;\n',
  );
  plant('apps/pets/src/pet/pets.card.tsx', `\n${line}\n`);
  expect(found()).toEqual([
    expect.stringMatching(/^apps\/pets\/src\/pet\/pets\.card\.tsx:2 .*no colour of text/),
  ]);
});

test('refuses a call of the API that goes past the client', () => {
  plant('apps/pets/src/pet/pet.card.tsx', "\nconst pets = await fetch('/api/v1/pets');\n");
  plant('apps/host/src/federation/load/read.ts', 'const script = await fetch(url);\n');
  plant('apps/api/src/mail/push.ts', 'const answer = await fetch(url);\n');
  plant('apps/pets/src/pet/pet.queries.ts', 'void query.refetch();\nawait prefetch(pet);\n');
  expect(found()).toEqual([expect.stringMatching(/^apps\/pets\/src\/pet\/pet\.card\.tsx:2 .*client/)]);
});

test.each(['usePets((state) => state.pets ?? []);', 'usePets(({ of }) =>\n  of || {},\n);'])(
  'refuses a reading of a store that never comes to rest: %s',
  (line) => {
    plant('apps/pets/src/pet/pets.card.tsx', `\nexport const pets = ${line}\n`);
    plant('apps/pets/src/pet/pet.card.tsx', 'const pets = useState(() => read() ?? []);\n');
    expect(found()).toEqual([expect.stringMatching(/^apps\/pets\/src\/pet\/pets\.card\.tsx:2 .*constant/)]);
  },
);

test('refuses a file over 300 lines that does not say why', () => {
  const lines = 'x;\n'.repeat(301);
  plant('apps/pets/src/long.rules.ts', lines);
  plant('apps/pets/src/longer.rules.ts', `// Long because it is one table.\n${lines}`);
  expect(found()).toEqual([expect.stringContaining('long.rules.ts:301 301 lines')]);
});

test('refuses a folder of more than a dozen entries; a test and catalogs count with their module, what is numbered not', () => {
  for (let number = 1; number <= 12; number += 1) {
    plant(`apps/pets/src/list/pet-${number}.ts`, '');
    plant(`apps/pets/src/list/pet-${number}.test.ts`, '');
    plant(`apps/pets/src/list/pet-${number}.en.json`, '{}');
    plant(`apps/pets/migrations/00${number}0_pets.sql`, '');
    plant(`apps/pets/migrations/00${number}1_pets.sql`, '');
  }
  expect(found()).toEqual([]);
  plant('apps/pets/src/list/pet/pet.rules.ts', '');
  expect(found()).toEqual([expect.stringContaining('apps/pets/src/list: 13 entries; at most 12')]);
});

test('sections are not counted, as many as there are', () => {
  for (let number = 1; number <= 13; number += 1) {
    plant(`apps/section-${number}/section.json`, '{}');
    plant(`apps/api/src/sections/section-${number}/index.ts`, '');
    plant(`packages/contract/src/section-${number}/index.ts`, '');
  }
  expect(found()).toEqual([]);
  for (let number = 1; number <= 13; number += 1) plant(`packages/contract/src/part-${number}/a.ts`, '');
  expect(found()).toEqual([expect.stringContaining('packages/contract/src: 13 entries; at most 12')]);
});

test.each(["'#fff'", "'#1c2430'", '`rgba(0, 0, 0, 0.5)`', '"hsl(10 20% 30%)"'])(
  'refuses the literal colour %s in a section',
  (colour) => {
    plant('apps/pets/src/pet/pet.page.tsx', `const a = 1;\nexport const tone = ${colour};\n`);
    expect(found()).toEqual([expect.stringContaining('pet.page.tsx:2 literal colour')]);
  },
);

test('a colour outside of sections is the design system’s own matter', () => {
  plant('packages/ui/src/theme/colors.ts', "export const white = '#fff';\n");
  expect(found()).toEqual([]);
});

test('refuses a dependency against the direction', () => {
  plant('packages/ui/package.json', '{ "devDependencies": { "@courtyard/properties": "workspace:*" } }');
  plant('apps/pets/package.json', '{ "dependencies": { "@courtyard/host": "workspace:*" } }');
  expect(found()).toEqual([
    expect.stringContaining('a section may not depend on @courtyard/host'),
    expect.stringContaining('a ui may not depend on @courtyard/properties'),
  ]);
});

test('an API section imports another only by its index', () => {
  plant(
    'apps/api/src/sections/pets/index.ts',
    "import { a } from '../people/index';\nimport { b } from '../people';\n",
  );
  plant(
    'apps/api/src/sections/pets/pet/pet.service.ts',
    "import { c } from '../../people/member/member.sql';\n",
  );
  expect(found()).toEqual([expect.stringContaining('pet.service.ts:1 reaches into the section people')]);
});

test('the platform of the API imports no section', () => {
  plant(
    'apps/api/src/platform/database/database.ts',
    "import type { P } from '../../sections/pets/pets.tables';\n",
  );
  plant('apps/api/src/platform/core/platform.ts', "import { sections } from '../../sections/sections';\n");
  plant('apps/api/src/app.ts', "import { sections } from './sections/sections';\n");
  expect(found()).toEqual([
    expect.stringContaining('platform.ts:1 the platform imports no section'),
    expect.stringContaining('database.ts:1 the platform imports no section'),
  ]);
});
