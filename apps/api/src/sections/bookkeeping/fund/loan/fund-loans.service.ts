import type { FundLoan, FundLoans } from '@courtyard/contract/bookkeeping/fund/fund-loan';
import { fundLoanColumns, type FundLoanRow } from '@courtyard/contract/bookkeeping/fund/fund-loan.columns';
import { addMonths } from '@courtyard/contract/days';
import { entriesBetweenFunds, type Fund, funds } from '../../../../ledger';
import type { Tx } from '../../../../platform/database/database';
import { defineExport } from '../../../../platform/files/export/export-list';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { loansOf } from './fund-loans.rules';

interface Asked {
  at?: string | undefined;
}

/** A loan with all of its parts. */
type WholeLoan = Omit<FundLoan, 'partCount' | 'isOverdue'>;

/** As many parts as somebody would read on a page. */
const partsShown = 50;

const factsOf = ({ id, code, name, kind }: Fund) => ({ id, code, name, kind });

/** By when a reserve is to have back what it lent on a day: within one year (California Civil Code §5515(d)). */
const repayByOf = (lender: FundLoan['lender'], date: string): string | null =>
  lender?.kind === 'reserve' ? addMonths(date, 12) : null;

const byDay = (one: string | null, other: string | null): number =>
  (one ?? '9999').localeCompare(other ?? '9999');

/** What funds owe each other at the end of a day, with every part: what a reserve is to have back first, first. */
export async function wholeLoans(tx: Tx, at: string): Promise<WholeLoan[]> {
  const byId = new Map((await funds(tx)).map((fund) => [fund.id, factsOf(fund)]));
  const fundOf = (fundId: string | null) => byId.get(fundId ?? '') ?? null;
  return loansOf(await entriesBetweenFunds(tx, at))
    .map(({ borrowerId, lenderId, amountMinor, parts }): WholeLoan => {
      const lender = fundOf(lenderId);
      const since = parts[0]?.entry.date ?? at;
      return {
        borrower: fundOf(borrowerId),
        lender,
        amountMinor,
        since,
        repayBy: repayByOf(lender, since),
        parts: parts.map((part) => {
          const { entryId, no, date, kind, memo } = part.entry;
          const { lentMinor, amountMinor: leftMinor } = part;
          return { entryId, no, date, kind, memo, lentMinor, amountMinor: leftMinor };
        }),
      };
    })
    .toSorted((one, other) => byDay(one.repayBy, other.repayBy) || byDay(one.since, other.since));
}

/** What funds owe each other at the end of a day, all of it together. */
export const owedBetweenFunds = async (tx: Tx, at: string): Promise<number> =>
  (await wholeLoans(tx, at)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What funds owe each other at the end of a day. Overdue is what should have been repaid by then. */
export async function readFundLoans(
  context: ReadContext,
  { at = todayOf(context) }: Asked,
): Promise<FundLoans> {
  const loans = await wholeLoans(context.tx, at);
  return {
    at,
    loans: loans.map(({ parts, ...loan }) => ({
      ...loan,
      isOverdue: loan.repayBy !== null && loan.repayBy < at,
      parts: parts.slice(0, partsShown),
      partCount: parts.length,
    })),
  };
}

/** The same as a file, with every part. */
export const fundLoansExport = ({ at }: Asked) =>
  defineExport({
    name: 'loans-between-funds',
    columns: fundLoanColumns,
    rows: async function* rows(context) {
      for (const { borrower, lender, parts } of await wholeLoans(context.tx, at ?? todayOf(context)))
        for (const part of parts) {
          const row: FundLoanRow = { ...part, borrower, lender, repayBy: repayByOf(lender, part.date) };
          yield row;
        }
    },
  });
