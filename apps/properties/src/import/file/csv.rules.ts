const needsQuotes = /[",\r\n]/;
/** What a spreadsheet would run as a formula. */
const isFormula = /^[=+\-@\t\r]/;
const isNumber = /^-?\d+(\.\d+)?$/;

/**
 * CSV (RFC 4180) of rows of text, with a byte order mark so that spreadsheets read it as UTF-8. Cells that a spreadsheet
 * would run as a formula are led by an apostrophe.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: string): string {
  const text = isFormula.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
