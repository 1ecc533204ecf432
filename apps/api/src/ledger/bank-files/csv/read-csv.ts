import type { Steps } from '../../../platform/core/time-slices';
import { msg } from '../../../platform/http/language/sentence';
import { BankFileError, type BankLine, type BankStatement, type CsvMapping } from '../bank-file';
import { dayIn } from '../text/day.rules';
import { checkNumberOf, quoted, stepsAtOnce, wordsOf, type Reading } from '../text/reading';
import { amountAt, amountOf, amountReader, type AmountReader, type Signs, signsOf } from './csv-amount.rules';
import { csvRecords, isEmptyRecord, type CsvRecord } from './csv-records.rules';

const dateExamples = { ymd: '2026-01-31', dmy: '31/01/2026', mdy: '01/31/2026' };

interface Row {
  line: BankLine;
  /** The balance beside it. */
  balance: number | null;
}

function lineOf(record: CsvRecord, mapping: CsvMapping, style: AmountReader, signs: Signs): BankLine {
  const { cells, place } = record;
  const text = (column: number | undefined) => (column === undefined ? undefined : cells[column]);
  const { column, order } = mapping.date;
  const date = text(column) ?? '';
  const bookedOn = dayIn(date, order);
  if (bookedOn === null) {
    const example = dateExamples[order];
    throw new BankFileError(
      place,
      date.trim() === '' ? msg`no date` : quoted(date),
      msg`a date like ${example}`,
    );
  }
  return {
    bookedOn,
    valueOn: null,
    amountMinor: amountOf(record, mapping.amount, style, signs),
    payee: wordsOf(text(mapping.payee)),
    memo: wordsOf(text(mapping.memo)),
    checkNumber: checkNumberOf(text(mapping.checkNumber)),
    bankId: wordsOf(text(mapping.bankId)),
    code: null,
    place,
  };
}

const pendingWord =
  /^(pending|processing|authorized|authori[sz]ation|pendiente|en proceso|por confirmar|vorgemerkt)$/i;
const balanceWords =
  /\b(beginning|opening|starting|ending|closing|previous|current)\b.*\bbalance\b|balance (brought|carried)? ?forward|saldo (inicial|anterior|final|actual)|(anfangs|end|start)saldo/i;

/** Why a line of the table is no transaction of the account; null where it is one. */
function leftOutAs({ cells }: CsvRecord, mapping: CsvMapping): 'pending' | 'balance' | null {
  const { payee, memo, amount } = mapping;
  if (cells.some((cell, at) => at !== payee && at !== memo && pendingWord.test(cell.trim())))
    return 'pending';
  const amounts = amount.kind === 'two' ? [amount.debit, amount.credit] : [amount.column];
  const hasAmount = amounts.some((column) => (cells[column]?.trim() ?? '') !== '');
  return !hasAmount && cells.some((cell) => balanceWords.test(cell)) ? 'balance' : null;
}

/** Text below the table: nothing where the amount is, and no digit where the date is. */
function isRemark({ cells }: CsvRecord, { date, amount }: CsvMapping): boolean {
  const amounts = amount.kind === 'two' ? [amount.debit, amount.credit] : [amount.column];
  return (
    amounts.every((column) => (cells[column]?.trim() ?? '') === '') && !/\d/.test(cells[date.column] ?? '')
  );
}

/** How well balances follow from one row to the next; files of banks go from old to new, or the other way round. */
function brokenAt(rows: readonly Row[], isNewestFirst: boolean): number[] {
  return rows.flatMap((row, index) => {
    const before = rows[index + (isNewestFirst ? 1 : -1)];
    if (!before || row.balance === null || before.balance === null) return [];
    return BigInt(before.balance) + BigInt(row.line.amountMinor) === BigInt(row.balance)
      ? []
      : [row.line.place];
  });
}

/** The balances beside the first and the last line, and a warning where the column does not follow from the amounts. */
function withBalances(statement: BankStatement, rows: readonly Row[], reading: Reading): BankStatement {
  const [upward, downward] = [brokenAt(rows, false), brokenAt(rows, true)];
  const [head, tail] = [rows[0], rows.at(-1)];
  const isByDate = head && tail && head.line.bookedOn > tail.line.bookedOn;
  const isNewestFirst = downward.length === upward.length ? isByDate : downward.length < upward.length;
  const [oldest, newest] = isNewestFirst ? [tail, head] : [head, tail];
  const [broken] = isNewestFirst ? downward : upward;
  if (broken !== undefined)
    reading.warn(
      broken,
      msg`The balance on this line doesn’t follow from the one before. Lines may be missing or duplicated.`,
    );
  if (!oldest || !newest || oldest.balance === null || newest.balance === null) return statement;
  return {
    ...statement,
    opening: { on: oldest.line.bookedOn, amountMinor: oldest.balance - oldest.line.amountMinor },
    closing: { on: newest.line.bookedOn, amountMinor: newest.balance },
  };
}

function* recordsBelow(text: string, mapping: CsvMapping): Generator<CsvRecord> {
  for (const record of csvRecords(text, mapping.delimiter))
    if (record.place > mapping.headerLines && leftOutAs(record, mapping) === null) yield record;
}

/** The lines of a CSV file, by a mapping of its columns: one statement. Lines of text below the table are left out with a warning. */
export function* readCsv(text: string, mapping: CsvMapping, reading: Reading): Steps<BankStatement[]> {
  const style = amountReader(reading.currency, {
    exponent: reading.exponent(null),
    decimal: mapping.decimal,
  });
  const rows: Row[] = [];
  const signs = signsOf(recordsBelow(text, mapping), mapping.amount, style);
  let steps = 0;
  for (const record of csvRecords(text, mapping.delimiter)) {
    steps += 1;
    if (steps % stepsAtOnce === 0) yield;
    if (record.place <= mapping.headerLines || isEmptyRecord(record)) continue;
    if (isRemark(record, mapping)) {
      reading.warn(
        record.place,
        msg`The line ${quoted(record.cells.join(' '))} has no date or amount and is skipped.`,
      );
      continue;
    }
    const leftOut = leftOutAs(record, mapping);
    if (leftOut !== null) {
      const line = quoted(record.cells.join(' '));
      reading.warn(
        record.place,
        leftOut === 'pending'
          ? msg`The line ${line} is pending and is skipped. Import it once it posts.`
          : msg`The line ${line} has only a balance and is skipped.`,
      );
      continue;
    }
    reading.countLine(record.place);
    const line = lineOf(record, mapping, style, signs);
    const told = mapping.balance === undefined ? '' : (record.cells[mapping.balance]?.trim() ?? '');
    const balance =
      mapping.balance === undefined || told === '' ? null : amountAt(record, mapping.balance, style);
    rows.push({ line, balance });
  }
  if (rows.length === 0)
    throw new BankFileError(null, msg`it has no line after its header`, msg`lines with a date and an amount`);
  const statement: BankStatement = {
    accountHint: null,
    currency: null,
    from: null,
    until: null,
    opening: null,
    closing: null,
    lines: rows.map(({ line }) => line),
  };
  return [reading.finish(mapping.balance === undefined ? statement : withBalances(statement, rows, reading))];
}
