import { formatMoney } from '@courtyard/contract/formats';
import { say } from '../../../platform/http/language/sentence';
import { BankFileError, type CsvMapping } from '../bank-file';
import { readAmount, type AmountStyle } from '../text/amount.rules';
import { quoted } from '../text/reading';
import type { CsvRecord } from './csv-records.rules';

const outWords = new Set(
  '- d dr db dt deb debit dbit debito cargo retiro salida withdrawal withdraw out payment pago s soll lastschrift af'.split(
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

export function amountAt(record: CsvRecord, column: number, style: AmountReader): number {
  const bare = style.currencySigns.reduce((rest, sign) => rest.replace(sign, ''), cellAt(record, column));
  return readAmount(bare.trim(), style, record.place);
}

/** Two columns: money out has no sign in most files, and a minus in some. */
function ofTwo(
  record: CsvRecord,
  { debit, credit }: { debit: number; credit: number },
  style: AmountReader,
): number {
  const [out, into] = [debit, credit].map((column) =>
    cellAt(record, column) === '' ? 0 : amountAt(record, column, style),
  );
  if (out && into)
    throw new BankFileError(record.place, say`an amount out and an amount in`, say`one of the two`);
  if (cellAt(record, debit) === '' && cellAt(record, credit) === '')
    throw new BankFileError(record.place, say`no amount`, say`an amount out or an amount in`);
  return (into ?? 0) - Math.abs(out ?? 0);
}

/** Minor units of a record, money in positive. Throws BankFileError. */
export function amountOf(record: CsvRecord, amount: CsvMapping['amount'], style: AmountReader): number {
  if (amount.kind === 'two') return ofTwo(record, amount, style);
  const minor = amountAt(record, amount.column, style);
  if (amount.kind === 'signed') return amount.negate ? 0 - minor : minor;
  const word = cellAt(record, amount.sign);
  const direction = directionOf(word);
  if (direction === null)
    throw new BankFileError(
      record.place,
      word === '' ? say`nothing that tells money in from money out` : quoted(word),
      say`a word as debit or credit`,
    );
  return direction * Math.abs(minor);
}
