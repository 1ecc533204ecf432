import { readXlsx } from 'hucre/xlsx';
import type { WorkbookCell } from '../read-file';
import { maxColumns, maxCharacters, maxRows } from '../workbook-limits';

/** A cell as plain data; a date is no amount, and only shown. */
function plain(cell: unknown): WorkbookCell {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') return cell;
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString();
  return String(cell).slice(0, maxCharacters);
}

/** The first sheet of a workbook, of which formulas give what they came to when it was saved. */
export async function workbook(content: Uint8Array): Promise<string> {
  const { sheets } = await readXlsx(content, { sheets: [0], maxRows: maxRows + 2 });
  const rows = (sheets[0]?.rows ?? []).slice(0, maxRows + 2);
  return JSON.stringify({ rows: rows.map((row) => row.slice(0, maxColumns).map(plain)) });
}
