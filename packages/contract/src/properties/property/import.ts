import { z } from 'zod';
import { id, list, moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** Fields of a property that a column of the file can fill. */
export const importField = z.enum([
  'unitNumber',
  'building',
  'lot',
  'type',
  'status',
  'addressLine1',
  'addressLine2',
  'city',
  'region',
  'postalCode',
  'areaSqFt',
  'bedrooms',
  'bathrooms',
  'floor',
  'ownershipShare',
  'billingRatio',
  'notes',
  'ownerName',
  'ownerEmail',
  'ownerPhone',
]);

/** Which column (0-based) fills which field. A field without a column, and an empty cell, leave what is there alone. */
export const importMapping = z.partialRecord(importField, z.int().min(0).max(499));

export const importVerdict = z.enum(['create', 'update', 'unchanged', 'error']);

/** `checked` may be applied while it has no errors; `applied` is done, and stays done when applied again. */
export const importStatus = z.enum(['checked', 'applied']);

export const propertyImport = z.object({
  id,
  fileName: z.string(),
  status: importStatus,
  /** Headers of the file in its order. */
  columns: z.array(z.string()),
  mapping: importMapping,
  counts: z.object({
    rows: z.int(),
    create: z.int(),
    update: z.int(),
    unchanged: z.int(),
    error: z.int(),
  }),
  createdAt: moment,
  appliedAt: moment.nullable(),
});

export const importRow = z.object({
  /** Line of the file on which the row starts; the header is on line 1. */
  line: z.int(),
  verdict: importVerdict,
  unitNumber: z.string(),
  building: z.string().nullable(),
  /** What an update changes: value now and value of the file, as text, by field. */
  changes: z.partialRecord(importField, z.object({ before: z.string(), after: z.string() })),
  /** What is wrong, by field. */
  errors: z.partialRecord(importField, z.string()),
  /** The cells as they stand in the file. */
  cells: z.array(z.string()),
});

const importParams = z.object({ importId: id });

export const importRoutes = {
  checkImport: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/imports',
    access: 'Property Import',
    summary:
      'Dry run over an uploaded CSV file of at most 10,000 rows: a verdict for every row, nothing is written. A file that cannot be read is answered with 422 and the line.',
    body: z.object({ fileId: id }),
    response: one(propertyImport),
    status: 201,
  }),
  getImport: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/imports/:importId',
    access: 'Property Import',
    summary: 'One import',
    params: importParams,
    response: one(propertyImport),
  }),
  listImportRows: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/imports/:importId/rows',
    access: 'Property Import',
    summary: 'Rows of an import in the order of the file',
    params: importParams,
    query: z.object({
      verdict: importVerdict.optional(),
      cursor: z.string().max(1000).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    response: list(importRow),
  }),
  remapImport: defineRoute({
    method: 'PUT',
    path: '/api/v1/properties/imports/:importId/mapping',
    access: 'Property Import',
    summary: 'Choose the columns and repeat the dry run against the properties as they are now',
    params: importParams,
    body: z.object({ mapping: importMapping }),
    response: one(propertyImport),
  }),
  applyImport: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/imports/:importId/apply',
    access: 'Property Import',
    summary:
      'Write all rows or none. Properties that changed since the dry run are answered with 409 `import-stale`; repeat the dry run then.',
    params: importParams,
    body: z.object({}),
    response: one(propertyImport),
  }),
};

export type ImportField = z.infer<typeof importField>;
export type ImportMapping = z.infer<typeof importMapping>;
export type ImportVerdict = z.infer<typeof importVerdict>;
export type PropertyImport = z.infer<typeof propertyImport>;
export type ImportRow = z.infer<typeof importRow>;
