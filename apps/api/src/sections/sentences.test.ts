import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sections } from './sections';
import { packageRoot } from '../platform/core/package-root';
import { msg, textIn } from '../platform/http/language/sentence';
import { createCatalogue } from '../platform/auth/permissions/catalogue';
import { sentencesOf } from '../platform/http/language/sentences-of';

const spanish = sentencesOf(sections);

test('values stand where the sentence of the language has them, and words are said in it', () => {
  const status = { en: 'Confirmed', es: 'Confirmada' };
  const sentence = msg`${'Hall'} is ${status} for ${3} people.`;
  const known = { '{1} is {2} for {3} people.': 'Para {3} personas: {1}, {2}.' };
  expect(String(sentence)).toBe('Hall is Confirmed for 3 people.');
  expect(textIn(sentence, 'es', known)).toBe('Para 3 personas: Hall, Confirmada.');
  expect(textIn(sentence, 'es', {})).toBe('Hall is Confirmada for 3 people.');
  expect(textIn(msg`It is ${msg`${2} times`}.`, 'es', { '{1} times': '{1} veces' })).toBe('It is 2 veces.');
});

// Sentences for programs, for the terminal or for developers, and those of letters, which have their own languages.
const elsewhere =
  /\.(?:test|demo)\.ts$|fixture|\/(?:testing|demo|embedded|migration|compatibility|publishing|release|intake\/publish|community\/export\/archive|ledger\/(?:policy|export|proof)|notifications\/(?:delivery|kind))|\.(?:messages|public|d\.json)\.ts$|-(?:reminder|notifications?|task)\.ts$|\.words\.ts$|core\/env|openapi|docs\.page|community-page|unreadable-request|create-tenant|registry\/intake/;

/** Texts of the source that are sentences, with their values as `{1}`. */
function sentencesIn(source: string): { text: string; isSaid: boolean }[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const literals = /(summary:\s*)?(msg)?('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g;
  return [...code.matchAll(literals)].flatMap(([, summary, tag, literal = '']) => {
    if (summary !== undefined) return [];
    let place = 0;
    const text = literal.slice(1, -1).replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, () => `{${++place}}`);
    const isSentence = /^["“A-Z{].* .*[.?]$/s.test(text);
    return isSentence || tag !== undefined ? [{ text, isSaid: tag !== undefined || place === 0 }] : [];
  });
}

const folders = ['src/platform', 'src/ledger', 'src/sections', '../../packages/contract/src'];
const files = folders.flatMap((folder) =>
  readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !elsewhere.test(path)),
);
const found = files.flatMap((path) =>
  sentencesIn(readFileSync(join(packageRoot, path), 'utf8')).map((sentence) => ({ path, ...sentence })),
);

test('the walk finds what people are told', () => {
  expect(found.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'There is no such {1}.',
      'This date is in the future.',
      'Enter this on a single line.',
    ]),
  );
});

test('every sentence has its Spanish, and one with values is said by `msg`', () => {
  const missing = found.filter(({ text, isSaid }) => !isSaid || spanish[text] === undefined);
  expect(missing.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});

test('no Spanish is of a sentence that is said no more, and each has the values of its English', () => {
  const code = files.map((path) => readFileSync(join(packageRoot, path), 'utf8')).join('\n');
  const texts = new Set(found.map(({ text }) => text));
  const isSaid = (english: string) => texts.has(english) || code.includes(`'${english}'`);
  expect(Object.keys(spanish).filter((english) => !isSaid(english))).toEqual([]);
  const values = (text: string) => [...new Set(text.match(/\{\d+\}/g))].toSorted();
  // What there is not, and what somebody else changed, are one sentence for everything.
  const general = /no such \{1\}|changed this \{1\}/;
  const differing = Object.entries(spanish).filter(
    ([en, es]) => !general.test(en) && String(values(en)) !== String(values(es)),
  );
  expect(differing).toEqual([]);
});

test('what each permission lets a person do has its Spanish', () => {
  const { groups, names } = createCatalogue(sections);
  const all = groups.flatMap(({ permissions }) => permissions.map(({ name }) => name));
  expect(all.toSorted()).toEqual(names.toSorted());
  const texts = groups.flatMap(({ permissions }) => permissions.map(({ allows }) => allows));
  expect(texts.filter((allows) => spanish[allows] === undefined)).toEqual([]);
});
