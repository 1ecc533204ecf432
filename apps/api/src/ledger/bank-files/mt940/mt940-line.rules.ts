import { msg } from '../../../platform/http/language/sentence';
import { BankFileError, type BankBalance } from '../bank-file';
import { readAmount } from '../text/amount.rules';
import { dayOf, fullYear } from '../text/day.rules';
import { currencyOf, quoted, wordsOf, type Reading } from '../text/reading';
import type { SwiftField } from './mt940-fields.rules';

const balance = /^([CD])(\d{6})([A-Z]{3})?(\d+(?:[.,]\d*)?)\s*$/;

const ofSixDigits = (digits: string): [number, number, number] => [
  fullYear(Number(digits.slice(0, 2))),
  Number(digits.slice(2, 4)),
  Number(digits.slice(4, 6)),
];

function dayOfSix(digits: string, place: number): string {
  const day = dayOf(...ofSixDigits(digits));
  if (!day) throw new BankFileError(place, quoted(digits), msg`a date like ${'260131'}`);
  return day;
}

/** `C200101EUR444,29` of fields 60 and 62. `known`: the currency of the opening, where a bank leaves it out of the closing. */
export function balanceOf({ lines, place }: SwiftField, known: string | null, reading: Reading) {
  const match = balance.exec(lines[0] ?? '');
  if (!match) throw new BankFileError(place, quoted(lines[0] ?? ''), msg`a balance like C260131EUR1234,56`);
  const [, sign, digits = '', code = '', amount = ''] = match;
  const currency = currencyOf(code, place) ?? known;
  const minor = readAmount(
    amount,
    { exponent: reading.exponent(currency), decimal: amount.includes('.') ? '.' : ',' },
    place,
  );
  const told: BankBalance = { on: dayOfSix(digits, place), amountMinor: sign === 'D' ? 0 - minor : minor };
  return { currency, balance: told };
}

// 6!n value date, [4!n] entry date, mark of debit, credit or their reversal, [1!a] third letter of the currency, amount, 1!a3!c kind, references.
const line61 = /^(\d{6})(\d{4}|[ ]{4})?(R[CD]|E[CD]|[CD])([A-Z])?(\d+(?:[.,]\d*)?)([NFS][A-Z0-9 ]{3})?(.*)$/;

export interface StatementLine {
  bookedOn: string;
  valueOn: string | null;
  amountMinor: number;
  code: string | null;
  /** Of the owner of the account, and of the bank. */
  reference: string | null;
  bankReference: string | null;
  supplement: string | null;
}

/** The day of an entry, which has no year: the one nearest to the value date. */
function entryDay(digits: string, valueYear: number, valueMonth: number, place: number): string {
  const [month, day] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))];
  const turn = month - valueMonth > 6 ? -1 : 1;
  const year = Math.abs(month - valueMonth) > 6 ? valueYear + turn : valueYear;
  const found = dayOf(year, month, day);
  if (!found) throw new BankFileError(place, quoted(digits), msg`an entry date like 0131`);
  return found;
}

/** Where months have thirty days, interest is valued on 30 February. The day of entry is a day of the calendar all the same. */
function valueDay(digits: string, hasEntry: boolean, place: number, reading: Reading): string {
  const [year, month, day] = ofSixDigits(digits);
  const lastOfFebruary = dayOf(year, 2, 29) ?? dayOf(year, 2, 28);
  if (hasEntry && month === 2 && (day === 29 || day === 30) && lastOfFebruary && !dayOf(year, month, day)) {
    reading.warn(
      place,
      msg`The value date is February ${day}, which doesn’t exist. ${lastOfFebruary} is used, and the line is booked on its entry date.`,
    );
    return lastOfFebruary;
  }
  return dayOfSix(digits, place);
}

function references(rest: string, further: readonly string[]) {
  const [own = '', bank] = rest.split('//');
  // Sixteen characters, and what does not fit behind them.
  const [reference, beyond] = [own.slice(0, 16), own.slice(16)];
  const known = /^(?:NONREF|[EKM]REF|MARF|PREF)\s*$/i.test(reference) ? null : wordsOf(reference);
  return {
    reference: known,
    bankReference: wordsOf(bank),
    supplement: wordsOf([beyond, ...further].join(' ')),
  };
}

/** Field 61, a line of the statement (SWIFT, MT940). A reversal of a credit is money out, of a debit money in. */
export function statementLine(
  { lines, place }: SwiftField,
  currency: string | null,
  reading: Reading,
): StatementLine {
  const match = line61.exec(lines[0] ?? '');
  if (!match)
    throw new BankFileError(place, quoted(lines[0] ?? ''), msg`a line like 2601310131D12,34NTRFNONREF`);
  const [, value = '', entry = '', mark = '', , amount = '', code, rest = ''] = match;
  const minor = readAmount(
    amount,
    { exponent: reading.exponent(currency), decimal: amount.includes('.') ? '.' : ',' },
    place,
  );
  const isOut = mark === 'D' || mark === 'RC' || mark === 'ED';
  const hasEntry = entry.trim() !== '';
  const valueOn = valueDay(value, hasEntry, place, reading);
  const [year, month] = ofSixDigits(value);
  return {
    bookedOn: hasEntry ? entryDay(entry, year, month, place) : valueOn,
    valueOn,
    amountMinor: isOut ? 0 - minor : minor,
    code: wordsOf(code),
    ...references(rest, lines.slice(1)),
  };
}
