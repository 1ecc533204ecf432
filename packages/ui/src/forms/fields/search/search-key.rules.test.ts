import { hasWords, isFound, searchKey } from './search-key.rules';

const named = [
  "O'Hara",
  'O\u2019Hara',
  'O\u2018Hara',
  'O\u02bcHara',
  'O`Hara',
  'O\u00b4Hara',
  'OHara',
  'o\uff07hara',
];

test.each(named)('%s is found in every way to write its apostrophe', (name) => {
  for (const search of named) {
    expect(isFound(`Ann ${name}, Elm 4`, ` ${search} `)).toBe(true);
    expect(hasWords(`Ann ${name}, Elm 4`, `elm ${search}`)).toBe(true);
  }
  expect(isFound('O Hara', name)).toBe(false);
});

test('case and accents make no difference, and the order of words only in one piece', () => {
  expect(searchKey('Jos\u00e9 L\u2019OR\u00c9AL')).toBe('jose loreal');
  expect(isFound('\u00c1reas comunes', 'areas com')).toBe(true);
  expect(isFound('\u00c1reas comunes', 'comunes areas')).toBe(false);
  expect(hasWords('\u00c1reas comunes', ' comunes  areas ')).toBe(true);
  expect(hasWords('\u00c1reas comunes', 'comunes elm')).toBe(false);
  expect([isFound('Elm', ''), hasWords('Elm', ' ')]).toEqual([true, true]);
});
