import { saveExport, useMessages, useToday } from '@courtyard/common';
import { Button, EmptyState, Flex } from '@courtyard/ui';
import { BasisChoice, DayChoice, ReportBar } from '@courtyard/ui/data';
import { ReportPage, ReportView } from '../report-page';
import { reportMessages } from '../report.messages';
import { asShown, type BalanceQuery, useBalanceSheet } from '../report.queries';
import { useReportQuery } from '../use-report-query';
import { ReportTable } from './report-table';

/** `financial-reports/balance`: the balance sheet as of a date, alone or beside an earlier one. */
export function BalanceSheetPage() {
  const t = useMessages(reportMessages);
  return (
    <ReportPage title={t('balance')} published="balance">
      {() => <BalanceSheet />}
    </ReportPage>
  );
}

function BalanceSheet() {
  const t = useMessages(reportMessages);
  const { basis, dayOf, set } = useReportQuery<'at' | 'compareWith'>();
  const [at, compareWith] = [dayOf('at'), dayOf('compareWith')];
  const query: BalanceQuery = { basis, ...(at && { at }), ...(compareWith && { compareWith }) };
  const today = useToday();
  const found = useBalanceSheet(query);
  return (
    <ReportView
      title={t('balance')}
      description={t('balanceText')}
      found={found}
      bar={
        <ReportBar
          onExport={(format) =>
            saveExport('GET /api/v1/financial-reports/balance/export', {
              query: { ...asShown(query, found.data), format },
            })
          }
        >
          <Flex gap="3" rowGap="2" flexWrap="wrap" width={{ base: 'full', sm: 'auto' }}>
            <DayChoice label={t('asOf')} at={at ?? today} onChange={(day) => set({ at: day })} />
            <DayChoice
              label={t('compareWith')}
              at={compareWith ?? ''}
              onChange={(day) => set({ compareWith: day })}
            />
            {compareWith === undefined ? null : (
              <Button size="sm" icon="close" onClick={() => set({ compareWith: '' })}>
                {t('noComparison')}
              </Button>
            )}
            <BasisChoice basis={basis} onChange={(value) => set({ basis: value })} />
          </Flex>
        </ReportBar>
      }
      savedAs="balance"
      paper={{
        url: '/api/v1/financial-reports/balance/file',
        query,
        name: 'balance-sheet',
        journalNo: found.data?.journalNo,
      }}
    >
      {(report) =>
        report.rows.some(({ kind }) => kind === 'account') ? (
          <ReportTable report={report} />
        ) : (
          <EmptyState icon="book" title={t('noEntries')} description={t('noEntriesText')} />
        )
      }
    </ReportView>
  );
}
