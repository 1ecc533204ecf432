import { choicesOf, saveExport, useMessages, useToday } from '@courtyard/common';
import { profitColumns } from '@courtyard/contract/banking/report/report.values';
import { EmptyState, Flex } from '@courtyard/ui';
import { BasisChoice, Choice, DayChoice, ReportBar } from '@courtyard/ui/data';
import { FundChoice } from '../fund-choice';
import { ReportPage, ReportView } from '../report-page';
import { reportMessages } from '../report.messages';
import { type ProfitQuery, useProfitAndLoss } from '../report.queries';
import { useReportQuery } from '../use-report-query';
import { ReportTable } from './report-table';

/** `financial-reports/profit`: income and expenses of a period by fund, by month or against the year before. */
export function ProfitAndLossPage() {
  const t = useMessages(reportMessages);
  return <ReportPage title={t('profit')}>{() => <ProfitAndLoss />}</ReportPage>;
}

function ProfitAndLoss() {
  const t = useMessages(reportMessages);
  const { params, basis, dayOf, set } = useReportQuery<'from' | 'to' | 'columns' | 'fundId'>();
  const columns = profitColumns.find((each) => each === params.get('columns')) ?? 'funds';
  const [from, to, fundId] = [dayOf('from'), dayOf('to'), params.get('fundId')];
  const query: ProfitQuery = {
    basis,
    columns,
    ...(from && { from }),
    ...(to && { to }),
    ...(fundId && columns !== 'funds' && { fundId }),
  };
  const today = useToday();
  const found = useProfitAndLoss(query);
  return (
    <ReportView
      title={t('profit')}
      description={t('profitText')}
      found={found}
      bar={
        <ReportBar
          onExport={(format) =>
            saveExport('GET /api/v1/financial-reports/profit/export', { query: { ...query, format } })
          }
        >
          <Flex gap="3" rowGap="2" flexWrap="wrap" width={{ base: 'full', sm: 'auto' }}>
            <DayChoice
              label={t('from')}
              at={from ?? found.data?.from ?? ''}
              onChange={(day) => set({ from: day })}
            />
            <DayChoice label={t('to')} at={to ?? today} onChange={(day) => set({ to: day })} />
            <Choice
              label={t('columns')}
              value={columns}
              options={choicesOf(t, 'columns', profitColumns)}
              onChange={(value) => set({ columns: value === 'funds' ? '' : value })}
            />
            {columns === 'funds' ? null : (
              <FundChoice
                funds={found.data?.funds ?? []}
                fundId={fundId}
                onChange={(value) => set({ fundId: value })}
              />
            )}
            <BasisChoice basis={basis} onChange={(value) => set({ basis: value })} />
          </Flex>
        </ReportBar>
      }
      paper={{ url: '/api/v1/financial-reports/profit/file', query, name: 'profit-and-loss' }}
    >
      {(report) =>
        report.rows.some(({ kind }) => kind === 'account') ? (
          <ReportTable report={report} />
        ) : (
          <EmptyState icon="book" title={t('noEntries')} description={t('noEntriesInPeriod')} />
        )
      }
    </ReportView>
  );
}
