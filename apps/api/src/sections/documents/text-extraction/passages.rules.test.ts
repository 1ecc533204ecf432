import fc from 'fast-check';
import { passagesOf } from './passages.rules';

test('a page is one passage while it is short, and spaces and lines are one space', () => {
  expect(
    passagesOf([
      { page: 1, text: ' Quiet  hours\nbegin\u0000at ten. ' },
      { page: 2, text: '\n\f ' },
      { page: 3, text: 'The assess-\nments' },
    ]),
  ).toEqual([
    { page: 1, text: 'Quiet hours begin at ten.' },
    { page: 3, text: 'The assessments' },
  ]);
});

test('a long text is cut behind a sentence, or between words', () => {
  const sentence = `${'word '.repeat(150)}end. `;
  const [first, second] = passagesOf([{ page: null, text: sentence.repeat(3) }]);
  expect([first?.text.endsWith('end.'), second?.text.startsWith('word')]).toEqual([true, true]);
  const words = passagesOf([{ page: null, text: 'abcdefghi '.repeat(500) }]);
  expect(words.every(({ text }) => text.endsWith('abcdefghi'))).toBe(true);
});

test('no letter is lost, none is half, and no passage is long', () => {
  const letters = fc.array(fc.constantFrom('a', 'é', '\u{1f600}', '.', ' ', '\n'), { maxLength: 6_000 });
  fc.assert(
    fc.property(letters, (parts) => {
      const passages = passagesOf([{ page: 1, text: parts.join('') }]);
      const bare = (text: string) => text.replaceAll(/\s/g, '');
      expect(bare(passages.map(({ text }) => text).join(''))).toBe(bare(parts.join('')));
      for (const { text } of passages) {
        expect(text.length).toBeLessThanOrEqual(1_200);
        expect(/\p{Surrogate}/u.test(text)).toBe(false);
      }
    }),
    { numRuns: 50 },
  );
});
