import { brief, csv, read, refusal } from '../bank-files.fixture';
import { guessCsvMapping } from './guess-csv.rules';

describe('CSV', () => {
  test('columns, dates and decimals are found out; quotes, line ends in a cell, text around the table', async () => {
    const guess = guessCsvMapping(Buffer.from(csv));
    expect(guess).toMatchObject({ columns: ['Fecha', 'Concepto', 'Importe', 'Saldo'], doubts: [] });
    expect(guess.mapping).toEqual({
      delimiter: ';',
      headerLines: 2,
      date: { column: 0, order: 'dmy' },
      amount: { kind: 'signed', column: 2, negate: false },
      decimal: ',',
      payee: 1,
      balance: 3,
    });
    const { statements, warnings } = await read(csv, {
      name: 'movimientos.csv',
      currency: 'EUR',
      csv: guess.mapping,
    });
    expect(statements).toMatchObject([
      {
        opening: { on: '2026-01-05', amountMinor: 100_000 },
        closing: { on: '2026-01-25', amountMinor: 223_300 },
      },
    ]);
    expect(statements[0]?.lines).toMatchObject([
      { bookedOn: '2026-01-25', amountMinor: 130_050, payee: 'Cuota "101"; enero', place: 3 },
      { bookedOn: '2026-01-05', amountMinor: -6750, place: 5 },
    ]);
    expect(warnings.map(({ place }) => place)).toEqual([7]);
  });

  test('of two columns with the same name, which is the amount is asked', () => {
    const twice = 'Date,Amount,Amount\n11/23/2026,1.00,-2.00\n11/24/2026,-3.00,4.00\n';
    expect(guessCsvMapping(Buffer.from(twice))).toMatchObject({
      doubts: [{ about: 'amount', message: 'More than one column could be the amount. Choose it.' }],
      mapping: { amount: { column: 1 } },
    });
  });

  test('two columns of amounts, words for in and out, signs of currencies and brackets', async () => {
    const two =
      'Date,Description,Debit,Credit,Check Number\n01/31/2026,Fee,"$1,200.00",,1001\n02/01/2026,Dues,,15.5,\n';
    expect(guessCsvMapping(Buffer.from(two))).toMatchObject({
      doubts: [],
      mapping: { amount: { kind: 'two', debit: 2, credit: 3 }, checkNumber: 4, decimal: '.' },
    });
    expect(await brief(two, { name: 'a.csv' })).toEqual([
      [
        ['2026-01-31', -120_000, 'Fee', null, '1001', null, null, 2],
        ['2026-02-01', 1550, 'Dues', null, null, null, null, 3],
      ],
    ]);
    const words =
      'Date\tAmount\tType\tName\n2026-01-31\t12.00\tDebit\tFee\n2026-02-01\t(3.10)\tcredit\tDues\n';
    expect((await brief(words, { name: 'a.csv' }))[0]?.map(([, amount]) => amount)).toEqual([-1200, 310]);
  });

  test('what could be read in two ways is a doubt, and not read without a person', async () => {
    const text = 'Date,Description,Amount\n01/02/2026,a,-1.50\n03/04/2026,b,2.00\n';
    expect(guessCsvMapping(Buffer.from(text)).doubts).toMatchObject([{ about: 'date' }]);
    expect(await refusal(text, { name: 'a.csv' })).toMatch(/more than one way/);
    const thousands = 'Date,Description,Amount\n01/31/2026,a,"-1,500"\n';
    expect(guessCsvMapping(Buffer.from(thousands)).doubts).toMatchObject([{ about: 'decimal' }]);
    const unsigned = 'Date,Description,Amount\n01/31/2026,a,1.50\n01/31/2026,b,2.50\n';
    expect(guessCsvMapping(Buffer.from(unsigned)).doubts).toMatchObject([{ about: 'amount' }]);
    expect(await refusal('just words\nand more\n', { name: 'a.csv' })).toMatch(
      /^Line 1: no line with a date and an amount/,
    );
  });

  test.each([
    ['05/01/2026', '30/02/2026', /^Line 5: “30\/02\/2026”. Expected: a date like 31\/01\/2026/],
    ['05/01/2026', '05/01', /^Line 5: “05\/01”/],
    ['05/01/2026', '', /^Line 5: no date/],
    ['-67,50', 'NaN', /^Line 5: “NaN”. Expected: an amount like -1234,56/],
    ['-67,50', '-67.5', /^Line 5: “-67.5”/],
    ['-67,50', '', /^Line 5: no amount/],
    ['enero"', 'enero', /^Line 3: a quoted cell that never ends/],
  ])('“%s” as “%s” is refused', async (before, after, message) => {
    const { mapping } = guessCsvMapping(Buffer.from(csv));
    expect(await refusal(csv.replace(before, after), { name: 'a.csv', csv: mapping })).toMatch(message);
  });
});
