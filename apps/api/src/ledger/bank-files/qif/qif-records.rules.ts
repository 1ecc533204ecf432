import type { Steps } from '../../../platform/core/time-slices';
import { msg } from '../../../platform/http/language/sentence';
import { BankFileError } from '../bank-file';
import { linesOf } from '../text/lines.rules';
import { quoted, stepsAtOnce } from '../text/reading';

export interface QifField {
  /** The letter that the line begins with: D, T, P, M, N, … */
  code: string;
  text: string;
  place: number;
}

export interface QifRecord {
  /** What the header before it says, `type:bank`, `account`. */
  kind: string;
  fields: QifField[];
  place: number;
}

const isField = /^[A-Z0-9$%&#@]/;

/** The records of a QIF file, each ended by `^`. Throws where a record never ends, or a line is no field. */
export function* qifRecords(text: string): Steps<QifRecord[]> {
  const records: QifRecord[] = [];
  let [kind, fields]: [string | null, QifField[]] = [null, []];
  let last = 1;
  for (const { text: line, place } of linesOf(text)) {
    if (place % stepsAtOnce === 0) yield;
    if (line.trim() === '') continue;
    last = place;
    const unended = fields[0];
    if (line.startsWith('!')) {
      if (unended)
        throw new BankFileError(
          place,
          quoted(line),
          msg`“^” at the end of the record of line ${unended.place}`,
        );
      const header = line.slice(1).trim().toLowerCase();
      if (!/^(?:option|clear):/.test(header)) kind = header;
    } else if (kind === null) {
      // Remarks of a program or a person before the first header.
    } else if (line.startsWith('^')) {
      if (unended) records.push({ kind, fields, place: unended.place });
      fields = [];
    } else if (isField.test(line)) fields.push({ code: line.charAt(0), text: line.slice(1), place });
    else
      throw new BankFileError(
        place,
        quoted(line),
        msg`a QIF field, which starts with a capital letter such as D, T or P`,
      );
  }
  const [unended] = fields;
  if (unended)
    throw new BankFileError(
      last,
      msg`the file ends in the record of line ${unended.place}`,
      msg`“^” at its end`,
    );
  if (kind === null) throw new BankFileError(1, quoted(text), msg`a QIF file, which has a line “!Type:”`);
  return records;
}
