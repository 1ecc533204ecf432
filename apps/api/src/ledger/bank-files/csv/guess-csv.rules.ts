import { atOnce } from '../../../platform/core/time-slices';
import { msg } from '../../../platform/http/language/sentence';
import { BankFileError, type CsvDoubt, type CsvGuess, type CsvMapping } from '../bank-file';
import { decimalOf } from '../text/amount.rules';
import { textOf } from '../text/bytes.rules';
import { commonOrders, dayIn, sameInBoth } from '../text/day.rules';
import { Reading } from '../text/reading';
import { guessColumns, looksAsAmount, type Columns } from './csv-columns.rules';
import { amountReader, directionOf, signsOf } from './csv-amount.rules';
import { csvRecords, isEmptyRecord, type CsvRecord } from './csv-records.rules';

/** What is looked at of a long file. */
const lookedAtCharacters = 400_000;
const lookedAtRecords = 2000;
const shownRecords = 8;
const delimiters = [',', ';', '\t', '|'] as const;

function firstRecords(text: string, delimiter: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  try {
    for (const record of csvRecords(text, delimiter)) {
      if (!isEmptyRecord(record)) records.push(record);
      if (records.length >= lookedAtRecords) break;
    }
  } catch (error) {
    // A look that ends in the middle of a quoted cell; the reader of the whole file tells what is broken.
    if (!(error instanceof BankFileError)) throw error;
  }
  return records;
}

const anyDay = (text: string) =>
  (['ymd', 'dmy', 'mdy'] as const).some((order) => dayIn(text, order) !== null);

/** A record that has a date and an amount. */
const isData = ({ cells }: CsvRecord) =>
  cells.some((cell) => anyDay(cell)) && cells.some((cell) => !anyDay(cell) && looksAsAmount(cell));

/** Names of columns: several cells, and no date or amount among them. */
const isHeader = ({ cells }: CsvRecord) =>
  cells.filter((cell) => cell.trim() !== '').length > 1 &&
  !cells.some((cell) => anyDay(cell) || looksAsAmount(cell));

