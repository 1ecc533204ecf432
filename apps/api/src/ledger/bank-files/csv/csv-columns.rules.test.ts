import { brief, read } from '../bank-files.fixture';
import { guessCsvMapping } from './guess-csv.rules';

/** Day, amount, payee and check number of each line, by the columns that are found out. */
async function told(text: string) {
  const { mapping } = guessCsvMapping(Buffer.from(text));
  const [lines = []] = await brief(text, { name: 'a.csv', csv: mapping });
  return lines.map(([on, amount, payee, , check]) => [on, amount, payee, check]);
}
const doubts = (text: string) => guessCsvMapping(Buffer.from(text)).doubts.map(({ about }) => about);

test('a column of kinds beside the description is not the payee; check or slip numbers are found', async () => {
  const text =
    'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nDEBIT,03/16/2026,"MOWER CO",-80.10,ACH_DEBIT,919.90,,\nCREDIT,03/15/2026,"HOUSE 9",300.00,ACH_CREDIT,1000.00,,\nCHECK,03/14/2026,"CHECK 2207",-41.00,CHECK_PAID,700.00,2207,\n';
  expect(await told(text)).toEqual([
    ['2026-03-16', -8010, 'MOWER CO', null],
    ['2026-03-15', 30_000, 'HOUSE 9', null],
    ['2026-03-14', -4100, 'CHECK 2207', '2207'],
  ]);
  expect(doubts(text)).toEqual([]);
});

test('without a header row, marks are not the payee, and whole numbers are check numbers', async () => {
  const text =
    '"03/15/2026","-80.10","*","","MOWER CO"\n"03/16/2026","300.00","*","","HOUSE 9"\n"03/17/2026","-41.00","*","2207","CHECK"\n';
  expect(await told(text)).toEqual([
    ['2026-03-15', -8010, 'MOWER CO', null],
    ['2026-03-16', 30_000, 'HOUSE 9', null],
    ['2026-03-17', -4100, 'CHECK', '2207'],
  ]);
  expect(doubts(text)).toEqual([]);
});

test.each([
  ['Date,Payee,Debit,Credit\n03/15/2026,MOWER,80.10,\n03/16/2026,HOUSE,,-300.00\n', [-8010, 30_000]],
  ['Date,Payee,Debit,Credit\n03/15/2026,MOWER,-80.10,\n03/16/2026,HOUSE,,300.00\n', [-8010, 30_000]],
  [
    'Date,Payee,Amount Debit,Amount Credit,Balance\n03/15/2026,A,80.10,,9.00\n03/16/2026,B,,300.00,309.00\n',
    [-8010, 30_000],
  ],
  ['Fecha;Concepto;Cargo;Abono\n15/03/2026;A;1.080,10;\n16/03/2026;B;;300,00\n', [-108_010, 30_000]],
  ['Date,Payee,Amount,DR/CR\n03/15/2026,A,80.10,DR\n03/16/2026,B,300.00,CR\n', [-8010, 30_000]],
  [
    'Date,Payee,Amount\n03/15/2026,A,80.10-\n03/16/2026,B,$300.00\n03/17/2026,C,($2.00)\n',
    [-8010, 30_000, -200],
  ],
  ['Buchungstag;Verwendungszweck;Soll;Haben\n15.03.2026;A;80,10;\n16.03.2026;B;;300,00\n', [-8010, 30_000]],
])('signs of %j', async (text, amounts) => {
  expect((await told(text)).map(([, amount]) => amount)).toEqual(amounts);
});

test('a refund in a column of money out comes in, and is asked about', async () => {
  const text =
    'Date,Description,Debit,Credit\n03/15/2026,MOWER,80.10,\n03/16/2026,HARDWARE,12.00,\n03/17/2026,RETURNED TOOL,-9.50,\n03/18/2026,HOUSE,,300.00\n';
  expect((await told(text)).map(([, amount]) => amount)).toEqual([-8010, -1200, 950, 30_000]);
  expect(doubts(text)).toEqual(['amount']);
});

test('pending lines and balances without an amount are left out and named, wherever they stand', async () => {
  const pending =
    'Status,Date,Description,Amount\nPending,,FUEL,-7.00\nPosted,03/15/2026,MOWER,-80.10\nPending,03/16/2026,PAINT,-3.00\nPosted,03/16/2026,HOUSE,300.00\n';
  expect(guessCsvMapping(Buffer.from(pending)).columns).toEqual(['Status', 'Date', 'Description', 'Amount']);
  const { statements, warnings } = await read(pending, { name: 'a.csv' });
  expect(statements[0]?.lines.map(({ amountMinor }) => amountMinor)).toEqual([-8010, 30_000]);
  expect(warnings.map(({ place, message }) => [place, /pending/.test(String(message))])).toEqual([
    [2, true],
    [4, true],
  ]);
  const summary =
    'Description,,Summary Amt.\nBeginning balance as of 03/01/2026,,"2,000.00"\nEnding balance as of 03/31/2026,,"2,219.90"\n\nDate,Description,Amount,Running Bal.\n03/01/2026,Beginning balance as of 03/01/2026,,"2,000.00"\n03/15/2026,"MOWER","-80.10","1,919.90"\n03/16/2026,"HOUSE","300.00","2,219.90"\n';
  const read2 = await read(summary, { name: 'a.csv' });
  expect(read2.statements[0]).toMatchObject({ lines: [{ amountMinor: -8010 }, { amountMinor: 30_000 }] });
  expect(read2.warnings.map(({ place }) => place)).toEqual([6]);
});
