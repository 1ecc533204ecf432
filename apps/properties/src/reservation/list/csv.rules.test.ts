import { csvOf } from './csv.rules';

test('cells with commas, quotes and line ends are quoted; numbers and gaps are not', () => {
  expect(csvOf([['Hall, north', 'the "big" one', 'a\nb', 12, null]])).toBe(
    '\uFEFF"Hall, north","the ""big"" one","a\nb",12,\r\n',
  );
});

test('a text that a spreadsheet would run is kept from it, a negative number is not touched', () => {
  expect(csvOf([['=HYPERLINK("x")', '+1', '@a', -5]])).toBe('\uFEFF"\'=HYPERLINK(""x"")",\'+1,\'@a,-5\r\n');
});
