import { z } from 'zod';
import { amountMinor, day, exported, id, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { basis, taxTag } from '../account/account';
import { taxTestVerdicts } from './tax-test.values';

/** An account of income or expense on which something moved in the year. */
export const taxedAccount = z.object({
  id,
  code: z.string(),
  name: z.string(),
  type: z.enum(['income', 'expense']),
  taxTag: taxTag.nullable(),
  /** Income and expenses positive; what was given back, negative. */
  amountMinor,
});

/** One of the two tests: what counts, of how much, and whether that is enough. */
export const taxTest = z.object({
  countedMinor: amountMinor,
  /** With accounts that are not tagged, which count as if they did not pass. */
  totalMinor: amountMinor,
  /** Millionths, rounded down, so that nothing looks like passing that does not; null where there is nothing to compare. */
  share: z.int().nullable(),
  verdict: z.enum(taxTestVerdicts),
});

/** The tests of IRS Form 1120-H (26 U.S.C. §528(c)(1)) for a year of the community, and what of it would be taxed. */
export const taxTests = z.object({
  /** The calendar year in which the year of account begins, as the IRS names tax years. */
  year: z.int(),
  from: day,
  to: day,
  basis,
  /** Years in which something was posted, and the present one, the newest first. */
  years: z.array(z.int()),
  /** By code, of all funds together. */
  accounts: z.array(taxedAccount),
  /** At least 60% of gross income is exempt function income. */
  income: taxTest,
  /** At least 90% of expenditures are for association property. */
  expenses: taxTest,
  /** Income that is not of the exempt function, less expenses directly connected with it and a deduction (§528(d)). */
  taxable: z.object({
    incomeMinor: amountMinor,
    directMinor: amountMinor,
    deductionMinor: amountMinor,
    /** Never below zero. */
    taxableMinor: amountMinor,
  }),
});

const asked = z.object({
  /** The present one where none is said. */
  year: z.coerce.number().int().min(1900).max(2999).optional(),
  basis: basis.default('accrual'),
});

export const taxTestRoutes = {
  getTaxTests: defineRoute({
    method: 'GET',
    path: '/api/v1/tax-tests',
    access: 'Charts List View',
    summary:
      'The 60% and 90% tests of Form 1120-H for a year of the community, by the tags of accounts, and the income that would be taxed',
    query: asked,
    response: one(taxTests),
  }),
  exportTaxTests: defineRoute({
    method: 'GET',
    path: '/api/v1/tax-tests/export',
    access: 'Charts List View',
    summary: 'What the tests of Form 1120-H are made of as a file, a row for each account',
    query: asked.extend(exported),
    produces: exportedMedia,
  }),
};

export type TaxTests = z.infer<typeof taxTests>;
export type TaxTest = z.infer<typeof taxTest>;
export type TaxedAccount = z.infer<typeof taxedAccount>;
