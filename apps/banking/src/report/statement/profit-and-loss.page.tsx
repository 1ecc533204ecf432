import { saveExport, useMessages } from '@courtyard/common';
import { EmptyState, Flex } from '@courtyard/ui';
import { BasisChoice, ReportBar } from '@courtyard/ui/data';
import { ReportPage, ReportView } from '../report-page';
import { reportMessages } from '../report.messages';
import { asShown, type ProfitQuery, useProfitAndLoss } from '../report.queries';
import { PeriodFields, usePeriodQuery } from './period-fields';
import { ReportTable } from './report-table';

/** `financial-reports/profit`: income and expenses of a period by fund, by month or against the year before. */
export function ProfitAndLossPage() {
  const t = useMessages(reportMessages);
  return (
    <ReportPage title={t('profit')} published="profit">
      {() => <ProfitAndLoss />}
    </ReportPage>
  );
}

function ProfitAndLoss() {
  const t = useMessages(reportMessages);
  const state = usePeriodQuery();
  const { basis, period, set } = state;
  const query: ProfitQuery = { basis, ...period };
  const found = useProfitAndLoss(query);
  return (
    <ReportView
      title={t('profit')}
      description={t('profitText')}
      found={found}
      bar={
        <ReportBar
          onExport={(format) =>
            saveExport('GET /api/v1/financial-reports/profit/export', {
              query: { ...asShown(query, found.data), format },
            })
          }
        >
          <Flex gap="3" rowGap="2" flexWrap="wrap" width={{ base: 'full', sm: 'auto' }}>
            <PeriodFields state={state} report={found.data} />
            <BasisChoice basis={basis} onChange={(value) => set({ basis: value })} />
          </Flex>
        </ReportBar>
      }
      savedAs="profit"
      funds={found.data?.funds}
      paper={{
        url: '/api/v1/financial-reports/profit/file',
        query,
        name: 'profit-and-loss',
        journalNo: found.data?.journalNo,
      }}
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
