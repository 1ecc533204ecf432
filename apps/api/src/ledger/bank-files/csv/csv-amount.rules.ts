import { formatMoney } from '@courtyard/contract/formats';
import { msg } from '../../../platform/http/language/sentence';
import { BankFileError, type CsvMapping } from '../bank-file';
import { minorOf, readAmount, type AmountStyle } from '../text/amount.rules';
import { quoted } from '../text/reading';
import type { CsvRecord } from './csv-records.rules';

const outWords = new Set(
  '- d dr db dt deb debit dbit debito cargo retiro salida withdrawal withdraw check cheque out payment pago s soll lastschrift af'.split(
    ' ',
  ),
);
const inWords = new Set(
  '+ c cr cd cred credit crdt credito abono ingreso entrada deposito deposit in h haben gutschrift bij'.split(
    ' ',
  ),
);

const plainWord = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}.]/gu, '');

/** Whether a word says money out (-1) or in (1); null where it says neither. */
export function directionOf(word: string): 1 | -1 | null {
  const plain = plainWord(word);
  if (outWords.has(plain)) return -1;
  return inWords.has(plain) ? 1 : null;
}

/** How the amounts of a file are written. */
export interface AmountReader extends AmountStyle {
  /** Sign and code of the currency, which spreadsheets write beside the number. */
  currencySigns: readonly string[];
}

export function amountReader(currency: string, style: AmountStyle): AmountReader {
  // `CA$` and the `$` that its own banks write.
  const symbol = formatMoney(0, currency).replaceAll(/[\d.,\s]/g, '');
  return { ...style, currencySigns: [currency, symbol, symbol.replaceAll(/[A-Z]/g, '')] };
}

const cellAt = ({ cells }: CsvRecord, column: number) => cells[column]?.trim() ?? '';

const withoutCurrency = (text: string, { currencySigns }: AmountReader) =>
  currencySigns.reduce((rest, sign) => rest.replace(sign, ''), text).trim();

export function amountAt(record: CsvRecord, column: number, style: AmountReader): number {
  return readAmount(withoutCurrency(cellAt(record, column), style), style, record.place);
}

/** Which sign money out and money in have where they are told apart by a column or a word. The rarer one takes some of it back. */
export interface Signs {
  out: 1 | -1;
  into: 1 | -1;
}

const mostly = (amounts: readonly number[]): 1 | -1 =>
  amounts.filter((minor) => minor < 0).length > amounts.filter((minor) => minor > 0).length ? -1 : 1;

/** The signs of a file, by most of its amounts each; what can't be read is left to whoever reads the line. */
export function signsOf(
  records: Iterable<CsvRecord>,
  amount: CsvMapping['amount'],
  style: AmountReader,
): Signs & { isMixed: boolean } {
  const out: number[] = [];
  const into: number[] = [];
  const add = (amounts: number[], record: CsvRecord, column: number) => {
    const bare = withoutCurrency(cellAt(record, column), style);
    const minor = bare === '' ? 0 : minorOf(bare, style);
    if (typeof minor === 'number' && minor !== 0) amounts.push(minor);
  };
  for (const record of amount.kind === 'signed' ? [] : records) {
    if (amount.kind === 'two') {
      add(out, record, amount.debit);
      add(into, record, amount.credit);
    } else if (amount.kind === 'signed-by') {
      const direction = directionOf(cellAt(record, amount.sign));
      if (direction !== null) add(direction === -1 ? out : into, record, amount.column);
    }
  }
  const isMixed = [out, into].some(
    (amounts) => amounts.some((minor) => minor < 0) && amounts.some((minor) => minor > 0),
  );
  return { out: mostly(out), into: mostly(into), isMixed };
}

/** Two columns: money out has no sign in most files, and a minus in some. */
function ofTwo(
  record: CsvRecord,
  { debit, credit }: { debit: number; credit: number },
  style: AmountReader,
  signs: Signs,
): number {
  const [out, into] = [debit, credit].map((column) =>
    cellAt(record, column) === '' ? 0 : amountAt(record, column, style),
  );
  if (out && into)
    throw new BankFileError(record.place, msg`an amount out and an amount in`, msg`one of the two`);
  if (cellAt(record, debit) === '' && cellAt(record, credit) === '')
    throw new BankFileError(record.place, msg`no amount`, msg`an amount out or an amount in`);
  return (into ?? 0) * signs.into - (out ?? 0) * signs.out;
}

/** Minor units of a record, money in positive. Throws BankFileError. */
export function amountOf(
  record: CsvRecord,
  amount: CsvMapping['amount'],
  style: AmountReader,
  signs: Signs,
): number {
  if (amount.kind === 'two') return ofTwo(record, amount, style, signs);
  const minor = amountAt(record, amount.column, style);
  if (amount.kind === 'signed') return amount.negate ? 0 - minor : minor;
  const word = cellAt(record, amount.sign);
  const direction = directionOf(word);
  if (direction === null)
    throw new BankFileError(
      record.place,
      word === '' ? msg`nothing that distinguishes deposits from withdrawals` : quoted(word),
      msg`a word such as debit or credit`,
    );
  return direction * minor * (direction === -1 ? signs.out : signs.into);
}
