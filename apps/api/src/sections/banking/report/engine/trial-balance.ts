import type { FinancialReport, reportRoutes } from '@courtyard/contract/banking/report/report';
import type { z } from 'zod';
import { factsOfReport, balanceCells, funds } from '../../../../ledger';
import { invalid } from '../../../../platform/http/problem';
import { type ReadingContext, todayOf } from '../../../../platform/section/call-context';
import { askedFund, mentionOf, shown } from './period-columns';
import { reportVersion, trialBalanceRows } from './report-definition';
import { type EngineColumn, isBalanced, rowsOf } from './report-rows.rules';

export type TrialBalanceQuery = z.output<(typeof reportRoutes.trialBalance)['query']>;

/** The balance of every account in debit or credit; beside an earlier date, both columns of it too. */
export async function trialBalance(
  context: ReadingContext,
  query: TrialBalanceQuery,
): Promise<FinancialReport> {
  const { tx } = context;
  const { at = todayOf(context), basis, compareWith, fundId, journalNo } = query;
  if (compareWith !== undefined && compareWith >= at)
    throw invalid({ compareWith: 'Choose a date before the date of the trial balance.' });
  const known = await funds(tx);
  const found = askedFund(known, fundId);
  const fund = found && mentionOf(found);
  const dates = [at, ...(compareWith === undefined ? [] : [compareWith])];
  const cells = await balanceCells(tx, {
    basis,
    fundId,
    journalNo,
    spans: dates.map((to) => ({ from: null, to })),
  });
  const columns = dates.flatMap((to, span) =>
    (['debit', 'credit'] as const).map((side): EngineColumn => ({
      key: `${side} ${to}`,
      kind: side,
      fund,
      from: null,
      to,
      isComparison: false,
      by: null,
      side,
      span,
      minus: null,
    })),
  );
  return {
    ...(await factsOfReport(context, basis, query)),
    report: 'trial-balance',
    version: reportVersion,
    from: null,
    to: at,
    fund,
    funds: known.map(mentionOf),
    withClosing: true,
    columns: columns.map(shown),
    rows: rowsOf(trialBalanceRows, { cells, columns }),
    isBalanced: isBalanced(cells, columns),
  };
}
