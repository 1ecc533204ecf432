import type { ExecutiveSummary, executiveSummaryRoutes } from '@courtyard/contract/banking/report/summary';
import { addMonths, fiscalYearOf, monthsThrough, startOfMonth } from '@courtyard/contract/days';
import type { z } from 'zod';
import { balanceCells, balanceIn, cashByFund, exact, exactSum, factsOfReport } from '../../../ledger';
import { type ReadingContext, todayOf } from '../../../platform/section/call-context';
import { yearBegins } from '../../bookkeeping';
import { agingSummary } from './aging/aging-summary';
import { mentionOf } from './engine/period-columns';

export type SummaryQuery = z.output<(typeof executiveSummaryRoutes.executiveSummary)['query']>;

/** What is in bank accounts or received and not deposited yet, by fund. */
async function cashAt(
  { tx }: ReadingContext,
  at: string,
  { basis, journalNo }: Pick<SummaryQuery, 'basis' | 'journalNo'>,
) {
  const found = (await cashByFund(tx, { days: [at], basis, journalNo })).filter(({ isUsed }) => isUsed);
  const cash = found.map(({ fund, amountsMinor: [amountMinor = 0] }) => ({
    fund: mentionOf(fund),
    amountMinor,
  }));
  return { cash, cashMinor: exactSum(cash.map(({ amountMinor }) => amountMinor)) };
}

/** The state of the community on a page: all of it from the books as of one moment. */
export async function executiveSummary(
  context: ReadingContext,
  query: SummaryQuery,
): Promise<ExecutiveSummary> {
  const { tx } = context;
  const { at = todayOf(context), basis, journalNo } = query;
  const year = { from: fiscalYearOf(at, await yearBegins(tx)).from, to: at };
  const months = monthsThrough(addMonths(startOfMonth(at), -11), at);
  const cells = await balanceCells(tx, {
    basis,
    journalNo,
    withClosing: false,
    types: ['income', 'expense'],
    spans: [...months, year],
  });
  const resultIn = (span: number) => {
    const income = balanceIn(
      cells.filter(({ type }) => type === 'income'),
      span,
    );
    const expenseMinor = balanceIn(
      cells.filter(({ type }) => type === 'expense'),
      span,
    );
    const incomeMinor = income === 0 ? 0 : -income;
    return { incomeMinor, expenseMinor, netMinor: exact(incomeMinor - expenseMinor) };
  };
  const { rows } = await agingSummary(context, { at, journalNo });
  const totalOf = (listing: 'receivable' | 'payable') =>
    rows.find((row) => row.listing === listing && row.fund === null) ?? null;
  return {
    ...(await factsOfReport(context, basis, query)),
    at,
    ...(await cashAt(context, at, query)),
    months: months.map((month, span) => ({ ...month, ...resultIn(span) })),
    year: { ...year, ...resultIn(months.length) },
    receivable: totalOf('receivable'),
    payable: totalOf('payable'),
  };
}
