import type { FinancialReport } from '@courtyard/contract/banking/report/report';
import { useMessages } from '@courtyard/common';
import { EmptyState, Flex } from '@courtyard/ui';
import { ReportBar } from '@courtyard/ui/data';
import type { ComponentProps, ReactNode } from 'react';
import type { AskedReport } from '../../saved-report/asked-report.rules';
import { ReportView } from '../report-page';
import { reportMessages } from '../report.messages';
import { ReportTable } from './report-table';

interface StatementViewProps extends Pick<ComponentProps<typeof ReportBar>, 'onExport'> {
  report: 'trial-balance' | 'fund-balances' | 'cash-flow' | 'interfund';
  found: { data: FinancialReport | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  paper: { url: string; query: AskedReport; name: string; journalNo: number | undefined };
  /** What it is asked for. */
  fields: ReactNode;
}

/** A statement with what it is asked for above it; without entries it says so. */
export function StatementView({ report, found, paper, fields, onExport }: StatementViewProps) {
  const t = useMessages(reportMessages);
  return (
    <ReportView
      title={t(report)}
      description={t(`${report}Text`)}
      found={found}
      savedAs={report}
      funds={found.data?.funds}
      paper={paper}
      bar={
        <ReportBar onExport={onExport}>
          <Flex gap="3" rowGap="2" flexWrap="wrap" width={{ base: 'full', sm: 'auto' }}>
            {fields}
          </Flex>
        </ReportBar>
      }
    >
      {(data) =>
        data.rows.some(({ cells }) => cells.some((amountMinor) => amountMinor !== 0)) ? (
          <ReportTable report={data} />
        ) : (
          <EmptyState icon="book" title={t('noEntries')} description={t('noEntriesText')} />
        )
      }
    </ReportView>
  );
}
