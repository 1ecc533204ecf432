import { saveExport, useMessages, useToday } from '@courtyard/common';
import { Button } from '@courtyard/ui';
import { BasisChoice, DayChoice } from '@courtyard/ui/data';
import { FundChoice } from '../fund-choice';
import { ReportPage } from '../report-page';
import { reportMessages } from '../report.messages';
import { asShown, type TrialBalanceQuery, useTrialBalance } from '../report.queries';
import { useReportQuery } from '../use-report-query';
import { StatementView } from './statement-view';

/** `financial-reports/trial-balance`: debit and credit balances as of a date, alone or beside an earlier one. */
export function TrialBalancePage() {
  const t = useMessages(reportMessages);
  return <ReportPage title={t('trial-balance')}>{() => <TrialBalance />}</ReportPage>;
}

function TrialBalance() {
  const t = useMessages(reportMessages);
  const { params, basis, dayOf, set } = useReportQuery<'at' | 'compareWith' | 'fundId'>();
  const [at, compareWith, fundId] = [dayOf('at'), dayOf('compareWith'), params.get('fundId')];
  const query: TrialBalanceQuery = {
    basis,
    ...(at && { at }),
    ...(compareWith && { compareWith }),
    ...(fundId && { fundId }),
  };
  const today = useToday();
  const found = useTrialBalance(query);
  return (
    <StatementView
      report="trial-balance"
      found={found}
      paper={{
        url: '/api/v1/financial-reports/trial-balance/file',
        query,
        name: 'trial-balance',
        journalNo: found.data?.journalNo,
      }}
      onExport={(format) =>
        saveExport('GET /api/v1/financial-reports/trial-balance/export', {
          query: { ...asShown(query, found.data), format },
        })
      }
      fields={
        <>
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
          <FundChoice
            funds={found.data?.funds ?? []}
            fundId={fundId}
            onChange={(value) => set({ fundId: value })}
          />
          <BasisChoice basis={basis} onChange={(value) => set({ basis: value })} />
        </>
      }
    />
  );
}
