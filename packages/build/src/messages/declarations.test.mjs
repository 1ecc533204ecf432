import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { declaration, writeDeclarations } from './declarations.mjs';

const typesOf = (texts) =>
  declaration(JSON.stringify(texts), 'pets.en.json')
    .split('\n')
    .filter((line) => line.startsWith('  ') && !line.includes('/**'))
    .map((line) => line.trim());

test('English says its keys and what each text needs', () => {
  expect(
    typesOf({
      title: 'Pets',
      'status.lost': 'Lost since {day}',
      pets: '{count, plural, one {# pet} other {# pets}} of {owner}, {count}',
      here: '{here, select, true {Here} other {Gone}}',
      kind: '{kind, select, cat {Cat} other {Dog}}',
    }),
  ).toEqual([
    'title: [];',
    '"status.lost": [values: { day: string | number }];',
    'pets: [values: { count: number; owner: string | number }];',
    'here: [values: { here: boolean }];',
    'kind: [values: { kind: string | number }];',
  ]);
});

test('a comment shows the text, whatever is in it', () => {
  expect(declaration('{ "end": "a */ b\\nc" }', 'pets.en.json')).toContain('/** a * / b c */');
});

describe('in a workspace', () => {
  let root;
  const place = (path) => join(root, 'apps/pets/src', path);
  const plant = (path, text) => {
    mkdirSync(dirname(place(path)), { recursive: true });
    writeFileSync(place(path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'declarations-'));
    mkdirSync(join(root, 'packages'));
    plant('pets.en.json', '{ "title": "Pets" }');
    plant('pets.es.json', '{ "title": "Mascotas" }');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('each catalog has one, which goes with it', () => {
    writeDeclarations(root);
    expect(readFileSync(place('pets.en.d.json.ts'), 'utf8')).toContain('title: [];');
    expect(readFileSync(place('pets.es.d.json.ts'), 'utf8')).toContain('declare const texts: object;');
    rmSync(place('pets.en.json'));
    writeDeclarations(root);
    expect(existsSync(place('pets.en.d.json.ts'))).toBe(false);
  });

  test('one that is as it should be is not written again', () => {
    writeDeclarations(root);
    const file = place('pets.en.d.json.ts');
    utimesSync(file, 1000, 1000);
    writeDeclarations(root);
    expect(statSync(file).mtimeMs).toBe(1_000_000);
    plant('pets.en.json', '{ "title": "All pets of {owner}" }');
    writeDeclarations(root);
    expect(readFileSync(file, 'utf8')).toContain('title: [values: { owner: string | number }];');
  });

  test('a catalog that can’t be read keeps its last one, for the check and the build to tell', () => {
    writeDeclarations(root);
    plant('pets.en.json', '{ "title": ');
    writeDeclarations(root);
    expect(readFileSync(place('pets.en.d.json.ts'), 'utf8')).toContain('title: [];');
  });
});
