import { inLines } from './in-lines.rules';

test('a long paragraph is broken between words, in the column that it begins in', () => {
  const words = Array.from({ length: 30 }, () => 'house').join(' ');
  const lines = inLines(words, 'data/  ').split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^data\/ {2}house(?: house)+$/);
  expect(lines[0]).toHaveLength(96);
  expect(lines[1]).toMatch(/^ {7}house(?: house)+$/);
});

test('a short one stays a line', () => {
  expect(inLines('A house.')).toBe('A house.');
});
