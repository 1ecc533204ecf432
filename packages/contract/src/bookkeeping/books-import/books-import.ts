import { z } from 'zod';
import { amountMinor, day, id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { booksImportFields, booksImportKinds } from './books-import.values';

export const booksImportKind = z.enum(booksImportKinds);
export const booksImportField = z.enum(booksImportFields);

/** Which column of a file, from 0, has what. */
export const booksImportColumns = z.partialRecord(booksImportField, z.int().min(0).max(199));

/** A CSV file that the caller uploaded, of at most 10,000 rows. */
export const booksImportFile = z.object({ fileId: id, columns: booksImportColumns });

export const booksImportInput = z.object({
  /** The last day of the old system: of its trial balance, of its open items, and the last of its journal. */
  on: day,
  /**
   * What the journal has on accounts with open items is posted here, and the open items and open bills take it over on the last day: at the
   * end it is at zero, or they are not what the journal says.
   */
  clearingAccountId: id,
  journal: booksImportFile.nullable(),
  items: booksImportFile.nullable(),
  /** Needs `Vendor Update`. */
  vendors: booksImportFile.nullable().default(null),
  /** Needs `Bill Create`. Without it, what is owed to vendors is compared on the clearing account. */
  bills: booksImportFile.nullable().default(null),
  balances: booksImportFile,
});

export const booksImportHead = z.object({
  fileId: id,
  fileName: z.string(),
  headings: z.array(z.string()),
  /** Of the first rows, the cells as they stand; of what could be a tax id the last four digits. */
  preview: z.array(z.array(z.string())),
  /** By the headings, where they are known. */
  columns: booksImportColumns,
  rows: z.int(),
});

export const booksImportFault = z.object({
  kind: booksImportKind,
  /** Line of the file. */
  line: z.int(),
  field: booksImportField.nullable(),
  message: z.string(),
});

export const booksImportDifference = z.object({
  accountCode: z.string(),
  accountName: z.string(),
  /** Null where the old trial balance names no funds. */
  fundCode: z.string().nullable(),
  /** Debits less credits, in the old system and here when everything is posted. */
  oldMinor: amountMinor,
  oursMinor: amountMinor,
});

export const booksImportCheck = z.object({
  /** Rows that can be posted, by file, and those that cannot; `vendors` are those to be made, `bills` what their rows come to. */
  counts: z.object({
    journal: z.int(),
    items: z.int(),
    vendors: z.int(),
    bills: z.int(),
    balances: z.int(),
    faults: z.int(),
    notes: z.int(),
  }),
  /** The first thousand. */
  faults: z.array(booksImportFault),
  /** Rows of which nothing is made, or not all, and why: what is here already. The first thousand. */
  notes: z.array(booksImportFault),
  /** Every account that is not the same; empty where the comparison comes to zero. */
  differences: z.array(booksImportDifference),
  /** Entries that these files make, and how many of them are posted already. */
  entries: z.object({ all: z.int(), posted: z.int() }),
});

const bodyLimits = { bytes: 64 * 1024 };

export const booksImportRoutes = {
  readBooksImport: defineRoute({
    method: 'POST',
    path: '/api/v1/books-import/read',
    access: 'Chart Update',
    summary: 'Columns and first rows of an uploaded CSV file of another system; nothing is written',
    body: z.object({ kind: booksImportKind, fileId: id }),
    response: one(booksImportHead),
  }),
  checkBooksImport: defineRoute({
    method: 'POST',
    path: '/api/v1/books-import/check',
    access: 'Chart Update',
    summary:
      'Dry run: what is wrong with each row, and the comparison with the old trial balance; nothing is written',
    body: booksImportInput,
    bodyLimits,
    response: one(booksImportCheck),
  }),
  postBooksImport: defineRoute({
    method: 'POST',
    path: '/api/v1/books-import/post',
    access: 'Chart Update',
    proof: 'recent',
    summary:
      'Make the vendors and post the next hundred entries of the files, each once however often it is called. 409 `books-import-faults` or `books-import-differs` where the dry run is not clean, `import-stale` where the files were posted and are not kept any more.',
    body: booksImportInput,
    bodyLimits,
    response: one(z.object({ all: z.int(), posted: z.int() })),
  }),
};

export type BooksImportKind = z.infer<typeof booksImportKind>;
export type BooksImportField = z.infer<typeof booksImportField>;
export type BooksImportColumns = z.infer<typeof booksImportColumns>;
export type BooksImportInput = z.infer<typeof booksImportInput>;
export type BooksImportHead = z.infer<typeof booksImportHead>;
export type BooksImportFault = z.infer<typeof booksImportFault>;
export type BooksImportDifference = z.infer<typeof booksImportDifference>;
export type BooksImportCheck = z.infer<typeof booksImportCheck>;
