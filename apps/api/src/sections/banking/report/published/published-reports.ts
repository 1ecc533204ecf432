import type { FinancialReport } from '@courtyard/contract/banking/report/report';
import type {
  PublishedReports,
  ReportPublication,
} from '@courtyard/contract/banking/published-report/published-report';
import type { PublishableKind } from '@courtyard/contract/banking/published-report/published-report.values';
import { addDays, addMonths } from '@courtyard/contract/days';
import { periods } from '../../../../ledger';
import { changeOf } from '../../../../platform/audit/audit';
import type { Tx } from '../../../../platform/database/database';
import { invalid, notFound } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { balanceSheet } from '../engine/balance-sheet';
import { budgetAgainstActual } from '../engine/budget/budget-against-actual';
import { profitAndLoss } from '../engine/profit-and-loss';

const monthOf = (day: string) => day.slice(0, 7);
const firstOf = (month: string) => `${month}-01`;

/** The reports that owners are shown, each with the closed months that it is shown of. */
export async function publishedReports(tx: Tx): Promise<PublishedReports> {
  const closed = (await periods(tx))
    .filter(({ status }) => status === 'closed')
    .map(({ month }) => monthOf(month))
    .toSorted()
    .toReversed();
  const rows = await tx
    .selectFrom('publishedReport')
    .select(['kind', 'basis', 'since'])
    .orderBy('kind')
    .execute();
  return {
    reports: rows.map(({ kind, basis, since }) => ({
      kind,
      basis,
      since: monthOf(since),
      months: closed.filter((month) => month >= monthOf(since)),
    })),
  };
}

/** A report of a closed month, as owners see it. Throws notFound for one that is not published. */
export async function publishedReport(
  context: ReadContext,
  { reportKind }: { reportKind: PublishableKind },
  asked: { month?: string | undefined },
): Promise<FinancialReport> {
  const { reports } = await publishedReports(context.tx);
  const report = reports.find(({ kind }) => kind === reportKind);
  const month = asked.month ?? report?.months[0];
  if (!report || month === undefined || !report.months.includes(month)) throw notFound('published report');
  const from = firstOf(month);
  const to = addDays(addMonths(from, 1), -1);
  const { basis } = report;
  if (reportKind === 'balance') return balanceSheet(context, { at: to, basis });
  if (reportKind === 'profit') return profitAndLoss(context, { from, to, basis, columns: 'funds' });
  const budget = await budgetAgainstActual(context, { at: to, basis, columns: 'funds' });
  // Where the first period of a fiscal year is not over, it reaches beyond the closed month.
  if (budget.to > to) throw notFound('published report');
  return budget;
}

const auditValues = (reports: readonly ReportPublication[]) =>
  Object.fromEntries(reports.map(({ kind, basis, since }) => [kind, `${since}, ${basis}`]));

/** Chooses which reports owners are shown. Throws a Problem, 422, for a report that is named twice. */
export async function setPublications(
  context: CallContext,
  reports: readonly ReportPublication[],
): Promise<PublishedReports> {
  const { tx, tenant, platform } = context;
  if (new Set(reports.map(({ kind }) => kind)).size < reports.length)
    throw invalid({ reports: 'Choose each report only once.' });
  const { reports: before } = await publishedReports(tx);
  await tx.deleteFrom('publishedReport').execute();
  if (reports.length > 0)
    await tx
      .insertInto('publishedReport')
      .values(
        reports.map(({ kind, basis, since }) => ({
          tenantId: tenant.id,
          kind,
          basis,
          since: firstOf(since),
          updatedAt: platform.clock(),
        })),
      )
      .execute();
  await recordChange(
    context,
    changeOf(
      'report-publication.set',
      { 'report-publication': tenant.id },
      auditValues(before),
      auditValues(reports),
    ),
  );
  return publishedReports(tx);
}
