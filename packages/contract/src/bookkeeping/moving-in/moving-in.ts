import { z } from 'zod';
import { amountMinor, day, id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { movingInFields, movingInKinds } from './moving-in.values';

export const movingInKind = z.enum(movingInKinds);
export const movingInField = z.enum(movingInFields);

/** Which column of a file, from 0, has what. */
export const movingInColumns = z.partialRecord(movingInField, z.int().min(0).max(199));

/** A CSV file that the caller uploaded, of at most 10,000 rows. */
export const movingInFile = z.object({ fileId: id, columns: movingInColumns });

export const movingInInput = z.object({
  /** The last day of the old system: of its trial balance, of its open items, and the last of its journal. */
  on: day,
  /**
   * What the journal has on accounts with open items is posted here, and the open items and open bills take it over on the last day: at the
   * end it is at zero, or they are not what the journal says.
   */
  clearingAccountId: id,
  journal: movingInFile.nullable(),
  items: movingInFile.nullable(),
  /** Needs `Vendor Update`. */
  vendors: movingInFile.nullable().default(null),
  /** Needs `Bill Create`. Without it, what is owed to vendors is compared on the clearing account. */
  bills: movingInFile.nullable().default(null),
  balances: movingInFile,
});

export const movingInHead = z.object({
  fileId: id,
  fileName: z.string(),
  headings: z.array(z.string()),
  /** Of the first rows, the cells as they stand; of what could be a tax id the last four digits. */
  preview: z.array(z.array(z.string())),
  /** By the headings, where they are known. */
  columns: movingInColumns,
  rows: z.int(),
});

export const movingInFault = z.object({
  kind: movingInKind,
  /** Line of the file. */
  line: z.int(),
  field: movingInField.nullable(),
  message: z.string(),
});

export const movingInDifference = z.object({
  accountCode: z.string(),
  accountName: z.string(),
  /** Null where the old trial balance names no funds. */
  fundCode: z.string().nullable(),
  /** Debits less credits, in the old system and here when everything is posted. */
  oldMinor: amountMinor,
  oursMinor: amountMinor,
});

export const movingInCheck = z.object({
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
  faults: z.array(movingInFault),
  /** Rows of which nothing is made, or not all, and why: what is here already. The first thousand. */
  notes: z.array(movingInFault),
  /** Every account that is not the same; empty where the comparison comes to zero. */
  differences: z.array(movingInDifference),
  /** Entries that these files make, and how many of them are posted already. */
  entries: z.object({ all: z.int(), posted: z.int() }),
});

const bodyLimits = { bytes: 64 * 1024 };

export const movingInRoutes = {
  readMovingIn: defineRoute({
    method: 'POST',
    path: '/api/v1/moving-in/read',
    access: 'Chart Update',
    summary: 'Columns and first rows of an uploaded CSV file of another system; nothing is written',
    body: z.object({ kind: movingInKind, fileId: id }),
    response: one(movingInHead),
  }),
  checkMovingIn: defineRoute({
    method: 'POST',
    path: '/api/v1/moving-in/check',
    access: 'Chart Update',
    summary:
      'Dry run: what is wrong with each row, and the comparison with the old trial balance; nothing is written',
    body: movingInInput,
    bodyLimits,
    response: one(movingInCheck),
  }),
  postMovingIn: defineRoute({
    method: 'POST',
    path: '/api/v1/moving-in/post',
    access: 'Chart Update',
    proof: 'recent',
    summary:
      'Make the vendors and post the next hundred entries of the files, each once however often it is called. 409 `moving-in-faults` or `moving-in-differs` where the dry run is not clean, `import-stale` where the files were posted and are not kept any more.',
    body: movingInInput,
    bodyLimits,
    response: one(z.object({ all: z.int(), posted: z.int() })),
  }),
};

export type MovingInKind = z.infer<typeof movingInKind>;
export type MovingInField = z.infer<typeof movingInField>;
export type MovingInColumns = z.infer<typeof movingInColumns>;
export type MovingInInput = z.infer<typeof movingInInput>;
export type MovingInHead = z.infer<typeof movingInHead>;
export type MovingInFault = z.infer<typeof movingInFault>;
export type MovingInDifference = z.infer<typeof movingInDifference>;
export type MovingInCheck = z.infer<typeof movingInCheck>;
