import { z } from 'zod';
import { accountType, basis, registerLine } from '../../bookkeeping/account/account';
import { amountMinor, day, exported, id, list, many, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { fundMention, reportFacts, throughEntry } from './report';
import { accountGroups } from './report.values';

/** An account in the general ledger: what it was before the period, what moved, and what it is after. */
export const ledgerAccount = z.object({
  id,
  code: z.string(),
  name: z.string(),
  type: accountType,
  /** Debits less credits before the period. */
  openingMinor: amountMinor,
  debitMinor: amountMinor,
  creditMinor: amountMinor,
  closingMinor: amountMinor,
  /** In the period. */
  lines: z.int(),
});

export const generalLedger = z.object({
  ...reportFacts,
  from: day.nullable(),
  to: day,
  /** Every fund, for the choice of one. */
  funds: z.array(fundMention),
  /** By code; without those on which nothing was before and nothing moved. */
  accounts: z.array(ledgerAccount),
  totals: ledgerAccount.pick({
    openingMinor: true,
    debitMinor: true,
    creditMinor: true,
    closingMinor: true,
    lines: true,
  }),
});

/** `no`: the entries that close a year are left out. */
const closing = z.enum(['yes', 'no']).default('yes');

const ledgerQuery = z.object({
  ...throughEntry,
  /** Of one account only. */
  accountId: id.optional(),
  /** Of accounts of these types. */
  type: many(accountType),
  /** Of accounts of this group. */
  group: z.enum(accountGroups).optional(),
  fundId: id.optional(),
  from: day.optional(),
  /** Today where none is given. */
  to: day.optional(),
  basis: basis.default('accrual'),
  closing,
});

const linesQuery = ledgerQuery.omit({ type: true, group: true }).extend({
  accountId: id,
  end: z.enum(['first', 'last']).default('first'),
  cursor: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

const access = 'Financial Reports View';

export const generalLedgerRoutes = {
  generalLedger: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/ledger',
    access,
    summary:
      'The general ledger of a period: every account with its opening balance, debits, credits and closing balance',
    query: ledgerQuery,
    response: one(generalLedger),
    snapshot: true,
  }),
  generalLedgerLines: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/ledger/lines',
    access,
    summary: 'Lines of an account in a period by date and number, with the balance after each',
    query: linesQuery,
    response: list(registerLine),
    snapshot: true,
  }),
  exportGeneralLedger: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/ledger/export',
    access,
    summary: 'All lines of the general ledger of a period as a file, account by account',
    query: ledgerQuery.extend(exported),
    produces: exportedMedia,
  }),
  generalLedgerPdf: defineRoute({
    method: 'GET',
    path: '/api/v1/financial-reports/ledger/file',
    access,
    summary:
      'All lines of the general ledger of a period as PDF, account by account. 422 for more lines than it takes',
    query: ledgerQuery,
    produces: 'application/pdf',
  }),
};

export type GeneralLedger = z.infer<typeof generalLedger>;
export type LedgerAccount = z.infer<typeof ledgerAccount>;
