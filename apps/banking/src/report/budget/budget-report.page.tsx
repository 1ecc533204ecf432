import { choicesOf, saveExport, useCan, useFormats, useMessages, useToday } from '@courtyard/common';
import type { FinancialReport } from '@courtyard/contract/banking/report/report';
import { profitColumns } from '@courtyard/contract/banking/report/report.values';
import { EmptyState, Flex, Text, TextLink } from '@courtyard/ui';
import { BasisChoice, Choice, ReportBar } from '@courtyard/ui/data';
import { FundChoice } from '../fund-choice';
import { ReportPage, ReportView } from '../report-page';
import { reportPaths } from '../report-paths';
import { reportMessages } from '../report.messages';
import { asShown, type BudgetReportQuery, useBudgetReport } from '../report.queries';
import { ReportTable } from '../statement/report-table';
import { useReportQuery } from '../use-report-query';
import { budgetReportMessages } from './budget-report.messages';

/** `financial-reports/budget`: the adopted budgets of a fiscal year against what was posted in it. */
export function BudgetReportPage() {
  const t = useMessages(reportMessages);
  return (
    <ReportPage title={t('budget')} published="budget">
      {() => <Report />}
    </ReportPage>
  );
}

function Report() {
  const t = useMessages(budgetReportMessages);
  const tReport = useMessages(reportMessages);
  const { params, basis, dayOf, set } = useReportQuery<'fundId' | 'at' | 'columns'>();
  const [fundId, at] = [params.get('fundId'), dayOf('at')];
  const columns = profitColumns.find((each) => each === params.get('columns')) ?? 'funds';
  const query: BudgetReportQuery = {
    basis,
    columns,
    ...(at && { at }),
    ...(fundId && { fundId }),
  };
  const found = useBudgetReport(query);
  const { data } = found;
  return (
    <ReportView
      title={tReport('budget')}
      description={t('description')}
      found={found}
      savedAs="budget"
      funds={data?.funds}
      bar={
        <ReportBar
          onExport={(format) =>
            saveExport('GET /api/v1/financial-reports/budget/export', {
              query: { ...asShown(query, found.data), format },
            })
          }
        >
          <Flex gap="3" rowGap="2" flexWrap="wrap" width={{ base: 'full', sm: 'auto' }}>
            <FundChoice
              funds={data?.funds ?? []}
              fundId={fundId}
              onChange={(value) => set({ fundId: value })}
            />
            {data?.budget ? <YearFields budget={data.budget} onChange={(day) => set({ at: day })} /> : null}
            <Choice
              label={tReport('columns')}
              value={columns}
              options={choicesOf(tReport, 'columns', profitColumns)}
              onChange={(value) => set({ columns: value === 'funds' ? '' : value })}
            />
            <BasisChoice basis={basis} onChange={(value) => set({ basis: value })} />
          </Flex>
        </ReportBar>
      }
      paper={{
        url: '/api/v1/financial-reports/budget/file',
        query,
        name: 'budget-against-actual',
        journalNo: found.data?.journalNo,
      }}
    >
      {(report) =>
        report.rows.some(({ kind }) => kind === 'account') ? (
          <>
            <Adopted budgets={report.budget?.adopted ?? []} />
            <ReportTable report={report} />
          </>
        ) : (
          <EmptyState icon="book" title={t('nothing')} description={t('nothingText')} />
        )
      }
    </ReportView>
  );
}

type Facts = NonNullable<FinancialReport['budget']>;

/** The fiscal year, and its last period that counts. */
function YearFields({ budget, onChange }: { budget: Facts; onChange: (day: string) => void }) {
  const t = useMessages(budgetReportMessages);
  const formats = useFormats();
  const today = useToday();
  const { year, years, through, periodEnds } = budget;
  const nameOf = ({ from, to }: Facts['year']) =>
    from.slice(0, 4) === to.slice(0, 4) ? from.slice(0, 4) : `${formats.day(from)} – ${formats.day(to)}`;
  // What is over of the present year, and all of an earlier one.
  const dayIn = ({ from, to }: Facts['year']) => (to < today ? to : from > today ? from : today);
  return (
    <>
      <Choice
        label={t('fiscalYear')}
        value={year.from}
        options={years.map((each) => ({ value: each.from, label: nameOf(each) }))}
        onChange={(value) => onChange(dayIn(years.find(({ from }) => from === value) ?? year))}
      />
      <Choice
        label={t('through')}
        value={periodEnds[through - 1] ?? year.to}
        options={periodEnds.map((day) => ({ value: day, label: formats.day(day) }))}
        onChange={onChange}
      />
    </>
  );
}

/** The budgets that count, each leading to its page. */
function Adopted({ budgets }: { budgets: Facts['adopted'] }) {
  const t = useMessages(budgetReportMessages);
  const canSeeBudgets = useCan('Budget List View');
  return (
    <Flex px="5" pt="2" gap="3" rowGap="1" flexWrap="wrap">
      {budgets.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('noneAdopted')}
        </Text>
      ) : null}
      {budgets.map(({ id, scenario, number, fund }) => {
        const text = t('openBudget', { fund: fund.name, name: `${scenario} v${number}` });
        return canSeeBudgets ? (
          <TextLink key={id} to={reportPaths.budget(id)} fontSize="sm">
            {text}
          </TextLink>
        ) : (
          <Text key={id} size="sm" tone="muted">
            {text}
          </Text>
        );
      })}
    </Flex>
  );
}
