import { msg } from '../../../platform/http/language/sentence';
import { BankFileError } from '../bank-file';
import { quoted } from './reading';

export type DecimalMark = '.' | ',';

/** How amounts are written: `either` where the format allows both marks, and each amount has to tell by itself. */
export interface AmountStyle {
  /** Digits after the mark that the currency has. */
  exponent: number;
  decimal: DecimalMark | 'either';
}

// Fifteen digits are exact as a number.
const maximumDigits = 15;
const maximumCharacters = 60;
const groupSigns = "[ \\u00a0\\u202f'’]";
const plain = { '.': /^\d*(?:\.\d*)?$/, ',': /^\d*(?:,\d*)?$/ };
const grouped = {
  '.': new RegExp(`^\\d{1,3}(?:(?:,|${groupSigns})\\d{3})+(?:\\.\\d*)?$`),
  ',': new RegExp(`^\\d{1,3}(?:(?:\\.|${groupSigns})\\d{3})+(?:,\\d*)?$`),
};

/** Minus before or after, or brackets, as accountants write it. */
function unsigned(text: string): { sign: 1 | -1; rest: string } | null {
  const match = /^(\()?\s*([-+−])?\s*([^()+−-]+?)\s*([-+−])?\s*(\))?$/.exec(text);
  if (!match) return null;
  const [, open, before, rest = '', after, close] = match;
  if ((open === undefined) !== (close === undefined)) return null;
  const marks = [before, after, open].filter((mark) => mark !== undefined);
  if (marks.length > 1) return null;
  return { sign: marks.length === 1 && marks[0] !== '+' ? -1 : 1, rest };
}

/** The mark of an amount that has to tell by itself; null where it could be read in two ways. */
function markOf(digits: string, exponent: number): DecimalMark | null {
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (comma === -1) return digits.indexOf('.') === point ? '.' : ',';
  if (point !== -1) return point > comma ? '.' : ',';
  if (digits.indexOf(',') !== comma) return '.';
  return digits.length - comma - 1 === 3 && exponent !== 3 ? null : ',';
}

/** Why a text is no amount. */
type AmountFault = 'no-amount' | 'too-precise' | 'too-large';

/** Minor units, exactly: by digits alone, never by a fraction. */
export function minorOf(text: string, { exponent, decimal }: AmountStyle): number | AmountFault {
  const signed = text.length > maximumCharacters ? null : unsigned(text.trim());
  if (!signed || !/\d/.test(signed.rest)) return 'no-amount';
  const mark = decimal === 'either' ? markOf(signed.rest, exponent) : decimal;
  if (mark === null || !(plain[mark].test(signed.rest) || grouped[mark].test(signed.rest)))
    return 'no-amount';
  const [whole = '', fraction = ''] = signed.rest.split(mark);
  if (/[1-9]/.test(fraction.slice(exponent))) return 'too-precise';
  const digits = whole.replaceAll(/\D/g, '') + fraction.slice(0, exponent).padEnd(exponent, '0');
  const significant = digits.replace(/^0+/, '');
  if (significant.length > maximumDigits) return 'too-large';
  return significant === '' ? 0 : signed.sign * Number(significant);
}

/** Minor units of an amount in a file. Throws BankFileError with its line. */
export function readAmount(text: string, style: AmountStyle, place: number): number {
  const amount = minorOf(text, style);
  if (typeof amount === 'number') return amount;
  const example = `-1234${style.decimal === ',' ? ',' : '.'}${'56789'.slice(0, style.exponent)}`.replace(
    /[.,]$/,
    '',
  );
  if (text.trim() === '') throw new BankFileError(place, msg`no amount`, msg`an amount like ${example}`);
  const found = quoted(text);
  if (amount === 'too-precise')
    throw new BankFileError(place, found, msg`at most ${style.exponent} digits after the decimal point`);
  if (amount === 'too-large') throw new BankFileError(place, found, msg`an amount of at most 15 digits`);
  throw new BankFileError(place, found, msg`an amount like ${example}`);
}

/** The decimal mark that a column of amounts has; null where nothing in it tells. */
export function decimalOf(texts: Iterable<string>): DecimalMark | 'mixed' | null {
  const seen = new Set<DecimalMark>();
  for (const text of texts) {
    const digits = /\d[\d.,' \u00a0\u202f’]*/.exec(text)?.[0].trim() ?? '';
    const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
    if (point === -1 && comma === -1) continue;
    const last = point > comma ? '.' : ',';
    const isOnlyOne = digits.indexOf(last) === Math.max(point, comma) && Math.min(point, comma) === -1;
    const after = digits.length - Math.max(point, comma) - 1;
    // One mark with three digits behind it may part thousands as well.
    if (isOnlyOne && after === 3) continue;
    const isGroup = Math.min(point, comma) === -1 && !isOnlyOne;
    seen.add(isGroup ? other(last) : last);
  }
  if (seen.size > 1) return 'mixed';
  return [...seen][0] ?? null;
}

const other = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.');
