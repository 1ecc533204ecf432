import { saveExport, useMessages, useToday } from '@courtyard/common';
import { DayChoice, useDayAsked } from '@courtyard/ui/data';
import { ReportPage } from '../report-page';
import { reportMessages } from '../report.messages';
import { asShown, useInterfund } from '../report.queries';
import { StatementView } from './statement-view';

/** `financial-reports/interfund`: what funds owe each other as of a date, on their accounts and by fund. */
export function InterfundPage() {
  const t = useMessages(reportMessages);
  return <ReportPage title={t('interfund')}>{() => <Interfund />}</ReportPage>;
}

function Interfund() {
  const t = useMessages(reportMessages);
  const [asked, ask] = useDayAsked();
  const today = useToday();
  const query = asked === undefined ? {} : { at: asked };
  const found = useInterfund(asked);
  return (
    <StatementView
      report="interfund"
      found={found}
      paper={{
        url: '/api/v1/financial-reports/interfund/file',
        query,
        name: 'interfund-balances',
        journalNo: found.data?.journalNo,
      }}
      onExport={(format) =>
        saveExport('GET /api/v1/financial-reports/interfund/export', {
          query: { ...asShown(query, found.data), format },
        })
      }
      fields={<DayChoice label={t('asOf')} at={asked ?? today} onChange={ask} />}
    />
  );
}
