import { z } from 'zod';
import { id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** Columns of the file, by their headings in the export: `code`, `name`, `type`, `below` (a code), `fund` (a code), `heading`, `control`, `purpose`, `tax`. */
export const chartImportField = z.enum([
  'code',
  'name',
  'type',
  'below',
  'fund',
  'heading',
  'control',
  'purpose',
  'tax',
]);

export const chartImportRow = z.object({
  /** Line of the file on which the row starts; the header is on line 1. */
  line: z.int(),
  verdict: z.enum(['create', 'update', 'unchanged', 'error']),
  code: z.string(),
  name: z.string(),
  /** What an update changes, as text, by field. */
  changes: z.partialRecord(chartImportField, z.object({ before: z.string(), after: z.string() })),
  /** What is wrong and what to do, by field. */
  errors: z.partialRecord(chartImportField, z.string()),
});

export const chartImport = z.object({
  fileId: id,
  fileName: z.string(),
  counts: z.object({ create: z.int(), update: z.int(), unchanged: z.int(), error: z.int() }),
  rows: z.array(chartImportRow),
  /** What the check was made of; to be sent with `apply`, which is refused once the chart is another. */
  basedOn: z.string(),
});

export const chartImportRoutes = {
  checkChartImport: defineRoute({
    method: 'POST',
    path: '/api/v1/accounts/imports/check',
    access: 'Chart Update',
    summary:
      'Dry run over an uploaded CSV file of at most 2,000 accounts: a verdict for every row, nothing is written. A file that cannot be read is answered with 422 and the line.',
    body: z.object({ fileId: id }),
    response: one(chartImport),
  }),
  applyChartImport: defineRoute({
    method: 'POST',
    path: '/api/v1/accounts/imports/apply',
    access: 'Chart Update',
    summary: 'Write all rows or none. 409 `import-stale` where the chart changed since the dry run.',
    body: z.object({ fileId: id, basedOn: z.string().max(200) }),
    response: one(chartImport),
  }),
};

export type ChartImportField = z.infer<typeof chartImportField>;
export type ChartImportRow = z.infer<typeof chartImportRow>;
export type ChartImport = z.infer<typeof chartImport>;
