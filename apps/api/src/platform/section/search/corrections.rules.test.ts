import fc from 'fast-check';
import { correctedNeedles, meantBy, slipsBetween, wordsOf } from './corrections.rules';

test.each([
  ['harbor', 'harbor', 0],
  ['harbr', 'harbor', 1],
  ['hrabor', 'harbor', 1],
  ['harbour', 'harbor', 1],
  ['', 'pool', 4],
  ['ruis', 'ruiz', 1],
])('between %s and %s are %i slips', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
});

test('slips are the same from either side, and never more than the letters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      const slips = slipsBetween(one, other);
      expect(slips).toBe(slipsBetween(other, one));
      expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});

test('a short word may have one slip, a long one two', () => {
  expect(meantBy('pol', ['pool', 'pools', 'polo'])).toEqual(['pool', 'polo']);
  expect(meantBy('clubhuose', ['clubhouse', 'clubs'])).toEqual(['clubhouse']);
});

test('each word is replaced by what is like it, numbers never', () => {
  const like: Record<string, string[]> = { harbr: ['harbor'], vew: ['view', 'new'] };
  expect(correctedNeedles(wordsOf(' harbr  vew 112 '), (word) => like[word] ?? [])).toEqual([
    'harbor view 112',
    'harbor new 112',
  ]);
  expect(correctedNeedles(['112'], () => ['113'])).toEqual([]);
  // A word that is there stays, whatever else is like it.
  const words: Record<string, string[]> = { harbr: ['harbor'], house: ['house', 'houses'] };
  expect(correctedNeedles(['harbr', 'house'], (word) => words[word] ?? [])).toEqual([
    'harbor house',
    'harbor houses',
  ]);
});
