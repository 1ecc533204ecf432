import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { amountMinor, day, exported, id, line, list, moment, one, version } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { chartCode, fund } from '../fund/fund';
import { accountControls, accountPurposes, accountTypes, bases, taxTags } from './account.values';

export const accountType = z.enum(accountTypes);
export const accountControl = z.enum(accountControls);
export const accountPurpose = z.enum(accountPurposes);
export const taxTag = z.enum(taxTags);
export const basis = z.enum(bases);

/** What people write of an account. What it is for (type, open items, purpose, fund) stays once it was posted to. */
export const accountInput = z.object({
  code: chartCode,
  name: line(80),
  type: accountType,
  /** Groups others, and is never posted to. */
  isHeading: z.boolean().default(false),
  /** The heading that it stands below. */
  parentId: id.nullable().default(null),
  /** The only fund that it is posted to in; null: any. A bank account has one. */
  fundId: id.nullable().default(null),
  control: accountControl.default('none'),
  purpose: accountPurpose.nullable().default(null),
  /** What it counts as in the tests of Form 1120-H, as its type allows; null where nobody has said. May change at any time. */
  taxTag: taxTag.nullable().default(null),
});
export const accountChange = accountInput.extend({ version });

/** What an account stands at in one fund: debits less credits. */
export const fundBalance = z.object({ fundId: id, balanceMinor: amountMinor });

export const account = accountInput.extend({
  id,
  archivedAt: moment.nullable(),
  /** It was posted to. */
  isUsed: z.boolean(),
  /** By code of the fund; funds in which nothing stands are left out. Of a heading: empty. */
  balances: z.array(fundBalance),
  version: z.int(),
});

/** The whole chart: every account by code, archived ones too, with what each stood at at the end of a day. */
export const chart = z.object({
  at: day,
  basis,
  funds: z.array(fund),
  accounts: z.array(account),
});

const chartQuery = z.object({ at: day.optional(), basis: basis.default('accrual') });
const accountParams = z.object({ accountId: id });

/** One line of a register. Amounts are debits where positive, credits where negative. */
export const registerLine = z.object({
  entryId: id,
  /** Number of the entry, gapless in the community. */
  no: z.int(),
  line: z.int(),
  date: day,
  /** What the entry is: `receipt`, `bill`, `opening`. */
  kind: z.string(),
  memo: z.string().nullable(),
  fundId: id,
  amountMinor,
  /** What the account, in the fund that was asked for, stood at after this line. */
  balanceMinor: amountMinor,
});

const registerQuery = z.object({
  fundId: id.optional(),
  from: day.optional(),
  to: day.optional(),
  /** At which end one begins, where no cursor says more. */
  end: z.enum(['first', 'last']).default('last'),
  cursor: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export const chartRoutes = {
  getChart: defineRoute({
    method: 'GET',
    path: '/api/v1/accounts',
    access: 'Charts List View',
    summary: 'The chart of accounts with balances per fund at the end of a day; today where none is said',
    query: chartQuery,
    response: one(chart),
  }),
  exportChart: defineRoute({
    method: 'GET',
    path: '/api/v1/accounts/export',
    access: 'Charts List View',
    summary: 'The chart of accounts as a file that can be imported again',
    query: z.object(exported),
    produces: exportedMedia,
  }),
  exportTrialBalance: defineRoute({
    method: 'GET',
    path: '/api/v1/trial-balance/export',
    access: 'Charts List View',
    summary:
      'The trial balance at the end of a day as a file, a row for each account and fund; today where none is said',
    query: chartQuery.extend(exported),
    produces: exportedMedia,
  }),
  startChart: defineRoute({
    method: 'POST',
    path: '/api/v1/accounts/start',
    access: 'Chart Update',
    summary:
      'Begin with the funds and accounts that an association needs. 409 `chart-there` where there is a chart.',
    body: z.object({}),
    response: one(chart),
    status: 201,
  }),
  createAccount: defineRoute({
    method: 'POST',
    path: '/api/v1/accounts',
    access: 'Chart Update',
    summary: 'Add an account or a heading',
    body: accountInput,
    response: one(account),
    status: 201,
  }),
  getAccount: defineRoute({
    method: 'GET',
    path: '/api/v1/accounts/:accountId',
    access: 'Charts List View',
    summary: 'One account with what it stands at today',
    params: accountParams,
    response: one(account),
  }),
  updateAccount: defineRoute({
    method: 'PUT',
    path: '/api/v1/accounts/:accountId',
    access: 'Chart Update',
    summary: 'Change an account',
    params: accountParams,
    body: accountChange,
    response: one(account),
  }),
  archiveAccount: defineRoute({
    method: 'POST',
    path: '/api/v1/accounts/:accountId/archive',
    access: 'Chart Update',
    summary: 'Archive an account that is at zero, or take it back. 409 `ledger-not-zero` otherwise.',
    params: accountParams,
    body: z.object({ archived: z.boolean(), version }),
    response: one(account),
  }),
  accountHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/accounts/:accountId/history',
    access: 'Charts List View',
    summary: 'Who changed what of an account',
    params: accountParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
  getRegister: defineRoute({
    method: 'GET',
    path: '/api/v1/accounts/:accountId/register',
    access: 'Charts List View',
    summary:
      'Lines of an account by date and number, the oldest first, each with the balance after it. Without a cursor: the last page, or the first.',
    params: accountParams,
    query: registerQuery,
    response: list(registerLine),
  }),
  exportRegister: defineRoute({
    method: 'GET',
    path: '/api/v1/accounts/:accountId/register/export',
    access: 'Charts List View',
    summary: 'All lines of a register as a file',
    params: accountParams,
    query: registerQuery.omit({ end: true, cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
};

export type AccountInput = z.infer<typeof accountInput>;
export type AccountChange = z.infer<typeof accountChange>;
export type Account = z.infer<typeof account>;
export type Chart = z.infer<typeof chart>;
export type RegisterLine = z.infer<typeof registerLine>;
export type TaxTag = z.infer<typeof taxTag>;
export type Basis = z.infer<typeof basis>;
