import { type ExecutiveSummary, executiveSummaryRoutes } from '@courtyard/contract/banking/report/summary';
import { addMonths, fiscalYearOf, monthsThrough, startOfMonth } from '@courtyard/contract/days';
import type { z } from 'zod';
import { accounts, balanceCells, type CellRow, funds } from '../../../ledger';
import { implement, type Module } from '../../../platform/http/implement';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { yearBegins } from '../../bookkeeping';
import { agingSummary } from './aging/aging-summary';
import { mentionOf } from './engine/balance-sheet';
import { factsOfReport } from './engine/report-facts';

type Query = z.output<(typeof executiveSummaryRoutes.executiveSummary)['query']>;

const balanceIn = (cells: readonly CellRow[], span: number): number =>
  cells.reduce(
    (sum, { debitMinor, creditMinor }) => sum + (debitMinor[span] ?? 0) - (creditMinor[span] ?? 0),
    0,
  );

/** What is in bank accounts or received and not deposited yet, by fund. */
async function cashAt({ tx }: ReadContext, at: string, basis: Query['basis']) {
  const cash = (await accounts(tx)).filter(({ purpose }) => purpose === 'bank' || purpose === 'undeposited');
  const cells = await balanceCells(tx, {
    basis,
    accountIds: cash.map(({ id }) => id),
    spans: [{ from: null, to: at }],
  });
  const all = await funds(tx);
  return {
    cash: all.flatMap((fund) => {
      const its = cells.filter(({ fundId }) => fundId === fund.id);
      return its.length === 0 ? [] : [{ fund: mentionOf(fund), amountMinor: balanceIn(its, 0) }];
    }),
    cashMinor: balanceIn(cells, 0),
  };
}

/** The state of the community on a page: all of it from the books as of one moment. */
async function executiveSummary(context: ReadContext, query: Query): Promise<ExecutiveSummary> {
  const { tx } = context;
  const { at = todayOf(context), basis } = query;
  const year = { from: fiscalYearOf(at, await yearBegins(tx)).from, to: at };
  const months = monthsThrough(addMonths(startOfMonth(at), -11), at);
  const cells = await balanceCells(tx, {
    basis,
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
    return { incomeMinor, expenseMinor, netMinor: incomeMinor - expenseMinor };
  };
  const { rows } = await agingSummary(context, { at });
  const totalOf = (listing: 'receivable' | 'payable') =>
    rows.find((row) => row.listing === listing && row.fund === null) ?? null;
  return {
    ...(await factsOfReport(context, basis)),
    at,
    ...(await cashAt(context, at, basis)),
    months: months.map((month, span) => ({ ...month, ...resultIn(span) })),
    year: { ...year, ...resultIn(months.length) },
    receivable: totalOf('receivable'),
    payable: totalOf('payable'),
  };
}

export const executiveSummaryModule: Module = () => [
  implement(executiveSummaryRoutes.executiveSummary, async (call) => ({
    data: await executiveSummary(call, call.query),
  })),
];
