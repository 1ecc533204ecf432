import { saveExport, useMessages } from '@courtyard/common';
import { BasisChoice } from '@courtyard/ui/data';
import { ReportPage } from '../report-page';
import { reportMessages } from '../report.messages';
import { asShown, type FundBalancesQuery, useFundBalances } from '../report.queries';
import { PeriodFields, usePeriodQuery } from './period-fields';
import { StatementView } from './statement-view';

/** `financial-reports/fund-balances`: from the fund balances at the beginning of a period to those at its end. */
export function FundBalancesPage() {
  const t = useMessages(reportMessages);
  return <ReportPage title={t('fund-balances')}>{() => <FundBalances />}</ReportPage>;
}

function FundBalances() {
  const state = usePeriodQuery();
  const { basis, period, set } = state;
  const query: FundBalancesQuery = { basis, ...period };
  const found = useFundBalances(query);
  return (
    <StatementView
      report="fund-balances"
      found={found}
      paper={{
        url: '/api/v1/financial-reports/fund-balances/file',
        query,
        name: 'changes-in-fund-balances',
        journalNo: found.data?.journalNo,
      }}
      onExport={(format) =>
        saveExport('GET /api/v1/financial-reports/fund-balances/export', {
          query: { ...asShown(query, found.data), format },
        })
      }
      fields={
        <>
          <PeriodFields state={state} report={found.data} />
          <BasisChoice basis={basis} onChange={(value) => set({ basis: value })} />
        </>
      }
    />
  );
}
