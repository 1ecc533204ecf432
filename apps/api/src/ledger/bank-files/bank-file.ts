import { msg, type Text } from '../../platform/http/language/sentence';

export type BankFileFormat = 'ofx' | 'qif' | 'camt' | 'mt940' | 'csv';

/** One booked line as the bank told it. */
export interface BankLine {
  /** YYYY-MM-DD */
  bookedOn: string;
  valueOn: string | null;
  /** In minor units of the statement's currency; money in is positive. */
  amountMinor: number;
  payee: string | null;
  memo: string | null;
  checkNumber: string | null;
  /** The bank's id (FITID, AcctSvcrRef, …): evidence, not identity, since it changes between formats and downloads. */
  bankId: string | null;
  /** The bank's word for the kind of transaction: CHECK, NTRF, PMNT/RCDT/ESCT. */
  code: string | null;
  /** Line of the file that it begins on, from 1. */
  place: number;
}

export interface BankBalance {
  /** YYYY-MM-DD */
  on: string;
  amountMinor: number;
}

export interface BankStatement {
  /** Number or IBAN of the account, as in the file. */
  accountHint: string | null;
  /** ISO 4217, as in the file. */
  currency: string | null;
  /** YYYY-MM-DD, first and last day that it covers, both included. */
  from: string | null;
  until: string | null;
  /** As in the file, never computed. */
  opening: BankBalance | null;
  closing: BankBalance | null;
  lines: BankLine[];
}

/** What a person should know of a file that was read: both balances where they do not fit, a line left out and why. */
export interface BankFileWarning {
  place: number | null;
  message: Text;
  /** Of one account of the file alone; missing where it concerns all of it. */
  account?: string | null;
}

export interface ReadBankFile {
  format: BankFileFormat;
  /** What its bytes were read as: utf-8, utf-16le, utf-16be, windows-1252, ibm437, ibm850, ibm852. */
  encoding: string;
  statements: BankStatement[];
  warnings: BankFileWarning[];
}

/** Columns count from 0. */
export interface CsvMapping {
  delimiter: ',' | ';' | '\t' | '|';
  /** Lines before the first line of data, the columns' names among them. */
  headerLines: number;
  date: { column: number; order: 'ymd' | 'dmy' | 'mdy' };
  amount:
    | { kind: 'signed'; column: number; negate: boolean }
    | { kind: 'two'; debit: number; credit: number }
    /** `sign`: a column that says with a word whether money went out or came in. */
    | { kind: 'signed-by'; column: number; sign: number };
  decimal: '.' | ',';
  payee?: number;
  memo?: number;
  checkNumber?: number;
  bankId?: number;
  /** Balance after each line. */
  balance?: number;
}

export interface CsvGuess {
  mapping: CsvMapping;
  /** Names of the columns, from the last header line, or made up. */
  columns: string[];
  /** The first lines of data, as in the file. */
  preview: string[][];
  /** What a person has to look at, because the file says it in more than one way. */
  doubts: CsvDoubt[];
}

export interface CsvDoubt {
  about: 'date' | 'amount' | 'decimal' | 'delimiter';
  message: Text;
}

/**
 * A file that is refused whole: the line (from 1; null where it concerns the file), what was there, and what was expected. Both are
 * parts of the sentence `said`, which begins with the line.
 */
export class BankFileError extends Error {
  override name = 'BankFileError';
  /** For people, in every language of the books' sentences. */
  readonly said: Text;

  constructor(
    readonly place: number | null,
    readonly found: Text,
    readonly expected: Text,
  ) {
    const said =
      place === null
        ? msg`Couldn’t read this file: ${found}. Expected: ${expected}.`
        : msg`Line ${place}: ${found}. Expected: ${expected}.`;
    super(String(said));
    this.said = said;
  }
}
