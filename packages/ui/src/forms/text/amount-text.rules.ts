/**
 * Reads a decimal number as people write it in the interface: `1,234.5`, `-3`, `(12.00)` for minus, with a currency sign
 * or spaces around. Gives the sign and the digits, so that no float is involved; null where it is not a number.
 */
function readDecimal(text: string): { negative: boolean; whole: string; fraction: string } | null {
  const trimmed = text.trim();
  const inParentheses = /^\((.*)\)$/.exec(trimmed);
  const bare = (inParentheses?.[1] ?? trimmed).replace(/[\s\u00a0\u202f$€£¥]/g, '').replace(/^−/, '-');
  const match = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(bare);
  const whole = (match?.[2] ?? '').replaceAll(',', '');
  const fraction = match?.[3] ?? '';
  if (!match || whole + fraction === '') return null;
  return { negative: inParentheses !== null || match[1] === '-', whole, fraction };
}

/** An amount in minor units from its text; `exponent` is the number of digits after the point (2 for USD). Null where the text is no amount, has more digits than the currency, or is too large to be exact. */
export function parseAmountMinor(text: string, exponent: number): number | null {
  const read = readDecimal(text);
  if (!read || read.fraction.length > exponent) return null;
  const magnitude = Number(read.whole + read.fraction.padEnd(exponent, '0'));
  if (!Number.isSafeInteger(magnitude)) return null;
  return read.negative && magnitude !== 0 ? -magnitude : magnitude;
}

/** The text that is edited for an amount: `123456` with two digits is `1,234.56`. */
export function amountText(amountMinor: number, exponent: number): string {
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent).replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = amountMinor < 0 ? '-' : '';
  return exponent === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-exponent)}`;
}

/** A number from its text, or null. */
export function parseNumber(text: string): number | null {
  const read = readDecimal(text);
  if (!read) return null;
  const magnitude = Number(`${read.whole || '0'}.${read.fraction || '0'}`);
  return read.negative && magnitude !== 0 ? -magnitude : magnitude;
}
