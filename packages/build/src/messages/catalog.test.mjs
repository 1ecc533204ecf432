import { runInNewContext } from 'node:vm';
import { compiledCatalog } from './catalog.mjs';

/** The texts of a catalog as the client says them. */
function said(texts, language = 'en') {
  const path = `pets.${language}.json`;
  const compiled = runInNewContext(`(${compiledCatalog(JSON.stringify(texts), path)})`);
  const rules = new Intl.PluralRules(language);
  const grouped = (value) => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const say = (key, values) => {
    const text = compiled[key];
    return typeof text === 'string' ? text : text(values, (value) => rules.select(value), grouped);
  };
  return { compiled, say };
}

test('a text without a choice stays a string, with its values to be filled in', () => {
  const { compiled } = said({ title: 'Pets', of: 'Pets of {owner}', quote: 'Don’t say "no", \\ or `{x}`' });
  expect({ ...compiled }).toEqual({
    title: 'Pets',
    of: 'Pets of {owner}',
    quote: 'Don’t say "no", \\ or `{x}`',
  });
});

test('a plural is chosen by the language, an exact number before it', () => {
  const text = '{count, plural, one {# pet} =0 {No pets} other {# pets}} of {owner}';
  const { say } = said({ pets: text });
  const pets = [0, 1, 2, 1000].map((count) => say('pets', { count, owner: 'Alma' }));
  expect(pets).toEqual(['No pets of Alma', '1 pet of Alma', '2 pets of Alma', '1,000 pets of Alma']);
});

test('the many of Spanish is its own, or other', () => {
  const own = '{count, plural, one {# gato} many {# de gatos} other {# gatos}}';
  const none = '{count, plural, one {# gato} other {# gatos}}';
  const { say } = said({ own, none }, 'es');
  const many = { count: 1_000_000 };
  expect([say('own', many), say('none', many)]).toEqual(['1,000,000 de gatos', '1,000,000 gatos']);
});

test('choices stand in each other, and # is the number of the closest plural', () => {
  const text =
    '{kind, select, cat {Cats: {count, plural, one {#} other {# `all` ${x}}}} other {{here, select, true {Here} other {Gone}}}}';
  const { say } = said({ text });
  expect(say('text', { kind: 'cat', count: 1200 })).toBe(
    'Cats: 1,200 `all` ${x}'.replace('${x}', '$undefined'),
  );
  expect(say('text', { kind: 'dog', here: true })).toBe('Here');
  expect(say('text', { kind: 'dog', here: false })).toBe('Gone');
});

test('a number is grouped where the text asks for it', () => {
  const { say } = said({ range: '{from, number} of {total, number}' });
  expect(say('range', { from: 1000, total: 12_000 })).toBe('1,000 of 12,000');
});

test('what is in quotes is read as it is written', () => {
  const { say } = said({
    hint: "Write '{'name'}', it’s filled in",
    number: "{n, plural, one {'#' #} other {#}}",
  });
  expect(say('hint', {})).toBe('Write {name}, it’s filled in');
  expect(say('number', { n: 1 })).toBe('# 1');
});

test.each([
  ['{count, plural, one {# pet}}', 'no "other"'],
  ['{count, plural, few {#} other {#}}', 'few is not valid'],
  ['{day, date}', "{day, date} isn't supported"],
  ['{n, selectordinal, one {#st} other {#th}}', "selectordinal} isn't supported"],
  ['{count, plural, offset:1 one {#} other {#}}', "offset:…} isn't supported"],
  ['{0} pets', '{0} is no name of a value'],
  ['Pets of {owner', 'Unexpected message end'],
  ['Pets of owner}', 'brace that belongs to no value'],
])('refuses %s', (text, message) => {
  expect(() => said({ wrong: text })).toThrow(message);
  expect(() => said({ wrong: text })).toThrow('pets.en.json: "wrong"');
});

test('sentences of the API are read as they are written', () => {
  const sentences = { "It's {1} of {2}.": "Es {1} de '{2}'." };
  const compiled = compiledCatalog(JSON.stringify(sentences), 'pets.sentences.es.json');
  expect(JSON.parse(compiled)).toEqual(sentences);
});
