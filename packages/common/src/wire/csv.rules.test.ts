import { type CsvCell, csvText } from './csv.rules';

const lineOf = (cell: CsvCell) => csvText([[cell]]).slice(1, -2);

test('rows end in CRLF behind a byte order mark', () => {
  expect(csvText([['a', 'b'], ['1', '']])).toBe('\uFEFFa,b\r\n1,\r\n'); // prettier-ignore
});

test.each([
  ['plain', 'plain'],
  ['Reyes, Alma', '"Reyes, Alma"'],
  ['the "Oak"', '"the ""Oak"""'],
  ['two\nlines', '"two\nlines"'],
  ['-1.5', '-1.5'],
  [-5, '-5'],
  [12, '12'],
  [null, ''],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+1', "'+1"],
  ['@sum', "'@sum"],
  ['-a', "'-a"],
  ['  =1+1', "'  =1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['＝1+1', "'＝1+1"],
])('%j is written as %j', (cell, written) => {
  expect(lineOf(cell)).toBe(written);
});
