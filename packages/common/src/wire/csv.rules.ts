import { guardFormula } from '@courtyard/contract/formula';

export type CsvCell = string | number | null;

const needsQuotes = /[",\r\n]/;
const isNumber = /^-?\d+(\.\d+)?$/;

/**
 * CSV (RFC 4180) with a byte order mark so that spreadsheets read it as UTF-8. Texts that a spreadsheet would run as a
 * formula are led by an apostrophe; null is an empty cell.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: CsvCell): string {
  const text = String(cell ?? '');
  const safe = isNumber.test(text) ? text : guardFormula(text);
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
