import type { Steps } from '../../../platform/core/time-slices';
import { msg } from '../../../platform/http/language/sentence';
import { BankFileError, type BankLine, type BankStatement } from '../bank-file';
import { decimalOf, readAmount, type AmountStyle } from '../text/amount.rules';
import { commonOrders, dayIn, sameInBoth, type DayOrder } from '../text/day.rules';
import { checkNumberOf, quoted, stepsAtOnce, wordsOf, type Reading } from '../text/reading';
import { qifRecords, type QifField, type QifRecord } from './qif-records.rules';

const accountKinds = new Set(['type:bank', 'type:cash', 'type:ccard', 'type:oth a', 'type:oth l']);

interface Conventions {
  order: DayOrder;
  style: AmountStyle;
}

const field = (record: QifRecord, code: string): QifField | undefined =>
  record.fields.find((found) => found.code === code);

/** D of a record; splits of some programs have dates of their own behind it. */
const dateOf = (record: QifRecord) => field(record, 'D');
const amountOf = (record: QifRecord) => field(record, 'T') ?? field(record, 'U');

/** The order of a date's parts in a file that does not say it: what all of its dates allow. Quicken's own is the month first. */
function orderOf(records: readonly QifRecord[], reading: Reading): DayOrder {
  const dates = new Set(records.flatMap((record) => dateOf(record)?.text ?? []));
  const possible = commonOrders(dates);
  const [first, ...others] = possible;
  if (dates.size === 0) return 'mdy';
  if (first === undefined) return refuseFirst(records);
  if (others.every((order) => sameInBoth(dates, first, order))) return first;
  reading.warn(
    null,
    msg`The date format of this file is unclear. Dates are read month first, as Quicken writes them.`,
  );
  return possible.includes('mdy') ? 'mdy' : first;
}

/** No order fits all dates: throws at the first that does not go with those before it. */
function refuseFirst(records: readonly QifRecord[]): never {
  let possible: readonly DayOrder[] = commonOrders([]);
  for (const record of records) {
    const date = dateOf(record);
    if (!date) continue;
    const own = commonOrders([date.text]);
    if (own.length === 0) throw noDate(date);
    possible = possible.filter((order) => own.includes(order));
    if (possible.length === 0)
      throw new BankFileError(
        date.place,
        quoted(date.text),
        msg`a date in the same format as the ones before`,
      );
  }
  throw new BankFileError(null, msg`dates that contradict each other`, msg`one order of day, month and year`);
}

const noDate = (date: QifField) =>
  new BankFileError(
    date.place,
    date.text.trim() === '' ? msg`no date` : quoted(date.text),
    msg`a date with day, month and year, like 1/31/2026`,
  );

function conventionsOf(records: readonly QifRecord[], reading: Reading): Conventions {
  const amounts = new Set(records.flatMap((record) => amountOf(record)?.text ?? []));
  const decimal = decimalOf(amounts);
  if (decimal === null && [...amounts].some((text) => text.includes(',')))
    reading.warn(
      null,
      msg`The commas in the amounts of this file are unclear. They are read as thousands separators, as Quicken writes them.`,
    );
  const exponent = reading.exponent(null);
  const style: AmountStyle = { exponent, decimal: decimal === ',' ? ',' : '.' };
  return { order: orderOf(records, reading), style };
}

function lineOf(record: QifRecord, { order, style }: Conventions, reading: Reading): BankLine {
  const [date, amount] = [dateOf(record), amountOf(record)];
  if (!date)
    throw new BankFileError(
      record.place,
      msg`a transaction without a date`,
      msg`a line that starts with ${'D'}`,
    );
  if (!amount)
    throw new BankFileError(
      record.place,
      msg`a transaction without an amount`,
      msg`a line that starts with ${'T'}`,
    );
  const bookedOn = dayIn(date.text, order);
  if (bookedOn === null) throw noDate(date);
  const amountMinor = readAmount(amount.text, style, amount.place);
  const parts = record.fields.filter(({ code }) => code === '$');
  const total = parts.reduce((sum, part) => sum + readAmount(part.text, style, part.place), 0);
  if (parts.length > 0 && total !== amountMinor)
    reading.warn(
      record.place,
      msg`The splits of this transaction don’t add up to its amount. The amount is used.`,
    );
  const number = field(record, 'N')?.text;
  return {
    bookedOn,
    valueOn: null,
    amountMinor,
    payee: wordsOf(field(record, 'P')?.text),
    memo: wordsOf(field(record, 'M')?.text),
    checkNumber: checkNumberOf(number),
    bankId: null,
    code: checkNumberOf(number) === null ? wordsOf(number) : null,
    place: record.place,
  };
}

/** Quicken writes an account's first balance as a transaction to itself. */
const isOpening = (record: QifRecord) =>
  /^opening balance$/i.test(field(record, 'P')?.text.trim() ?? '') &&
  /^\[.*\]$/.test(field(record, 'L')?.text.trim() ?? '');

function statementOf(accountHint: string | null): BankStatement {
  return { accountHint, currency: null, from: null, until: null, opening: null, closing: null, lines: [] };
}

/**
 * Transactions of a QIF file (Quicken Interchange Format), by account. Categories, classes, securities and what is memorized are no
 * transactions of a bank. The format does not say which mark its amounts have and how its dates are written: all of the file has to fit.
 */
export function* readQif(text: string, reading: Reading): Steps<BankStatement[]> {
  const records = yield* qifRecords(text);
  const transactions = records.filter(({ kind }) => accountKinds.has(kind));
  const conventions = conventionsOf(transactions, reading);
  const statements: BankStatement[] = [];
  let [account, current]: [string | null, BankStatement | null] = [null, null];
  let [invested, steps] = [0, 0];
  for (const record of records) {
    steps += 1;
    if (steps % stepsAtOnce === 0) yield;
    if (record.kind.startsWith('account')) {
      account = wordsOf(field(record, 'N')?.text);
      current = null;
    }
    if (record.kind === 'type:invst') invested += 1;
    if (!accountKinds.has(record.kind)) continue;
    if (!current) statements.push((current = statementOf(account)));
    reading.countLine(record.place);
    const line = lineOf(record, conventions, reading);
    if (isOpening(record)) current.opening = { on: line.bookedOn, amountMinor: line.amountMinor };
    else current.lines.push(line);
  }
  if (invested > 0) reading.warn(null, msg`${invested} securities transactions are skipped.`);
  if (statements.length === 0)
    throw new BankFileError(
      null,
      msg`it has no transactions of a bank account`,
      msg`transactions after a line “!Type:Bank”`,
    );
  return statements.map((statement) => reading.finish(statement));
}
