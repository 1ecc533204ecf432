import { z } from 'zod';
import { amountMinor, day, id, moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { accountType } from '../account/account';
import { fund } from '../fund/fund';
import { chainHead, month, periodAction } from './period';
import { periodStatuses, subledgers } from './period.values';

/** What an account stood at in one fund: debits less credits. */
const balanceRow = z.object({
  accountId: id,
  code: z.string(),
  name: z.string(),
  type: accountType,
  fundId: id,
  balanceMinor: amountMinor,
});

/** A listing of open items from the end of the month before to the end of this one, in its normal side: what is owed is positive. */
const rollForward = z.object({
  subledger: z.enum(subledgers),
  fundId: id,
  openingMinor: amountMinor,
  /** By what the entries are: `charge`, `receipt`. */
  movements: z.array(z.object({ kind: z.string(), amountMinor })),
  /** The opening and all that moved. */
  closingMinor: amountMinor,
  /** The sum of the open items at the end of the month, and what the control account stood at. */
  itemsMinor: amountMinor,
  controlMinor: amountMinor,
  /** Zero where all three agree. */
  differenceMinor: amountMinor,
  aging: z.object({
    current: amountMinor,
    to30: amountMinor,
    to60: amountMinor,
    to90: amountMinor,
    over90: amountMinor,
  }),
});

/** What a fund has, less what it owes, from the end of the month before to the end of this one; additions are positive. */
const fundRollForward = z.object({
  fundId: id,
  openingMinor: amountMinor,
  incomeMinor: amountMinor,
  /** Negative: what was spent. */
  expenseMinor: amountMinor,
  /** From other funds; negative where more went to them. */
  transferMinor: amountMinor,
  /** Posted to its fund balance itself: opening balances. */
  directMinor: amountMinor,
  closingMinor: amountMinor,
  assetsMinor: amountMinor,
  /** What it owes, positive. */
  liabilitiesMinor: amountMinor,
  /** What it came to and what it has less what it owes: zero. */
  differenceMinor: amountMinor,
});

export const closeReport = z.object({
  month,
  from: day,
  to: day,
  status: z.enum(periodStatuses),
  /** Who closed it, and what the chain was; null while it is open. */
  closed: periodAction.nullable(),
  /** The chain as the report was made. Of a closed month the figures stay what they were. */
  head: chainHead,
  madeAt: moment,
  funds: z.array(fund),
  /** In accrual basis, without the entries of this year's end. */
  trialBalance: z.array(balanceRow),
  rollForwards: z.array(rollForward),
  fundRollForwards: z.array(fundRollForward),
  /** Bank accounts, and what was received and not deposited. */
  banks: z.array(balanceRow),
  /** What the server's owner runs to compare the books with the head of the close; null while it is open. */
  verifyCommand: z.string().nullable(),
});

const single = '/api/v1/periods/:month/report';

export const closeReportRoutes = {
  closeReport: defineRoute({
    method: 'GET',
    path: single,
    access: 'Periods View',
    summary:
      'The close report of a month, open ones too: trial balance by fund, roll-forwards, aging, banks and the head of the chain',
    params: z.object({ month }),
    response: one(closeReport),
  }),
  closeReportPdf: defineRoute({
    method: 'GET',
    path: `${single}/file`,
    access: 'Periods View',
    summary: 'The close report of a month as PDF',
    params: z.object({ month }),
    produces: 'application/pdf',
  }),
};

export type CloseReport = z.infer<typeof closeReport>;
export type RollForward = CloseReport['rollForwards'][number];
export type FundRollForward = CloseReport['fundRollForwards'][number];
