import { msg } from '../../../platform/http/language/sentence';
import { BankFileError } from '../bank-file';

export interface CsvRecord {
  cells: string[];
  /** Line of the file that it begins on. */
  place: number;
}

const maximumCells = 200;

/** Where a quoted cell ends: its closing quotation mark. */
function closingQuote(text: string, from: number, place: number): number {
  for (let at = from; ;) {
    const found = text.indexOf('"', at);
    if (found === -1)
      throw new BankFileError(place, msg`a quoted cell that never ends`, msg`a quotation mark at its end`);
    if (text[found + 1] !== '"') return found;
    at = found + 2;
  }
}

/** How many lines end in a text. */
function lineEnds(text: string): number {
  let ends = 0;
  for (let at = 0; at < text.length; at++)
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) ends += 1;
  return ends;
}

/**
 * Records of a CSV file (RFC 4180), with mixed line ends. Unlike imports of the community's own lists, a bank's file has any number of
 * lines before its header, and lines of text behind its data. Lazily: for a look at the first ones. Throws BankFileError.
 */
export function* csvRecords(text: string, delimiter: string): Generator<CsvRecord, void, void> {
  let place = 1;
  for (let at = 0; at < text.length;) {
    const cells: string[] = [];
    const begun = place;
    for (let isOpen = true; isOpen;) {
      let cell: string;
      if (text[at] === '"') {
        const close = closingQuote(text, at + 1, place);
        cell = text.slice(at + 1, close).replaceAll('""', '"');
        place += lineEnds(cell);
        at = close + 1;
        if (at < text.length && !endsCell(text, at, delimiter))
          throw new BankFileError(
            place,
            msg`a quotation mark in the middle of a cell`,
            msg`the whole cell in quotation marks`,
          );
      } else {
        const from = at;
        while (at < text.length && !endsCell(text, at, delimiter)) at += 1;
        cell = text.slice(from, at);
      }
      cells.push(cell);
      if (cells.length > maximumCells)
        throw new BankFileError(begun, msg`more than ${maximumCells} cells`, msg`a text file of a bank`);
      isOpen = text[at] === delimiter;
      if (isOpen) at += 1;
    }
    yield { cells, place: begun };
    if (at < text.length) {
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
      place += 1;
    }
  }
}

function endsCell(text: string, at: number, delimiter: string): boolean {
  const sign = text[at];
  return sign === delimiter || sign === '\n' || sign === '\r';
}

export const isEmptyRecord = ({ cells }: CsvRecord): boolean => cells.every((cell) => cell.trim() === '');
