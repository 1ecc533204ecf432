import { z } from 'zod';
import { amountMinor, day, id, list, moment, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { bankFormats, importQuestions, importVerdicts } from '../bank-transaction.values';

const column = z.int().min(0).max(200);

/** How the columns of a CSV file are read; columns count from 0. */
export const csvMapping = z.object({
  delimiter: z.enum([',', ';', '\t', '|']),
  /** Lines before the first one of data. */
  headerLines: z.int().min(0).max(100),
  date: z.object({ column, order: z.enum(['ymd', 'dmy', 'mdy']) }),
  amount: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('signed'), column, negate: z.boolean() }),
    z.object({ kind: z.literal('two'), debit: column, credit: column }),
    z.object({ kind: z.literal('signed-by'), column, sign: column }),
  ]),
  decimal: z.enum(['.', ',']),
  payee: column.optional(),
  memo: column.optional(),
  checkNumber: column.optional(),
  bankId: column.optional(),
  balance: column.optional(),
});

/** Which file is taken in for which account, and how. */
export const bankFileInput = z.object({
  accountId: id,
  fileId: id,
  /** Of a CSV file; null: as it was for the last file of this account, or as it looks. */
  csv: csvMapping.nullable().default(null),
  /** The bank's number of the account, where the file has several. */
  accountHint: z.string().max(60).nullable().default(null),
});

/** One line of a file, and what would become of it. */
export const bankImportRow = z.object({
  place: z.int(),
  bookedOn: day,
  payee: z.string().nullable(),
  memo: z.string().nullable(),
  checkNumber: z.string().nullable(),
  amountMinor,
  verdict: z.enum(importVerdicts),
});

export const bankImportCheck = z.object({
  fileId: id,
  fileName: z.string(),
  format: z.enum(bankFormats),
  /** The bank's numbers of accounts that the file has; one has to be chosen where there are several. */
  accounts: z.array(z.string()),
  accountHint: z.string().nullable(),
  from: day,
  until: day,
  openingMinor: amountMinor.nullable(),
  closingMinor: amountMinor.nullable(),
  /** The sum of its lines. */
  sumMinor: amountMinor,
  counts: z.object({ new: z.int(), known: z.int(), doubtful: z.int() }),
  /** The first thousand of them. */
  rows: z.array(bankImportRow),
  /** What has to be answered first, in words. */
  questions: z.array(z.object({ question: z.enum(importQuestions), text: z.string() })),
  warnings: z.array(z.object({ place: z.int().nullable(), text: z.string() })),
  csv: z
    .object({
      mapping: csvMapping,
      columns: z.array(z.string()),
      preview: z.array(z.array(z.string())),
      isRemembered: z.boolean(),
    })
    .nullable(),
  /** What the check was made of; to be sent with the import, which is refused once the lines that are there are others. */
  basedOn: z.string(),
});

/** A CSV file whose columns could not be read as they look: a person says how. */
export const bankImportUnread = z.object({
  fileId: id,
  fileName: z.string(),
  problem: z.string(),
  csv: bankImportCheck.shape.csv.unwrap(),
});

export const bankImport = z.object({
  id,
  account: z.object({ id, code: z.string(), name: z.string() }),
  /** Null where its lines came without a file. */
  fileId: id.nullable(),
  fileName: z.string(),
  format: z.enum(bankFormats),
  fromOn: day,
  untilOn: day,
  lines: z.int(),
  added: z.int(),
  known: z.int(),
  importedBy: z.string(),
  importedAt: moment,
  takenBack: z.object({ by: z.string(), at: moment }).nullable(),
  /** Nothing of it is matched or ignored. */
  canBeTakenBack: z.boolean(),
});

export const bankImportRoutes = {
  listBankImports: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-imports',
    access: 'Bank Transactions View',
    summary: 'Imported files, newest first, up to 100 per page',
    response: list(bankImport),
  }),
  checkBankFile: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-imports/check',
    access: 'Bank Transaction Match',
    summary:
      'Dry run of an uploaded file: which lines are new, already imported or possible duplicates. Nothing is saved. 422 with the line and what was expected if the file can’t be read, or with the columns found if a CSV file needs a mapping.',
    readOnly: true,
    body: bankFileInput,
    response: one(z.object({ check: bankImportCheck.nullable(), unread: bankImportUnread.nullable() })),
  }),
  importBankFile: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-imports',
    access: 'Bank Transaction Match',
    summary:
      'Import all new lines of a file, or none. 409 `import-stale` if transactions changed since the dry run or the file was already imported; 409 `import-unanswered` if a question wasn’t confirmed.',
    body: bankFileInput.extend({
      basedOn: z.string().max(200),
      answered: z.array(z.enum(importQuestions)).max(10).default([]),
    }),
    response: one(bankImport),
    status: 201,
  }),
  takeBackBankImport: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-imports/:bankImportId/take-back',
    access: 'Bank Transaction Match',
    summary:
      'Undo an import and delete its lines. 409 `import-in-use` if one of them is matched or ignored, `import-told-again` if a later file includes one of them.',
    params: z.object({ bankImportId: id }),
    response: one(bankImport),
  }),
};

export type BankCsvMapping = z.infer<typeof csvMapping>;
export type BankFileInput = z.input<typeof bankFileInput>;
export type BankImportCheck = z.infer<typeof bankImportCheck>;
export type BankImportUnread = z.infer<typeof bankImportUnread>;
export type BankImportRow = z.infer<typeof bankImportRow>;
export type BankImport = z.infer<typeof bankImport>;
