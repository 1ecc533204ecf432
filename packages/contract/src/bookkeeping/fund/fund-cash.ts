import { z } from 'zod';
import { trend } from '../../platform/dashboard/trend';
import { amountMinor, day, id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** What a fund has in bank accounts, or received and not deposited yet. */
export const fundCash = z.object({
  fund: z.object({ id, code: z.string(), name: z.string() }),
  amountMinor,
  trend,
});

/** The cash of each fund today, with the ends of the last months. Archived funds without cash are left out. */
export const cashByFund = z.object({
  at: day,
  funds: z.array(fundCash),
  /** Of all funds. */
  amountMinor,
  trend,
});

export const fundCashRoutes = {
  cashByFund: defineRoute({
    method: 'GET',
    path: '/api/v1/funds/cash',
    access: 'Charts List View',
    summary: 'Cash by fund today and at the last six month ends',
    response: one(cashByFund),
    snapshot: true,
  }),
};

export type FundCash = z.infer<typeof fundCash>;
export type CashByFund = z.infer<typeof cashByFund>;
