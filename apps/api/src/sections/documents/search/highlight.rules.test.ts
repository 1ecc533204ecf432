import fc from 'fast-check';
import { likelyWords, partsOf } from './highlight.rules';

const textOf = (parts: ReturnType<typeof partsOf>) => parts.map(({ text }) => text).join('');

test('words that were found are marked, whatever stands around them', () => {
  expect(partsOf('Dues: <b>due</b> on the 1st, D’Angelo.', new Set(['due', 'D’Angelo']))).toEqual([
    { text: 'Dues: <b>', isFound: false },
    { text: 'due', isFound: true },
    { text: '</b> on the 1st, ', isFound: false },
    { text: 'D’Angelo', isFound: true },
    { text: '.', isFound: false },
  ]);
});

test('a long passage is shown around most of what was found', () => {
  const filler = 'lorem ipsum dolor '.repeat(30);
  const text = `pool ${filler} the pool and the pool deck ${filler}`;
  const shown = textOf(partsOf(text, new Set(['pool'])));
  expect(shown).toMatch(/^…/);
  expect(shown).toContain('the pool and the pool deck');
  expect(shown.length).toBeLessThan(270);
});

test('likely words begin as those of the search do, with or without accents and apostrophes', () => {
  const texts = ['Reunión de la JUNTA; the owner’s meeting', 'reuniones, D’Angelo and Ramos'];
  expect(likelyWords(texts, 'reunion angel')).toEqual(['Reunión', 'reuniones', 'D’Angelo', 'and']);
  expect(likelyWords(texts, 'owners')).toEqual(['owner’s']);
});

test('parts are a piece of the text, of bounded length, and marked parts are whole words of those found', () => {
  const word = fc.constantFrom('pool', 'dues', 'señor', '\u{1f600}', '—', 'a', 'antidisestablishment');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 200 }), fc.subarray(['pool', 'dues', 'a']), (words, found) => {
      const text = words.join(' ');
      const parts = partsOf(text, new Set(found));
      const bare = textOf(parts).replaceAll('…', '');
      expect(text).toContain(bare);
      expect(bare.length).toBeLessThanOrEqual(260);
      const marked = parts.filter(({ isFound }) => isFound).map((part) => part.text);
      expect(marked.filter((each) => !found.includes(each))).toEqual([]);
    }),
  );
});
