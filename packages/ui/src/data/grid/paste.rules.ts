import { mostMinor } from '@courtyard/contract/primitives';

/** What was wrong with a text, or the amount that it says, in the minor unit. */
export type ReadAmount = { amountMinor: number } | { problem: 'not-amount' | 'too-large' };

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
 * An amount as spreadsheets copy it: with a currency sign or code, grouped by comma, point, apostrophe or space, with a decimal point or
 * comma, negative by a minus before or after it or by parentheses; nothing and a dash are zero. `exponent`: digits after the point that the currency
 * has (2 for USD); further digits are refused unless they are zeros.
 */
export function readAmount(text: string, exponent: number): ReadAmount {
  const bare = text.replace(/[\s\u00a0\u202f\p{Sc}]|^[A-Z]{3}\b|\b[A-Z]{3}$/gu, '').replace(/[−–—]/g, '-');
  if (bare === '' || bare === '-') return { amountMinor: 0 };
  const [, paren, before, digits = '', after] = /^(\()?(-)?([\d.,'’]+)(-)?\)?$/.exec(bare) ?? [];
  const isClosed = bare.endsWith(')') === (paren !== undefined);
  const signs = [paren, before, after].filter((sign) => sign !== undefined).length;
  const parts = partsOf(digits);
  if (!parts || !isClosed || signs > 1 || parts.whole + parts.fraction === '')
    return { problem: 'not-amount' };
  const { whole, fraction } = parts;
  if (/[1-9]/.test(fraction.slice(exponent))) return { problem: 'not-amount' };
  const size = BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
  if (size > BigInt(mostMinor)) return { problem: 'too-large' };
  const amountMinor = Number(size);
  return { amountMinor: signs === 1 && amountMinor !== 0 ? -amountMinor : amountMinor };
}

/** Where a paste begins, and how much there is from there on. */
export interface PasteRoom {
  rows: number;
  columns: number;
  exponent: number;
}

export type ReadPaste =
  | { amounts: number[][] }
  | { problem: 'too-many-columns'; columns: number }
  | { problem: 'too-many-rows'; rows: number }
  | { problem: 'unreadable'; row: number; column: number; text: string };

/** The cells of a clipboard, all of them or none. */
export function readPaste(text: string, { rows: room, columns, exponent }: PasteRoom): ReadPaste {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t'));
  const widest = Math.max(...cells.map((line) => line.length));
  if (widest > columns) return { problem: 'too-many-columns', columns: widest };
  if (cells.length > room) return { problem: 'too-many-rows', rows: cells.length };
  const amounts: number[][] = [];
  for (const [row, line] of cells.entries()) {
    const read: number[] = [];
    for (const [column, cell] of line.entries()) {
      const found = readAmount(cell, exponent);
      if ('problem' in found) return { problem: 'unreadable', row: row + 1, column: column + 1, text: cell };
      read.push(found.amountMinor);
    }
    amounts.push(read);
  }
  return { amounts };
}
