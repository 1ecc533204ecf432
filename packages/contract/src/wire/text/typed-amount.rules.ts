import { currencyExponent, currencySign } from '../formats';
import { maxMinor } from '../primitives';

export const amountProblems = ['not-amount', 'too-large', 'too-many-digits', 'other-currency'] as const;

export type AmountProblem = (typeof amountProblems)[number];

/** What was wrong with a text, or the amount that it says, in the minor unit. */
export type ReadAmount = { amountMinor: number } | { problem: AmountProblem };

const codes = /^[A-Z]{3}\b|\b[A-Z]{3}$/g;

/** Whether a text names another currency, by its code or its sign. */
function isOfAnother(text: string, currency: string): boolean {
  const its = text
    .trim()
    .replace(/^[-−(]+|[-−)]+$/g, '')
    .trim();
  const sign = currencySign(currency);
  return (
    [...its.matchAll(codes)].some(([code]) => code !== currency) ||
    [...its.matchAll(/\p{Sc}/gu)].some(([each]) => !sign.includes(each))
  );
}

/** The whole and the fraction of digits that are grouped and pointed as anywhere in the world; null where they are not. */
function partsOf(digits: string): { whole: string; fraction: string } | null {
  const marks = [...digits.matchAll(/[.,'’]/g)];
  const last = marks.at(-1);
  if (!last) return { whole: digits, fraction: '' };
  const after = digits.slice(last.index + 1);
  const kinds = new Set(marks.map(([mark]) => mark));
  // One mark before three digits groups them: 1,234 and 1.234 are both one thousand. Two kinds, or another number of digits: it is the point.
  const isPoint =
    (last[0] === '.' || last[0] === ',') &&
    marks.filter(([mark]) => mark === last[0]).length === 1 &&
    (kinds.size > 1 || after.length !== 3 || /^0?[.,]/.test(digits));
  const whole = isPoint ? digits.slice(0, last.index) : digits;
  if (!/^(\d{1,3}([.,'’]\d{3})*|\d*)$/.test(whole)) return null;
  return { whole: whole.replace(/[.,'’]/g, ''), fraction: isPoint ? after : '' };
}

/**
 * An amount as spreadsheets copy it: with the sign or code of the currency, grouped by comma, point, apostrophe or space, with a decimal
 * point or comma, negative by a minus before or after it or by parentheses; nothing and a dash are zero. Digits that the currency does not
 * have are refused unless they are zeros.
 */
export function readAmount(text: string, currency: string): ReadAmount {
  if (isOfAnother(text, currency)) return { problem: 'other-currency' };
  const exponent = currencyExponent(currency);
  const bare = text.replace(/[\s\u00a0\u202f\p{Sc}]|^[A-Z]{3}\b|\b[A-Z]{3}$/gu, '').replace(/[−–—]/g, '-');
  if (bare === '' || bare === '-') return { amountMinor: 0 };
  const [, paren, before, digits = '', after] = /^(\()?(-)?([\d.,'’]+)(-)?\)?$/.exec(bare) ?? [];
  const isClosed = bare.endsWith(')') === (paren !== undefined);
  const signs = [paren, before, after].filter((sign) => sign !== undefined).length;
  const parts = partsOf(digits);
  if (!parts || !isClosed || signs > 1 || parts.whole + parts.fraction === '')
    return { problem: 'not-amount' };
  const { whole, fraction } = parts;
  if (/[1-9]/.test(fraction.slice(exponent))) return { problem: 'too-many-digits' };
  const size = BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
  if (size > BigInt(maxMinor)) return { problem: 'too-large' };
  const amountMinor = Number(size);
  return { amountMinor: signs === 1 && amountMinor !== 0 ? -amountMinor : amountMinor };
}

/** An amount that a workbook holds as a number. */
export function readNumber(value: number, currency: string): ReadAmount {
  const scaled = value * 10 ** currencyExponent(currency);
  if (!Number.isFinite(scaled)) return { problem: 'not-amount' };
  const amountMinor = Math.round(scaled);
  if (Math.abs(amountMinor) > maxMinor) return { problem: 'too-large' };
  // What a workbook computes differs in its last binary digits.
  if (Math.abs(scaled - amountMinor) > 1e-6 * Math.max(1, Math.abs(scaled) / 1e6))
    return { problem: 'too-many-digits' };
  return { amountMinor: amountMinor === 0 ? 0 : amountMinor };
}
