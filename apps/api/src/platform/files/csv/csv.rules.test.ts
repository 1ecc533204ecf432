import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { atOnce } from '../../core/time-slices';
import { readSheet, UnreadableFile } from './csv.rules';

const bytes = (text: string) => Buffer.from(text, 'utf8');
const refusal = (content: Uint8Array) => {
  try {
    atOnce(readSheet(content));
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
  return 'was read';
};

describe('reading a file', () => {
  test('any cells come back from any of the delimiters, with the line they begin on', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', ',', ';', '"', '\n', '\t', 'é', '😀', 'ñ'),
    });
    const row = fc.tuple(fc.constant('x'), cell, cell);
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(',', ';', '\t'),
        // However the text is cut for being read in steps.
        fc.constantFrom(1, 20, 100_000),
        (rows, delimiter, slice) => {
          const content = bytes(stringify([['one', 'two', 'three'], ...rows], { delimiter }));
          const sheet = atOnce(readSheet(content, slice));
          expect(sheet.rows.map(({ cells }) => cells)).toEqual(
            rows.map((cells) => cells.map((text) => text.trim())),
          );
          let line = 2;
          sheet.rows.forEach((found, index) => {
            expect(found.line).toBe(line);
            line += 1 + (rows[index] ?? []).join('').split('\n').length - 1;
          });
        },
      ),
    );
  });

  test('a byte order mark, UTF-16, empty lines and the apostrophe before a formula', () => {
    const text = "unit,notes\r\n\r\nA,'=SUM(1)\r\n,\r\nB,'＋1\r\n";
    const expected = [
      { line: 3, cells: ['A', '=SUM(1)'] },
      { line: 5, cells: ['B', '＋1'] },
    ];
    expect(atOnce(readSheet(bytes(`\uFEFF${text}`))).rows).toEqual(expected);
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(atOnce(readSheet(utf16)).rows).toEqual(expected);
  });

  test('what older spreadsheets save, of a byte for each character, is read right', () => {
    const latin = Buffer.from('unidad;dueño\r\n12;Muñoz Peña\r\n', 'latin1');
    const { columns, rows } = atOnce(readSheet(latin));
    expect([columns, rows[0]?.cells]).toEqual([
      ['unidad', 'dueño'],
      ['12', 'Muñoz Peña'],
    ]);
    // What Latin-1 itself does not have: a euro sign and curly quotes.
    const western = Buffer.from([...Buffer.from('unit\n'), 0x80, 0x20, 0x93, 0x78, 0x94]);
    expect(atOnce(readSheet(western)).rows[0]?.cells).toEqual(['€ “x”']);
  });

  test('mixed line ends, and any number of empty rows at the end', () => {
    const content = bytes(`unit,notes\r\nA,x\nB,y\rC,z\r\n${',\n'.repeat(100_000)}`);
    for (const slice of [1, 100_000]) {
      const mixed = atOnce(readSheet(content, slice));
      expect(mixed.rows.map(({ cells }) => cells.join())).toEqual(['A,x', 'B,y', 'C,z']);
      expect(mixed.rows.map(({ line }) => line)).toEqual([2, 3, 4]);
    }
  });

  test('a file of whose lines each ends with a carriage return alone is read as any other', () => {
    const rows = Array.from({ length: 1000 }, (_, index) => `${index};1,5,7;`);
    const content = (last: string) => bytes(['unit;share;note', ...rows, last].join('\r'));
    const sheet = atOnce(readSheet(content('B;2')));
    expect(sheet.columns).toEqual(['unit', 'share', 'note']);
    expect(sheet.rows.map(({ cells }) => cells.join(';'))).toEqual([...rows, 'B;2']);
    expect(sheet.rows.at(-1)?.line).toBe(1002);
    expect(refusal(content(`B${';'.repeat(2000)}x`))).toBe('Line 1002 has more than 1,000 cells.');
    expect(refusal(content('"B;2'))).toBe('A quoted cell that starts on line 1002 isn’t closed.');
    expect(refusal(content('B;\0'))).toMatch(/^Line 1002 has an invalid character \(NUL\)/);
    const end = '\r;'.repeat(25_000);
    expect(atOnce(readSheet(content(`B;2${end}`))).rows).toHaveLength(1001);
  });

  test('a long file is read in many short steps', () => {
    const content = bytes(`unit,notes\n${'A,some words\n'.repeat(10_000)}`);
    let steps = 0;
    const reading = readSheet(content);
    while (!reading.next().done) steps += 1;
    // One for each row, and one for each slice of the text.
    expect(steps).toBeGreaterThan(10_000);
  });

  test('a file far too large is refused before it is read row by row', () => {
    const began = performance.now();
    expect(refusal(bytes(`unit\n${'a\n'.repeat(2_500_000)}`))).toMatch(/more than 20,000 lines/);
    expect(refusal(bytes(`unit\nA\n${','.repeat(5_000_000)}x`))).toBe('Line 3 has more than 1,000 cells.');
    expect(refusal(Buffer.alloc(25 * 1024 * 1024, 'a\n'))).toMatch(/^The file has 25 MB; the limit is 5 MB/);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  test('what cannot be read is told with its line', () => {
    expect(refusal(Buffer.from([...bytes('unit\nA\nCaf'), 0x81, 0x0a]))).toMatch(
      /^Line 3 has characters that are not UTF-8/,
    );
    expect(refusal(bytes('unit,notes\nA,"open\nB,\n'))).toMatch(/line 2 isn’t closed/);
    expect(refusal(bytes('unit,notes\nA,"x"y\n'))).toMatch(/^Line 2/);
    const long = `unit,notes\n${'A,b\n'.repeat(20_000 / 2)}`;
    expect(refusal(bytes(`${long}A,"x"y\n`))).toMatch(/^Line 10002 has a quotation mark/);
    expect(refusal(bytes(`${long}A,"open\nB,\n`))).toMatch(/line 10002 isn’t closed/);
    expect(refusal(bytes('unit\nA\0\n'))).toMatch(/^Line 2 .*NUL/);
    expect(refusal(bytes(''))).toMatch(/empty/);
    expect(refusal(bytes('unit,building\n'))).toMatch(/no rows/);
  });
});
