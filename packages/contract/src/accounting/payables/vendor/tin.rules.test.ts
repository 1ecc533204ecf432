import { tinDigits } from './tin';
import { isDoubtful, tinText } from './tin.rules';

test.each([
  ['12-3456789', '123456789'],
  [' 987 65 4320 ', '987654320'],
  ['000000001', '000000001'],
])('%j is taken as nine digits', (typed, digits) => {
  expect(tinDigits.parse(typed)).toBe(digits);
});

test.each([
  ['12345678', 'Enter nine digits'],
  ['12-34567890', 'Enter nine digits'],
  ['12-345678O', 'Enter nine digits'],
  ['', 'Enter nine digits'],
  ['00-0000000', 'A TIN can’t be all zeros'],
])('%j is refused: %s', (typed, message) => {
  expect(tinDigits.safeParse(typed).error?.issues[0]?.message).toContain(message);
});

test('a number that nobody was ever given is doubtful, by its kind', () => {
  expect(isDoubtful('ein', '070000001')).toBe(true);
  expect(isDoubtful('ein', '461234567')).toBe(false);
  expect(isDoubtful('ssn', '666123456')).toBe(true);
  expect(isDoubtful('ssn', '123004567')).toBe(true);
  expect(isDoubtful('ssn', '123450000')).toBe(true);
  // An ITIN, which begins with 9.
  expect(isDoubtful('ssn', '987654320')).toBe(false);
});

test('it reads as on its form', () => {
  expect(tinText('ein', '123456789')).toBe('12-3456789');
  expect(tinText('ssn', '987654320')).toBe('987-65-4320');
});
