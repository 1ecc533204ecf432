import { currencyExponent, saveFile } from '@courtyard/common';
import { type CsvCell, csvText } from './csv.rules';

interface ListAnswer<T> {
  data: T[];
  page: { next: string | null };
}

/** Every row of a list, page after page. `pageAt` asks for the page at a cursor, null for the first. Throws ApiError. */
export async function wholeList<T>(pageAt: (cursor: string | null) => Promise<ListAnswer<T>>): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | null = null;
  do {
    const answer: ListAnswer<T> = await pageAt(cursor);
    all.push(...answer.data);
    cursor = answer.page.next;
  } while (cursor !== null);
  return all;
}

/** Saves rows as a CSV file, the first being the names of the columns. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  saveFile(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }), name);
}

/** An amount as spreadsheets read it in every language: 123450 cents of USD are `1234.50`. */
export function amountCell(amountMinor: number, currency: string): string {
  const exponent = currencyExponent(currency);
  return (amountMinor / 10 ** exponent).toFixed(exponent);
}
