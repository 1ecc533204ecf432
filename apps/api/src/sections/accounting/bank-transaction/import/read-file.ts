import { buffer } from 'node:stream/consumers';
import type {
  BankCsvMapping,
  BankImportCheck,
} from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import {
  type BankLine,
  BankFileError,
  type BankFileFormat,
  type BankStatement,
  type CsvMapping,
  detectFormat,
  guessCsvMapping,
  readBankFile,
  type ReadBankFile,
} from '../../../../ledger';
import { requireUpload } from '../../../../platform/files/storage/own-upload';
import { msg, type Text } from '../../../../platform/http/language/sentence';
import type { Tx } from '../../../../platform/database/database';
import { conflict, invalid } from '../../../../platform/http/problem';
import { mappingByHeadings, type RememberedCsv } from './remembered-columns.rules';
import type { ReadContext } from '../../../../platform/section/call-context';

/** Of one account, from its first day to its last. Amounts in minor units of the community's currency. */
export interface TheirLines {
  format: BankFileFormat;
  /** All numbers of accounts that the file has. */
  accounts: string[];
  accountHint: string | null;
  from: string;
  until: string;
  openingMinor: number | null;
  closingMinor: number | null;
  lines: BankLine[];
  warnings: ReadBankFile['warnings'];
}

type Csv = NonNullable<BankImportCheck['csv']>;

export interface ReadFile {
  fileName: string;
  /** Null where the columns of a CSV file could not be read so; `problem` says why. */
  read: TheirLines | null;
  problem: Text | null;
  /** How a CSV file was read, and how it looks; null for every other format. */
  csv: (Csv & { doubts: Text[] }) | null;
}

const nothingIn = (): never => {
  throw invalid({ fileId: 'This file has no transactions.' });
};

const least = (days: readonly (string | null)[]) => days.filter((day) => day !== null).toSorted()[0];
const last = (days: readonly (string | null)[]) =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);

/** The lines of one account of a file. Throws a Problem, 422, where it is not said which of several, or the currency is another. */
function ofOneAccount(
  { format, statements, warnings }: ReadBankFile,
  { wanted, currency }: { wanted: string | null; currency: string },
): TheirLines {
  const accounts = [...new Set(statements.flatMap(({ accountHint }) => accountHint ?? []))];
  if (wanted !== null && accounts.length > 0 && !accounts.includes(wanted))
    throw invalid({ accountHint: 'The file has no account with this number. Choose one that it has.' });
  const fits = (statement: BankStatement) => statement.currency === null || statement.currency === currency;
  const fitting = statements.find((statement) => statement.accountHint !== null && fits(statement));
  const accountHint = wanted ?? fitting?.accountHint ?? accounts[0] ?? null;
  const ofAccount = statements.filter(
    (statement) => accounts.length < 2 || statement.accountHint === accountHint,
  );
  const own = ofAccount.filter(fits).toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
  const [other] = ofAccount.filter((statement) => !fits(statement));
  if (other && own.length === 0)
    throw invalid({
      fileId: msg`This file is in ${other.currency ?? ''}; the books are in ${currency}. Nothing was imported. Choose a file of an account in ${currency}.`,
    });
  const lines = own.flatMap((statement) => statement.lines);
  const days = lines.map(({ bookedOn }) => bookedOn);
  const from = least([...own.map((statement) => statement.from), ...days]) ?? nothingIn();
  const until = last([...own.map((statement) => statement.until), ...days]) ?? nothingIn();
  return {
    format,
    accounts,
    accountHint,
    from,
    until,
    openingMinor: own[0]?.opening?.amountMinor ?? null,
    closingMinor: own.at(-1)?.closing?.amountMinor ?? null,
    lines,
    warnings: [
      ...warnings.filter(({ account }) => account === undefined || account === accountHint),
      ...statements
        .filter((statement) => !fits(statement))
        .map((statement) => ({
          place: null,
          message: msg`Account ${statement.accountHint ?? ''} is in ${statement.currency ?? ''} and is skipped. The books are in ${currency}.`,
        })),
    ],
  };
}

const startOf = ({ from, opening, lines }: BankStatement) => from ?? opening?.on ?? lines[0]?.bookedOn ?? '';

interface Asked {
  fileId: string;
  csv: BankCsvMapping | null;
  /** As the last file of the account was read. */
  remembered: RememberedCsv | null;
  accountHint: string | null;
}

/** Without the columns that are named as missing. */
function exactly({ payee, memo, checkNumber, bankId, balance, ...needed }: BankCsvMapping): CsvMapping {
  return {
    ...needed,
    ...(payee !== undefined && { payee }),
    ...(memo !== undefined && { memo }),
    ...(checkNumber !== undefined && { checkNumber }),
    ...(bankId !== undefined && { bankId }),
    ...(balance !== undefined && { balance }),
  };
}

function howToRead(bytes: Uint8Array, { csv, remembered }: Asked): ReadFile['csv'] {
  const { mapping, columns, preview, doubts } = guessCsvMapping(bytes);
  const again = csv === null && remembered !== null ? mappingByHeadings(remembered, columns, mapping) : null;
  const chosen = csv ?? again;
  const isChanged = csv === null && remembered !== null && again === null;
  const changed = msg`The columns differ from the last file, or were saved without headings. Check the mapping.`;
  return {
    mapping: chosen ?? mapping,
    columns,
    preview,
    isRemembered: again !== null,
    doubts: chosen ? [] : [...(isChanged ? [changed] : []), ...doubts.map(({ message }) => message)],
  };
}

/** Throws a Problem, 409, for a file that was imported already, also where that was taken back: it belongs to its import. */
async function requireNotTakenIn(tx: Tx, fileId: string): Promise<void> {
  const found = await tx
    .selectFrom('bankImport')
    .select('id')
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  if (found)
    throw conflict('import-stale', 'This file was already imported. To import it again, choose it again.');
}

/** Reads a file that the caller uploaded, whole or not at all. Throws a Problem, 422 at `fileId`, with the line and what was expected there. */
export async function readFile(context: ReadContext, asked: Asked): Promise<ReadFile> {
  const { tx, tenant, platform } = context;
  const { currency } = tenant;
  await requireNotTakenIn(tx, asked.fileId);
  const { name } = await requireUpload(context, asked.fileId);
  const bytes = await buffer(await platform.files.read(tx, asked.fileId));
  const format = detectFormat(bytes, name);
  let csv: ReadFile['csv'] = null;
  try {
    csv = format === 'csv' ? howToRead(bytes, asked) : null;
    const read = await readBankFile({ bytes, name, currency, ...(csv && { csv: exactly(csv.mapping) }) });
    return {
      fileName: name,
      read: ofOneAccount(read, { wanted: asked.accountHint, currency }),
      problem: null,
      csv,
    };
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error;
    if (csv) return { fileName: name, read: null, problem: error.said, csv };
    throw invalid({ fileId: error.said }, error.said);
  }
}
