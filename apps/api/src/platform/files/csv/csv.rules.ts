import { msg, type Text } from '../../http/language/sentence';
import { CsvError, parse } from 'csv-parse/sync';
import { eachOf, type Steps } from '../../core/time-slices';
import { decodeSingleByte, isSingleByteText, markedCharset } from '../intake/charset.rules';
import { formatNumber } from '@courtyard/contract/formats';
import { unguardFormula } from '@courtyard/contract/formula';

export const maximumRows = 10_000;
const maximumColumns = 200;
const megabyte = 1024 * 1024;
// A file is held in memory, and in the database's: these keep that small.
const maximumMegabytes = 5;
const maximumRecords = 2 * maximumRows;
const maximumCellsPerLine = 5 * maximumColumns;
/** What is parsed at once, if lines end in it: some milliseconds of work. */
const defaultSliceCharacters = 8 * 1024;

export interface SheetRow {
  /** Line of the file on which the row starts. */
  line: number;
  cells: string[];
}

export interface Sheet {
  columns: string[];
  rows: SheetRow[];
}

/** A file that cannot be read as CSV; the message says what is wrong, and on which line. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';

  constructor(readonly said: Text) {
    super(String(said));
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Text of a file in UTF-8, in UTF-16 with a byte order mark as some spreadsheets save it, or of a byte for each
 * character as older ones of the West do.
 */
function decode(bytes: Uint8Array): string {
  const marked = markedCharset(bytes);
  if (marked !== 'utf-8' || isUtf8(bytes)) return new TextDecoder(marked).decode(bytes);
  if (isSingleByteText(bytes)) return decodeSingleByte(bytes);
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, from);
    const to = end === -1 ? bytes.length : end + 1;
    const part = bytes.subarray(from, to);
    if (!isUtf8(part) && !isSingleByteText(part)) break;
    from = to;
  }
  throw new UnreadableFile(
    msg`Line ${line} has characters that are not UTF-8. Save the file as "CSV UTF-8" and upload it again.`,
  );
}

/** The three line ends there are. */
const lineEnds = /\r\n|\r|\n/;

/** Whether a line ends with the sign at a place: of a carriage return and a line feed with the second. */
const endsLine = (text: string, at: number): boolean =>
  text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n');

/** Comma, semicolon or tab: which of them the first line has most, outside quotes. */
function delimiterOf(text: string): string {
  const counts = new Map([',', ';', '\t'].map((mark) => [mark, 0]));
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    if ((character === '\n' || character === '\r') && !quoted) break;
    const count = counts.get(character);
    if (count !== undefined && !quoted) counts.set(character, count + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ',';
}

const lineBreaks = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.split(lineEnds).length - 1, 0);

/** Line on which the last quotation mark opens a cell, in a text of which one cell never ends. */
function openQuoteLine(text: string): number {
  let quoted = false;
  let line = 1;
  let opened = 1;
  for (let at = 0; at < text.length; at++) {
    if (endsLine(text, at)) line += 1;
    if (text[at] !== '"') continue;
    quoted = !quoted;
    if (quoted) opened = line;
  }
  return opened;
}

function sentenceOf(error: CsvError, slice: Slice): Text {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return msg`A quoted cell that starts on line ${slice.line - 1 + openQuoteLine(slice.text)} isn’t closed.`;
  const line = slice.line - 1 + (typeof error['lines'] === 'number' ? error['lines'] : 1);
  if (error.code === 'INVALID_OPENING_QUOTE' || error.code === 'CSV_INVALID_CLOSING_QUOTE')
    return msg`Line ${line} has a quotation mark inside a cell. Double it, or quote the whole cell.`;
  return msg`Couldn’t read line ${line} as CSV.`;
}

/** Throws for a line of many more cells than there may be columns, which would take long to read as such. */
function refuseCrowdedLine({ text, line: first }: Slice, delimiter: string): void {
  let [line, cells] = [first, 1];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === delimiter) cells += 1;
    else if (endsLine(text, at)) [line, cells] = [line + 1, 1];
    if (cells > maximumCellsPerLine)
      throw new UnreadableFile(msg`Line ${line} has more than ${formatNumber(maximumCellsPerLine)} cells.`);
  }
}