/** The mark that parts most records into the same number of cells, with a date and an amount among them. */
function delimiterOf(text: string): { delimiter: CsvMapping['delimiter']; records: CsvRecord[] } {
  const tried = delimiters.map((delimiter) => {
    const records = firstRecords(text, delimiter);
    const counts = new Map<number, number>();
    for (const { cells } of records.filter(isData))
      if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    const [width = 0, often = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return { delimiter, records, score: often * 100 + width };
  });
  const [best] = tried.toSorted((a, b) => b.score - a.score);
  if (!best || best.score === 0)
    throw new BankFileError(
      1,
      msg`no line with a date and an amount`,
      msg`a table with a date and an amount in each line`,
    );
  return best;
}

interface Table {
  data: CsvRecord[];
  names: string[];
  headerLines: number;
}

function tableOf(records: readonly CsvRecord[]): Table {
  const first = records.findIndex(isData);
  const data = records.slice(first).filter(isData);
  const begins = records[first]?.place ?? 1;
  const header = records.slice(0, first).findLast(isHeader);
  const isNext = header === records[first - 1];
  const width = Math.max(...data.slice(0, 100).map(({ cells }) => cells.length));
  const head = header?.cells ?? [];
  const names = Array.from({ length: width }, (_, at) => head[at]?.trim() || `#${at + 1}`);
  return { data, names, headerLines: header && !isNext ? header.place : begins - 1 };
}

const textsAt = (data: readonly CsvRecord[], column: number) =>
  data.map(({ cells }) => cells[column]?.trim() ?? '').filter((text) => text !== '');

function guessDate({ data }: Table, column: number, doubts: CsvDoubt[]): CsvMapping['date'] {
  const texts = textsAt(data, column);
  const possible = commonOrders(texts);
  const [first = 'mdy', ...others] = possible;
  if (possible.length === 0)
    doubts.push({
      about: 'date',
      message: 'The dates in this file don’t all use the same format.',
    });
  else if (!others.every((order) => sameInBoth(texts, first, order)))
    doubts.push({
      about: 'date',
      message: msg`${texts[0] ?? ''} could be day first or month first. Choose the date format.`,
    });
  return { column, order: possible.includes('mdy') ? 'mdy' : first };
}

function amountColumns({ amount }: Columns): number[] {
  return amount.kind === 'two' ? [amount.debit, amount.credit] : [amount.column];
}

function guessDecimal(table: Table, columns: Columns, delimiter: string, doubts: CsvDoubt[]): '.' | ',' {
  const texts = [
    ...amountColumns(columns),
    ...(columns.balance === undefined ? [] : [columns.balance]),
  ].flatMap((column) => textsAt(table.data, column));
  const found = decimalOf(texts);
  if (found === '.' || found === ',') return found;
  const isMarked = texts.some((text) => /[.,]/.test(text));
  if (found === 'mixed' || isMarked)
    doubts.push({
      about: 'decimal',
      message: 'The decimal separator of the amounts is unclear. Choose it.',
    });
  return delimiter === ';' && isMarked ? ',' : '.';
}

function doubtAmount(
  table: Table,
  { amount }: Columns,
  { decimal, doubts }: { decimal: '.' | ','; doubts: CsvDoubt[] },
): void {
  // Only whether amounts have a sign counts here: of which currency they are doesn't matter.
  if (signsOf(table.data, amount, amountReader('USD', { exponent: 2, decimal })).isMixed)
    doubts.push({
      about: 'amount',
      message:
        'Amounts in one column, or with the same label, have both signs. Check whether the less common sign marks reversals.',
    });
  if (
    amount.kind === 'signed-by' &&
    !textsAt(table.data, amount.sign).every((word) => directionOf(word) !== null)
  )
    doubts.push({
      about: 'amount',
      message: 'Some lines don’t show whether they are deposits or withdrawals.',
    });
  if (amount.kind !== 'signed') return;
  const texts = textsAt(table.data, amount.column);
  const isSigned = texts.some((text) => /^[-−(]|[-−]$/.test(text.replaceAll(/[^\d()−-]/g, '')));
  if (!isSigned && texts.length > 1)
    doubts.push({
      about: 'amount',
      message: 'No amount is negative. Check that all of these are deposits.',
    });
}

/** As `guessCsvMapping`, of a text. */
export function guessMapping(whole: string): CsvGuess {
  const { delimiter, records } = delimiterOf(whole.slice(0, lookedAtCharacters));
  const table = tableOf(records);
  const doubts: CsvDoubt[] = [];
  const columns = guessColumns(table.names, table.data, doubts);
  const date = guessDate(table, columns.date, doubts);
  const decimal = guessDecimal(table, columns, delimiter, doubts);
  doubtAmount(table, columns, { decimal, doubts });
  const mapping: CsvMapping = { ...columns, delimiter, headerLines: table.headerLines, date, decimal };
  return {
    mapping,
    columns: table.names,
    preview: table.data.slice(0, shownRecords).map(({ cells }) => cells),
    doubts,
  };
}

/**
 * What a CSV file seems to have in its columns, with its conventions of dates and amounts, and what is in doubt: for a person to look at
 * before it is read. Throws BankFileError where no line has a date and an amount.
 */
export function guessCsvMapping(bytes: Uint8Array): CsvGuess {
  // As much as is looked at, and not a character of several bytes cut in its middle.
  const end =
    bytes.length > 4 * lookedAtCharacters ? bytes.lastIndexOf(0x0a, 4 * lookedAtCharacters) : bytes.length;
  const { text } = atOnce(textOf(bytes.subarray(0, end > 0 ? end : bytes.length), new Reading('USD')));
  return guessMapping(text);
}
