import { z } from 'zod';
import { amountMinor, day, exported, id, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { fundMention, reportFacts, throughEntry } from './report';
import { agingListings } from './report.values';

/** Open items by days past due. */
export const agingBuckets = z.object({
  current: amountMinor,
  to30: amountMinor,
  to60: amountMinor,
  to90: amountMinor,
  over90: amountMinor,
});

/** A listing in one fund, or of all funds where `fund` is null, positive where it grows on its own side. */
export const agingRow = z.object({
  listing: z.enum(agingListings),
  fund: fundMention.nullable(),
  /** Its control account, where there is only one: the entries of it make its balance. */
  controlAccountId: id.nullable(),
  aging: agingBuckets,
  /** The sum of the open items. */
  itemsMinor: amountMinor,
  /** The balance of its control accounts, read apart from the items. */
  controlMinor: amountMinor,
  /** Items less control account: zero unless the books are damaged. */
  differenceMinor: amountMinor,
});

export const agingReport = z.object({
  ...reportFacts,
  at: day,
  /** The funds of each listing and then its total; a listing without items and balance is left out. */
  rows: z.array(agingRow),
});

const agingQuery = z.object({
  ...throughEntry,
  /** Today where none is given. */
  at: day.optional(),
});

const access = 'Financial Reports View';

export const agingReportRoutes = {
  agingSummary: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/agingsummary',
    access,
    summary: 'Receivables and payables by days past due as of a date, beside their control accounts',
    query: agingQuery,
    response: one(agingReport),
    snapshot: true,
  }),
  exportAgingSummary: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/agingsummary/export',
    access,
    summary: 'The aging summary as a file',
    query: agingQuery.extend(exported),
    produces: exportedMedia,
  }),
  agingSummaryPdf: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/agingsummary/file',
    access,
    summary: 'The aging summary as PDF',
    query: agingQuery,
    produces: 'application/pdf',
  }),
};

export type AgingReport = z.infer<typeof agingReport>;
export type AgingRow = z.infer<typeof agingRow>;
