import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkMessages } from './messages.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'messages-'));
  plant('packages/ui/package.json', '{}');
  texts('apps/pets/src/pet/pets', { title: 'Pets' }, { title: 'Mascotas' });
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Plants the catalogs of a module. */
function texts(module, en, es) {
  plant(`${module}.en.json`, JSON.stringify(en, null, 2));
  plant(`${module}.es.json`, JSON.stringify(es, null, 2));
}

const found = () => checkMessages(root).map(({ path, line, message }) => `${path}:${line ?? ''} ${message}`);

test('catalogs that say the same have no findings', () => {
  texts(
    'apps/pets/src/pet/pet',
    { all: '{count, plural, one {# pet} other {# pets}} of {owner}', total: 'Total {amount}' },
    { all: '{count, plural, one {# mascota} other {# mascotas}} de {owner}', total: 'Total {amount}' },
  );
  expect(found()).toEqual([]);
});

test.each([
  ['a key that is missing', { a: 'All pets', b: 'Cats' }, { b: 'Gatos' }, ': "a" is missing: All pets'],
  [
    'a key that English lacks',
    { b: 'Cats' },
    { a: 'Todas', b: 'Gatos' },
    ':2 "a": isn’t in the English catalog',
  ],
  [
    'another order',
    { a: 'Dogs', b: 'Cats' },
    { b: 'Gatos', a: 'Perros' },
    ': put its keys in the order of the English',
  ],
  [
    'other values',
    { a: 'Pets of {owner}' },
    { a: 'Mascotas de {dueno}' },
    ':2 "a": its values are {dueno}; in English they are {owner}',
  ],
  [
    'a count that English only shows',
    { a: '{n} open' },
    { a: '{n, plural, one {# abierta} other {# abiertas}}' },
    ':2 "a": its values are {n: number}; in English they are {n}',
  ],
  ['a sentence in English', { a: 'No pets yet' }, { a: 'No pets yet' }, ':2 "a": isn’t translated'],
  ['what is no message', { a: 'Cats' }, { a: 'Gatos {' }, ':2 "a": "Gatos {" has a brace'],
  ['an empty text', { a: 'Cats' }, { a: '' }, ':2 "a": It is empty'],
  ['a text in parts', { a: 'Cats' }, { a: { b: 'Gatos' } }, '"a" is no text; a catalog is flat'],
])('refuses %s', (_what, en, es, message) => {
  texts('apps/pets/src/pet/pet', en, es);
  expect(found()).toContainEqual(
    expect.stringContaining(`apps/pets/src/pet/pet.es.json${message.startsWith(':') ? '' : ': '}${message}`),
  );
});

test('refuses a key that is there twice, and a catalog alone', () => {
  plant('apps/pets/src/pet/pet.en.json', '{\n  "a": "Cat",\n  "a": "Dog"\n}');
  expect(found()).toEqual([
    'apps/pets/src/pet/pet.en.json: "a" is there twice',
    'apps/pets/src/pet/pet.en.json: it has no Spanish beside it',
  ]);
});

test('sentences of the API have their Spanish, with the same values', () => {
  const sentences = {
    'There is no such {1}.': 'No se encuentra lo que se pidió.',
    '{1} has {2} pets.': '{1} tiene mascotas.',
    'Somebody owns it.': 'Tiene dueño.',
    'Enter a name.': ' ',
  };
  plant('apps/api/src/pet/pet.sentences.es.json', JSON.stringify(sentences, null, 2));
  expect(found()).toEqual([
    expect.stringMatching(/^apps\/api\/src\/pet\/pet\.sentences\.es\.json:3 “\{1\} has/),
    expect.stringMatching(/pet\.sentences\.es\.json:5 “Enter a name/),
    expect.stringMatching(/pet\.sentences\.es\.json:4 “Somebody”: write/),
  ]);
});

test('articles are the same in both languages, in good words', () => {
  plant('apps/host/src/help/pets.en.md', '## Pets\n\n<!-- pets /pets -->\n\nWhoever owns one adds it.\n');
  plant('apps/host/src/help/pets.es.md', '## Mascotas\n\n<!-- pets -->\n\nAgregue la suya.\n');
  plant('apps/host/src/help/cats.en.md', '## Cats\n\nNo id.\n');
  expect(found()).toEqual([
    expect.stringMatching(/help\/cats\.en\.md: "Cats" has no line/),
    expect.stringMatching(/help\/pets\.es\.md: give it the articles of the English/),
    expect.stringMatching(/help\/pets\.en\.md:5 “Whoever”: write/),
  ]);
});