/** Spreadsheets save rows that once held something as rows of delimiters, up to a million of them. */
function withoutEmptyEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;]/.test(text.charAt(end - 1))) end -= 1;
  const lineEnd = text.slice(end).search(lineEnds);
  return lineEnd === -1 ? text : text.slice(0, end + lineEnd);
}

/** A part of a file that begins and ends with a line. */
interface Slice {
  text: string;
  /** Line of the file on which it begins. */
  line: number;
}

/**
 * Cuts a text after the first line that ends beyond so many characters, and not within quotes; of a text whose quotes
 * do not fit the parser finds out in the slice that they are in.
 */
function* slicesOf(text: string, characters: number): Generator<Slice | undefined, void, void> {
  let [from, line, firstLine, isQuoted] = [0, 1, 1, false];
  for (let at = 0; at < text.length; at++) {
    if (at % defaultSliceCharacters === 0) yield undefined;
    if (text[at] === '"') isQuoted = !isQuoted;
    if (!endsLine(text, at)) continue;
    line += 1;
    if (isQuoted || at + 1 - from < characters) continue;
    yield { text: text.slice(from, at + 1), line: firstLine };
    [from, firstLine] = [at + 1, line];
  }
  if (from < text.length) yield { text: text.slice(from), line: firstLine };
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

function parseRecords(slice: Slice, delimiter: string, atMost: number): Parsed[] {
  refuseCrowdedLine(slice, delimiter);
  try {
    const options = { delimiter, relax_column_count: true, skip_empty_lines: true, max_record_size: 100_000 };
    // Line ends may be mixed where a file was put together from several.
    const ends = { record_delimiter: ['\r\n', '\n', '\r'], to: atMost };
    // The border: with `info`, the parser gives records with their line, which its types do not say.
    return parse(slice.text, { ...options, ...ends, info: true }) as unknown as Parsed[];
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile(sentenceOf(error, slice));
    throw error;
  }
}

/** The rows of a text, its header first. */
function* readRecords(text: string, characters: number): Steps<SheetRow[]> {
  const delimiter = delimiterOf(text);
  const rows: SheetRow[] = [];
  for (const slice of slicesOf(text, characters)) {
    yield;
    if (!slice) continue;
    for (const { record, info } of parseRecords(slice, delimiter, maximumRecords + 1 - rows.length))
      rows.push({ line: slice.line - 1 + info.lines - lineBreaks(record), cells: record });
    if (rows.length > maximumRecords) break;
  }
  return rows;
}

/** Reads a CSV file with a header on its first line. Throws UnreadableFile. */
export function* readSheet(bytes: Uint8Array, sliceCharacters = defaultSliceCharacters): Steps<Sheet> {
  if (bytes.length > maximumMegabytes * megabyte)
    throw new UnreadableFile(
      msg`The file has ${Math.ceil(bytes.length / megabyte)} MB; the limit is ${maximumMegabytes} MB. Split it.`,
    );
  const text = withoutEmptyEnd(decode(bytes).replace(/^\uFEFF/, ''));
  const nul = text.indexOf('\0');
  if (nul !== -1)
    throw new UnreadableFile(
      msg`Line ${text.slice(0, nul).split(lineEnds).length} has an invalid character (NUL). This may not be a CSV file.`,
    );
  const [head, ...records] = yield* readRecords(text, sliceCharacters);
  if (records.length >= maximumRecords)
    throw new UnreadableFile(
      msg`The file has more than ${formatNumber(maximumRecords)} lines; the limit is 10,000 rows. Split it.`,
    );
  if (!head) throw new UnreadableFile('The file is empty.');
  const columns = head.cells.map((title) => title.trim());
  if (columns.length > maximumColumns)
    throw new UnreadableFile(msg`The file has ${columns.length} columns; the limit is ${maximumColumns}.`);
  const read = yield* eachOf(records, ({ line, cells }) => ({
    line,
    cells: cells.map((cell) => unguardFormula(cell.trim())),
  }));
  const rows = read.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) throw new UnreadableFile('The file has a header but no rows.');
  if (rows.length > maximumRows) {
    const count = formatNumber(rows.length);
    throw new UnreadableFile(msg`The file has ${count} rows; the limit is 10,000. Split it.`);
  }
  return { columns, rows };
}
