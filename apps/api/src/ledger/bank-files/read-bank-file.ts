import { inTimeSlices, type Steps } from '../../platform/core/time-slices';
import { msg } from '../../platform/http/language/sentence';
import {
  BankFileError,
  type BankFileFormat,
  type BankStatement,
  type CsvMapping,
  type ReadBankFile,
} from './bank-file';
import { readCamt } from './camt/read-camt';
import { guessMapping } from './csv/guess-csv.rules';
import { readCsv } from './csv/read-csv';
import { detectFormat } from './detect-format.rules';
import { readMt940 } from './mt940/read-mt940';
import { readOfx } from './ofx/read-ofx';
import { readQif } from './qif/read-qif';
import { textOf } from './text/bytes.rules';
import { Reading } from './text/reading';

export interface BankFileInput {
  bytes: Uint8Array;
  name: string;
  /** Found out where it is not said. */
  format?: BankFileFormat;
  /** Of the community: that of amounts in files which name none. */
  currency: string;
  /** Of a CSV file; guessed where it is not said, and refused where the guess has doubts. */
  csv?: CsvMapping;
}

const readers: Readonly<
  Record<Exclude<BankFileFormat, 'csv'>, (text: string, reading: Reading) => Steps<BankStatement[]>>
> = {
  ofx: readOfx,
  qif: readQif,
  camt: readCamt,
  mt940: readMt940,
};

function* steps(input: BankFileInput): Steps<ReadBankFile> {
  const { bytes, name, currency } = input;
  const format = input.format ?? detectFormat(bytes, name);
  const reading = new Reading(currency);
  const { text, encoding } = yield* textOf(bytes, reading);
  if (format === null)
    throw new BankFileError(null, msg`its format is not known`, msg`OFX, QFX, QIF, CAMT, MT940 or CSV`);
  const statements =
    format === 'csv'
      ? yield* readCsv(text, input.csv ?? surely(text), reading)
      : yield* readers[format](text, reading);
  return { format, encoding, statements, warnings: reading.warnings };
}

function surely(text: string): CsvMapping {
  const { mapping, doubts } = guessMapping(text);
  const [doubt] = doubts;
  if (doubt)
    throw new BankFileError(null, msg`its columns can be read in more than one way`, msg`a column mapping`);
  return mapping;
}

/**
 * Reads the file that a bank gave: all of it, or nothing. Others are let in while it runs. Throws BankFileError with the line and what was
 * expected there for a file that is broken, cut short, or of more than 50 MB. That opening + lines = closing does not hold is a warning.
 */
export const readBankFile = (input: BankFileInput): Promise<ReadBankFile> => inTimeSlices(steps(input));
