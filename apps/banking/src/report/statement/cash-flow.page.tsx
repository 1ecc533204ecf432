import { choicesOf, saveExport, useMessages } from '@courtyard/common';
import { cashFlowMethods } from '@courtyard/contract/banking/report/report.values';
import { Choice } from '@courtyard/ui/data';
import { ReportPage } from '../report-page';
import { reportMessages } from '../report.messages';
import { asShown, type CashFlowQuery, useCashFlow } from '../report.queries';
import { PeriodFields, usePeriodQuery } from './period-fields';
import { StatementView } from './statement-view';

/** `financial-reports/cash-flow`: from the cash at the beginning of a period to that at its end, by activity. */
export function CashFlowPage() {
  const t = useMessages(reportMessages);
  return <ReportPage title={t('cash-flow')}>{() => <CashFlow />}</ReportPage>;
}

function CashFlow() {
  const t = useMessages(reportMessages);
  const state = usePeriodQuery();
  const { params, period, set } = state;
  const method = cashFlowMethods.find((each) => each === params.get('method')) ?? 'indirect';
  const query: CashFlowQuery = { method, ...period };
  const found = useCashFlow(query);
  return (
    <StatementView
      report="cash-flow"
      found={found}
      paper={{
        url: '/api/v1/financial-reports/cash-flow/file',
        query,
        name: 'cash-flows',
        journalNo: found.data?.journalNo,
      }}
      onExport={(format) =>
        saveExport('GET /api/v1/financial-reports/cash-flow/export', {
          query: { ...asShown(query, found.data), format },
        })
      }
      fields={
        <>
          <PeriodFields state={state} report={found.data} />
          <Choice
            label={t('method')}
            value={method}
            options={choicesOf(t, 'method', cashFlowMethods)}
            onChange={(value) => set({ method: value === 'indirect' ? '' : value })}
          />
        </>
      }
    />
  );
}
