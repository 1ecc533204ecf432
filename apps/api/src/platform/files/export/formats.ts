import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { writeXlsxStream } from 'hucre/xlsx';
import type { ColumnKind, FieldColumn } from '@courtyard/contract/fields/columns';
import { type CellContext, cellOf, titleOf } from './columns';
import { guardFormula } from '@courtyard/contract/formula';

export interface Sheet<R> {
  title: string;
  columns: readonly FieldColumn<R>[];
  context: CellContext;
  rows: AsyncIterable<R>;
}

// The writer itself quotes those alone that end its lines.
const lineBreak = /[\r\n]/;

// Some milliseconds of work: other requests are served between chunks.
const rowsPerChunk = 200;

/**
 * CSV (RFC 4180) with a byte order mark so that spreadsheets read it as UTF-8. Texts that a spreadsheet would run as a
 * formula are led by an apostrophe, which the import takes off again.
 */
export function csvOf<R>({ columns, context, rows }: Sheet<R>): Readable {
  const lines = (cells: string[][]) =>
    stringify(cells, { record_delimiter: 'windows', quoted_match: lineBreak });
  const textOf = (column: FieldColumn<R>, row: R): string => {
    const cell = cellOf(column, row, context);
    if (cell === null) return '';
    if (cell instanceof Date) return momentText(cell, column.kind);
    if (column.kind === 'money') return Number(cell).toFixed(context.fractionDigits);
    return typeof cell === 'number' ? String(cell) : guardFormula(cell);
  };
  async function* chunks() {
    yield `\uFEFF${lines([columns.map(({ field }) => titleOf(context, field))])}`;
    let waiting: string[][] = [];
    for await (const row of rows) {
      waiting.push(columns.map((column) => textOf(column, row)));
      if (waiting.length < rowsPerChunk) continue;
      yield lines(waiting);
      waiting = [];
    }
    if (waiting.length > 0) yield lines(waiting);
  }
  return Readable.from(chunks());
}

// Spreadsheets read days and times written so in every language.
const momentText = (wall: Date, kind: ColumnKind) =>
  wall
    .toISOString()
    .slice(0, kind === 'day' ? 10 : 16)
    .replace('T', ' ');

/** The first day that a workbook can have as a date. */
const firstDate = Date.UTC(1900, 0, 1);

/**
 * Text as a workbook keeps it (ISO/IEC 29500, ST_Xstring): what XML has not, as `_xFFFF_`, and what would be read as
 * such, so that it is not.
 */
const bookText = (text: string): string =>
  text.replaceAll(
    /[\uFFFE\uFFFF]|_(?=x[\dA-F]{4}_)/gi,
    (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );

/** A workbook of Excel (ISO/IEC 29500) with one sheet: amounts are numbers, days and moments dates, earlier ones text. */
export function xlsxOf<R>({ title, columns, context, rows }: Sheet<R>): Readable {
  const formats: Partial<Record<ColumnKind, string>> = {
    money: `#,##0${context.fractionDigits > 0 ? `.${'0'.repeat(context.fractionDigits)}` : ''}`,
    day: 'yyyy-mm-dd',
    moment: 'yyyy-mm-dd hh:mm',
  };
  const valueOf = (column: FieldColumn<R>, row: R) => {
    const cell = cellOf(column, row, context);
    if (cell instanceof Date && cell.getTime() < firstDate) return momentText(cell, column.kind);
    return typeof cell === 'string' ? bookText(cell) : cell;
  };
  async function* lines() {
    for await (const row of rows) yield columns.map((column) => valueOf(column, row));
  }
  const bytes = writeXlsxStream(lines(), {
    name: title,
    columns: columns.map(({ field, kind }) => ({
      header: titleOf(context, field),
      width: kind === 'text' ? 24 : 16,
      ...(formats[kind] !== undefined && { numFmt: formats[kind] }),
    })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(bytes);
}
