import { z } from 'zod';
import { invoiceOwners } from '../../accounting/receivables/invoice/invoice.values';
import { unitHolds } from '../../accounting/receivables/unit-account/unit-account.values';
import { amountMinor, day, exported, id, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { reportFacts } from './report';

const pastDue = {
  to30Minor: amountMinor,
  to60Minor: amountMinor,
  to90Minor: amountMinor,
  over90Minor: amountMinor,
  /** All that is past due. */
  pastDueMinor: amountMinor,
  /** Of what is open, due or not: late fees, interest, collection costs and attorney fees. */
  feesMinor: amountMinor,
};

/** Those who own a unit, or owned it, with charges past due. */
export const delinquentAccount = z.object({
  /** Of the unit’s ledger. */
  id,
  property: z.object({ id, name: z.string() }),
  owners: z.string(),
  ownership: z.enum(invoiceOwners),
  /** Why nothing is collected from them now; null: collections are active. */
  held: z.enum(unitHolds).nullable(),
  /** The oldest due date of what is past due. */
  dueSince: day,
  ...pastDue,
  /** Paid ahead and not applied. */
  creditMinor: amountMinor,
  lastPayment: z.object({ receivedOn: day, amountMinor }).nullable(),
});

export const delinquencyReport = z.object({
  ...reportFacts,
  at: day,
  /** The oldest due date first. */
  rows: z.array(delinquentAccount),
  totals: z.object({ ...pastDue, creditMinor: amountMinor }),
  /** What the aging summary has past due, read apart from the rows. */
  agingMinor: amountMinor,
});

const delinquencyQuery = z.object({
  /** Today where none is given. */
  at: day.optional(),
});

// It names owners and what they owe.
const access = { access: 'Financial Reports View', alsoNeeds: 'Invoices List View' } as const;

export const delinquencyRoutes = {
  delinquency: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/delinquency',
    ...access,
    summary: 'Units with charges past due as of a date, with last payment, fees and collection status',
    query: delinquencyQuery,
    response: one(delinquencyReport),
    snapshot: true,
  }),
  exportDelinquency: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/delinquency/export',
    ...access,
    summary: 'The delinquency report as a file',
    query: delinquencyQuery.extend(exported),
    produces: exportedMedia,
  }),
  delinquencyPdf: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/delinquency/file',
    ...access,
    summary: 'The delinquency report as PDF',
    query: delinquencyQuery,
    produces: 'application/pdf',
  }),
};

export type DelinquencyReport = z.infer<typeof delinquencyReport>;
export type DelinquentAccount = z.infer<typeof delinquentAccount>;