test.each([
  '<p>All pets</p>',
  '<Field label="Name of the pet" />',
  "<Field label={'Name'} />",
  "defineMessages({ en: { title: 'x' }, es: { title: 'y' } })",
  "({ en: 'Owner', es: 'Dueño' })",
])('refuses a text in the code: %s', (code) => {
  plant('apps/pets/src/pet/pet.page.tsx', `const a = 1;\nexport const part = ${code};\n`);
  plant('apps/pets/src/pet/pet.page.test.tsx', `export const part = ${code};\n`);
  plant(
    'apps/pets/src/pet/pets.page.tsx',
    'export const part = <Link to="/pets" title={t(\'all\')}>·</Link>;\n',
  );
  expect(found()).toEqual([
    expect.stringMatching(/^apps\/pets\/src\/pet\/pet\.page\.tsx:2 .*put the text into a catalog/),
  ]);
});

test.each([
  "{ en: 'Owner', es: 'Dueño' }",
  "{ en: 'pets', es: 'mascotas' }",
  '{ en: (count) => `${count} days`, es: (count) => `${count} días` }',
  '{ en: { title: ({ name }) => ({ text: `Pets of ${name}` }) }, es: {} }',
  "{ en: sentence(['Lost since'], day), es: null }",
])('refuses a text in the code of the API: %s', (said) => {
  const code = `const a = 1;\nexport const part = ${said};\n`;
  plant('apps/api/src/pets/pet-task.ts', code);
  const others = ['pet.test.ts', 'pet.fixture.ts', 'pet.demo.ts', 'demo/pets.ts', 'testing/pets.ts'];
  for (const path of [...others, 'bench/pets.ts']) plant(`apps/api/src/pets/${path}`, code);
  plant('apps/api/src/cli/pets.ts', code);
  expect(found()).toEqual([
    expect.stringMatching(/^apps\/api\/src\/pets\/pet-task\.ts:2 .*put the text into a catalog/),
  ]);
});

test.each([
  'defineMessages({ en, es })',
  "{ en: noticeText(pet, 'en', 'long'), es: noticeText(pet, 'es', 'long') }",
  "{ en: t('pet.lost'), es: words['pet.lost'].es }",
  "{ en: (it) => (it.kind === 'cat' ? it.name : ''), es: (it) => it.name }",
  '{ en: z.string(), es: z.string() }',
  "{ en: 'weight', es: 'weight' }",
  "{ en: 'en-US', es: 'es-US' }",
  '{ en: say`This pet isn’t yours.`, es: () => { throw conflict("not-yours", "This pet isn’t yours."); } }',
])('the API says nothing of its own by %s', (code) => {
  plant('apps/api/src/pets/pet.ts', `export const part = ${code};\n`);
  expect(found()).toEqual([]);
});

test('the names of the languages are the same in both', () => {
  const names = "const names = { en: 'English', es: 'Español' };\n";
  plant('apps/pets/src/pet/language.tsx', names);
  plant('apps/api/src/pets/language.ts', names);
  expect(found()).toEqual([]);
});

test('refuses words that have a better one in a catalog', () => {
  texts('apps/pets/src/pet/pet', { a: 'Pets', b: 'Somebody owns it' }, { a: 'Mascotas', b: 'Tiene dueño' });
  expect(found()).toEqual([
    expect.stringMatching(/^apps\/pets\/src\/pet\/pet\.en\.json:3 “Somebody”: write/),
  ]);
});

test('refuses a translation that fills in other values', () => {
  const messages = (es) =>
    `export const all = defineMessages({\n  en: { of: '{filled} of {seats}' },\n  es: { of: '${es}' },\n});\n`;
  plant('apps/api/src/cli/pet.messages.ts', messages('de {seats}, {filled}'));
  plant('apps/api/src/cli/pets.messages.ts', messages('{filled} de {seat}'));
  plant('apps/api/src/cli/pet.words.ts', "export const pet = { en: '{name} left', es: '{name} se fue' };\n");
  expect(found()).toEqual([expect.stringMatching(/^apps\/api\/src\/cli\/pets\.messages\.ts:3 .*values/)]);
});

test.each([
  ["{ en: { send: 'Send e-mail' } }", 'email'],
  ["{ en: { failed: 'The list could not be loaded.' } }", 'Couldn’t load'],
  ["{ en: { missing: 'This address names none that is there.' } }", 'not found'],
  ['{ en: { ends: (day) => `It ends by itself on ${day}` } }', 'automatically'],
  ["{ en: { undo: 'Take back' } }", 'undo'],
  ["{ en: { waits: 'Whoever decides is told' } }", 'anyone who'],
])('refuses words that nobody in the trade says: %s', (messages, better) => {
  const folder = 'apps/people/src/member';
  plant(`${folder}/member.messages.ts`, `export const all = ${messages};\n`);
  plant('packages/build/src/pet/pet.messages.ts', `export const all = ${messages};\n`);
  plant(`${folder}/other.messages.ts`, "export const all = { en: { kind: 'everybody', ok: 'Email' } };\n");
  expect(found()).toEqual([expect.stringContaining(better)]);
  expect(found()[0]).toMatch(/^apps\/people\/src\/member\/member\.messages\.ts:1 /);
});
