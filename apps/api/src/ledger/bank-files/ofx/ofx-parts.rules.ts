import { msg } from '../../../platform/http/language/sentence';
import { BankFileError, type BankBalance, type BankLine } from '../bank-file';
import { readAmount } from '../text/amount.rules';
import { dayOf } from '../text/day.rules';
import { checkNumberOf, currencyOf, quoted, wordsOf, type Reading } from '../text/reading';

/** Texts of the elements of an aggregate, with their lines. */
export type Leaves = Map<string, { text: string; place: number }>;

interface Part {
  name: string;
  /** Line that the aggregate begins on. */
  place: number;
  leaves: Leaves;
}

/**
 * The day of `20260105`, `20260105120000.000[-5:EST]`: as written, which is the bank's own day. In the zone of the reader a line at
 * midnight would be booked on another day than the bank's paper says.
 */
export function dayOfOfx(text: string, place: number): string {
  const match = /^\s*(\d{4})-?(\d{2})-?(\d{2})(?:$|[\sT\d.:[])/.exec(text.slice(0, 60));
  const day = match && dayOf(Number(match[1]), Number(match[2]), Number(match[3]));
  if (!day)
    throw new BankFileError(
      place,
      text.trim() === '' ? msg`no date` : quoted(text),
      msg`a date like ${'20260131'}`,
    );
  return day;
}

function required({ name, place, leaves }: Part, leaf: string) {
  const said = leaves.get(leaf);
  if (!said) throw new BankFileError(place, msg`<${name}> without <${leaf}>`, `<${leaf}>`);
  return said;
}

function amountIn(part: Part, leaf: string, currency: string | null, reading: Reading): number {
  const { text, place } = required(part, leaf);
  return readAmount(text, { exponent: reading.exponent(currency), decimal: 'either' }, place);
}

/** The bank's balance; null, with a warning, where the bank left it empty. */
export function balanceOf(part: Part, currency: string | null, reading: Reading): BankBalance | null {
  if ((part.leaves.get('BALAMT')?.text.trim() ?? '') === '') {
    reading.warn(part.place, msg`The file has no closing balance, so missing lines can’t be detected.`);
    return null;
  }
  const on = required(part, 'DTASOF');
  return { on: dayOfOfx(on.text, on.place), amountMinor: amountIn(part, 'BALAMT', currency, reading) };
}

/** One transaction (STMTTRN). */
export function lineOf(part: Part, currency: string | null, reading: Reading): BankLine {
  const { leaves, place } = part;
  const text = (leaf: string) => leaves.get(leaf)?.text;
  const posted = leaves.get('DTPOSTED');
  if (!posted)
    throw new BankFileError(
      place,
      msg`<${'STMTTRN'}> without <${'DTPOSTED'}>`,
      msg`a date like ${'20260131'}`,
    );
  const other = leaves.get('CURRENCY.CURSYM');
  if (other && currency && currencyOf(other.text, other.place) !== currency)
    throw new BankFileError(
      other.place,
      msg`an amount in ${other.text.trim()}`,
      msg`amounts in ${currency}, like the account`,
    );
  const available = leaves.get('DTAVAIL');
  return {
    bookedOn: dayOfOfx(posted.text, posted.place),
    valueOn: available && available.text.trim() !== '' ? dayOfOfx(available.text, available.place) : null,
    amountMinor: amountIn(part, 'TRNAMT', currency, reading),
    payee: wordsOf(text('EXTDNAME')) ?? wordsOf(text('NAME')) ?? wordsOf(text('PAYEE.NAME')),
    memo: wordsOf(text('MEMO')),
    checkNumber: checkNumberOf(text('CHECKNUM')),
    bankId: wordsOf(text('FITID')),
    code: wordsOf(text('TRNTYPE')?.toUpperCase()),
    place,
  };
}
