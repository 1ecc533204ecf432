import { saveExport, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { BudgetReport, BudgetReportRow } from '@courtyard/contract/budget/budget-report/budget-report';
import { addDays, addMonths } from '@courtyard/contract/days';
import { CardBody, EmptyState, Flex, Text, TextLink } from '@courtyard/ui';
import { BasisChoice, Choice, ReportBar } from '@courtyard/ui/data';
import { FigureTable } from '@courtyard/ui/details';
import { FundChoice } from '../fund-choice';
import { ReportPage, ReportView } from '../report-page';
import { reportPaths } from '../report-paths';
import { reportMessages } from '../report.messages';
import { type BudgetReportQuery, useBudgetReport } from '../report.queries';
import { useReportQuery } from '../use-report-query';
import { budgetReportMessages } from './budget-report.messages';

/** `financial-reports/budget`: the adopted budget of a fund against what was posted in its fiscal year. */
export function BudgetReportPage() {
  const t = useMessages(budgetReportMessages);
  return <ReportPage title={t('title')}>{() => <Report />}</ReportPage>;
}

const periods = Array.from({ length: 12 }, (_, place) => place + 1);

function Report() {
  const t = useMessages(budgetReportMessages);
  const formats = useFormats();
  const { params, basis, dayOf, set } = useReportQuery<'fundId' | 'yearFrom' | 'through'>();
  const [fundId, yearFrom] = [params.get('fundId'), dayOf('yearFrom')];
  const through = periods.find((each) => String(each) === params.get('through'));
  const query: BudgetReportQuery = {
    basis,
    ...(fundId && { fundId }),
    ...(yearFrom && { yearFrom }),
    ...(through && { through }),
  };
  const found = useBudgetReport(query);
  const { data } = found;
  const endOf = (from: string, period: number) => formats.day(addDays(addMonths(from, period), -1));
  return (
    <ReportView
      title={t('title')}
      description={t('description')}
      found={found}
      bar={
        <ReportBar
          onExport={(format) =>
            saveExport('GET /api/v1/financial-reports/budget/export', { query: { ...query, format } })
          }
        >
          <Flex gap="3" rowGap="2" flexWrap="wrap" width={{ base: 'full', sm: 'auto' }}>
            <FundChoice
              isOne
              funds={data?.funds ?? []}
              fundId={data?.fund.id ?? fundId}
              onChange={(value) => set({ fundId: value })}
            />
            {data ? (
              <>
                <Choice
                  label={t('fiscalYear')}
                  value={data.yearFrom}
                  options={data.years.map(({ from, to }) => ({
                    value: from,
                    label:
                      from.slice(0, 4) === to.slice(0, 4)
                        ? from.slice(0, 4)
                        : `${formats.day(from)} – ${formats.day(to)}`,
                  }))}
                  onChange={(value) => set({ yearFrom: value, through: '' })}
                />
                <Choice
                  label={t('through')}
                  value={String(data.through)}
                  options={periods.map((period) => ({
                    value: String(period),
                    label: endOf(data.yearFrom, period),
                  }))}
                  onChange={(value) => set({ through: value, yearFrom: data.yearFrom })}
                />
              </>
            ) : null}
            <BasisChoice basis={basis} onChange={(value) => set({ basis: value })} />
          </Flex>
        </ReportBar>
      }
      paper={{ url: '/api/v1/financial-reports/budget/file', query, name: 'budget-against-actual' }}
    >
      {(report) => <BudgetTable report={report} />}
    </ReportView>
  );
}

const budgetPath = (id: string) => `/budget-expenses/budgeting/details?id=${id}`;

/** Every actual leads to its entries, and what is budgeted to its line. Nothing is added up here. */
function BudgetTable({ report }: { report: BudgetReport }) {
  const t = useMessages(budgetReportMessages);
  const tReport = useMessages(reportMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const canSeeBudgets = useCan('Budget List View');
  const { budget, basis, fund, from, to, journalNo, madeAt, rows } = report;
  if (rows.every(({ account }) => account === null))
    return <EmptyState icon="book" title={t('nothing')} description={t('nothingText')} />;
  const money = (amountMinor: number) => formats.money(amountMinor, currency, 'parentheses');
  const entries = ({ account, types }: BudgetReportRow) =>
    reportPaths.entries({
      ...(account === null ? { type: types } : { accountId: account.id }),
      fundId: fund.id,
      from,
      to,
      basis,
      closing: false,
    });
  // The line of the budget that a figure is of; a sum is of the whole.
  const line = ({ account, yearMinor, budgetMinor }: BudgetReportRow) =>
    budget === null || !canSeeBudgets || (yearMinor === 0 && budgetMinor === 0)
      ? undefined
      : `${budgetPath(budget.id)}${account === null ? '' : `&account=${account.id}`}`;
  const facts = {
    basis: tReport(`basis.${basis}`),
    no: journalNo,
    at: formats.moment(madeAt),
    from: formats.day(from),
    to: formats.day(to),
  };
  return (
    <CardBody>
      <Text size="sm" tone="muted">
        {tReport('periodText', facts)}
      </Text>
      <Text size="sm" tone="muted" mb="4">
        {budget === null ? t('noneAdopted') : t('adopted', { name: `${budget.scenario} v${budget.number}` })}{' '}
        {budget !== null && canSeeBudgets ? (
          <TextLink to={budgetPath(budget.id)}>{t('openBudget')}</TextLink>
        ) : null}
      </Text>
      <FigureTable
        caption={t('title')}
        isWhole
        head={[
          tReport('account'),
          t('budget'),
          t('actual'),
          t('variance'),
          t('percent'),
          t('year'),
          t('forecast'),
        ]}
        rows={rows.map((row) => ({
          key: row.key,
          name:
            row.account === null
              ? t(`total.${row.total ?? 'net-income'}`)
              : `${row.account.code} ${row.account.name}`,
          isTotal: row.account === null,
          cells: [
            { text: money(row.budgetMinor), to: line(row) },
            { text: money(row.actualMinor), to: entries(row) },
            { text: money(row.varianceMinor) },
            { text: row.percentHundredths === null ? '–' : `${(row.percentHundredths / 100).toFixed(1)}%` },
            { text: money(row.yearMinor), to: line(row) },
            { text: money(row.forecastMinor) },
          ],
        }))}
      />
    </CardBody>
  );
}
