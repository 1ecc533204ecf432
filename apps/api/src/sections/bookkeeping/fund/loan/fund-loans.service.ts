import type { FundLoan, FundLoans } from '@courtyard/contract/bookkeeping/fund/fund-loan';
import { fundLoanColumns, type FundLoanRow } from '@courtyard/contract/bookkeeping/fund/fund-loan.columns';
import { addMonths } from '@courtyard/contract/days';
import { legalDefaultsOf } from '@courtyard/contract/platform/community/legal/legal-defaults.rules';
import {
  entriesBetweenFunds,
  type EntryBetweenFunds,
  type Fund,
  funds,
  type ThroughEntry,
} from '../../../../ledger';
import type { Tx } from '../../../../platform/database/database';
import { defineExport } from '../../../../platform/files/export/export-list';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { type Loan, loansOf } from './fund-loans.rules';

interface Asked {
  at?: string | undefined;
}

/** A loan by its funds' ids, without its parts. */
export interface LoanSum {
  borrowerId: string | null;
  lenderId: string | null;
  amountMinor: number;
  /** The day of its oldest part. */
  since: string;
}

/** A loan with all of its parts. */
type WholeLoan = Omit<FundLoan, 'partCount' | 'isOverdue'>;

/** As many parts as somebody would read on a page. */
const partsShown = 50;

const mentionOf = ({ id, code, name, kind }: Fund) => ({ id, code, name, kind });

type OfCommunity = Pick<ReadContext, 'tx' | 'tenant'>;

/** By when a reserve is to have back what it lent on a day: within as many months as the law of the community's place says. */
const repayByOf = (
  { tenant }: Pick<OfCommunity, 'tenant'>,
  lender: FundLoan['lender'],
  date: string,
): string | null =>
  lender?.kind === 'reserve' ? addMonths(date, legalDefaultsOf(tenant.jurisdiction).reserveLoanMonths) : null;

const byDay = (one: string | null, other: string | null): number =>
  (one ?? '9999').localeCompare(other ?? '9999');

const withSince = (loan: Loan<EntryBetweenFunds>, at: string) => ({
  ...loan,
  since: loan.parts[0]?.entry.date ?? at,
});

/** With the funds as they are called today: what a reserve is to have back first, first. */
export async function withFunds<L extends LoanSum>(context: OfCommunity, loans: readonly L[]) {
  const byId = new Map((await funds(context.tx)).map((fund) => [fund.id, mentionOf(fund)]));
  const fundOf = (fundId: string | null) => byId.get(fundId ?? '') ?? null;
  return loans
    .map(({ borrowerId, lenderId, ...loan }) => {
      const lender = fundOf(lenderId);
      const repayBy = repayByOf(context, lender, loan.since);
      return { ...loan, borrower: fundOf(borrowerId), lender, repayBy };
    })
    .toSorted((one, other) => byDay(one.repayBy, other.repayBy) || byDay(one.since, other.since));
}

/** What funds owe each other at the end of a day, by their ids. */
export const loanSums = async (tx: Tx, at: string, through: ThroughEntry = {}): Promise<LoanSum[]> =>
  loansOf(await entriesBetweenFunds(tx, at, through)).map((loan) => {
    const { borrowerId, lenderId, amountMinor, since } = withSince(loan, at);
    return { borrowerId, lenderId, amountMinor, since };
  });

/** The same with every part. */
async function wholeLoans(context: OfCommunity, at: string): Promise<WholeLoan[]> {
  const loans = loansOf(await entriesBetweenFunds(context.tx, at)).map((loan) => withSince(loan, at));
  return (await withFunds(context, loans)).map(({ parts, ...loan }) => ({
    ...loan,
    parts: parts.map(({ entry, lentMinor, amountMinor }) => {
      const { entryId, no, date, kind, memo } = entry;
      return { entryId, no, date, kind, memo, lentMinor, amountMinor };
    }),
  }));
}

/** What funds owe each other at the end of a day, all of it together. */
export const owedBetweenFunds = async (tx: Tx, at: string): Promise<number> =>
  (await loanSums(tx, at)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What funds owe each other at the end of a day. Overdue is what should have been repaid by then. */
export async function readFundLoans(
  context: ReadContext,
  { at = todayOf(context) }: Asked,
): Promise<FundLoans> {
  const loans = await wholeLoans(context, at);
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
      for (const { borrower, lender, parts } of await wholeLoans(context, at ?? todayOf(context)))
        for (const part of parts) {
          const repayBy = repayByOf(context, lender, part.date);
          const row: FundLoanRow = { ...part, borrower, lender, repayBy };
          yield row;
        }
    },
  });
