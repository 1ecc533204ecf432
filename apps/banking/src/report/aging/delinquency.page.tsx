import { saveExport, useCan, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { DelinquencyReport } from '@courtyard/contract/banking/report/delinquency';
import { Card, CardBody, EmptyState, Flex, Page, StatusBadge, Text } from '@courtyard/ui';
import { DayChoice, ReportBar, useDayAsked } from '@courtyard/ui/data';
import { FigureTable } from '@courtyard/ui/details';
import { ReportPage, ReportView } from '../report-page';
import { reportPaths } from '../report-paths';
import { reportMessages } from '../report.messages';
import { useDelinquency } from '../report.queries';
import { agingMessages } from './aging.messages';

/** `financial-reports/delinquency`: units with charges past due. It names owners, so that whoever may not see their accounts is told so. */
export function DelinquencyPage() {
  const t = useMessages(agingMessages);
  const tReport = useMessages(reportMessages);
  const seesOwners = useCan('Invoices List View');
  return (
    <ReportPage title={tReport('delinquency')}>
      {() =>
        seesOwners ? (
          <Delinquency />
        ) : (
          <Page title={tReport('delinquency')}>
            <Card>
              <EmptyState icon="lock" title={tReport('notIncluded')} description={t('ownersNotIncluded')} />
            </Card>
          </Page>
        )
      }
    </ReportPage>
  );
}

function Delinquency() {
  const t = useMessages(agingMessages);
  const tReport = useMessages(reportMessages);
  const [asked, ask] = useDayAsked();
  const today = useToday();
  const query = asked === undefined ? {} : { at: asked };
  return (
    <ReportView
      title={tReport('delinquency')}
      description={t('delinquencyText')}
      found={useDelinquency(asked)}
      savedAs="delinquency"
      paper={{ url: '/api/v1/financial-reports/delinquency/file', query, name: 'delinquency' }}
      bar={
        <ReportBar
          onExport={(format) =>
            saveExport('GET /api/v1/financial-reports/delinquency/export', { query: { ...query, format } })
          }
        >
          <DayChoice label={tReport('asOf')} at={asked ?? today} onChange={ask} />
        </ReportBar>
      }
    >
      {(report) => <Accounts report={report} />}
    </ReportView>
  );
}

/** Each amount leads to the units with charges of that age, where their statements open. */
function Accounts({ report }: { report: DelinquencyReport }) {
  const t = useMessages(agingMessages);
  const tReport = useMessages(reportMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { at, rows, totals, agingMinor, journalNo, madeAt } = report;
  if (rows.length === 0) return <EmptyState icon="check" title={t('nobody')} description={t('nobodyText')} />;
  const money = (amountMinor: number) =>
    amountMinor === 0 ? '–' : formats.money(amountMinor, currency, 'parentheses');
  const amounts = (row: DelinquencyReport['totals'], to: (bucket?: string) => string) => [
    { text: money(row.to30Minor), to: row.to30Minor === 0 ? undefined : to('to30') },
    { text: money(row.to60Minor), to: row.to60Minor === 0 ? undefined : to('to60') },
    { text: money(row.to90Minor), to: row.to90Minor === 0 ? undefined : to('to90') },
    { text: money(row.over90Minor), to: row.over90Minor === 0 ? undefined : to('over90') },
    { text: money(row.pastDueMinor), to: to() },
    { text: money(row.feesMinor) },
  ];
  const agrees = totals.pastDueMinor === agingMinor;
  return (
    <CardBody>
      <Flex gap="3" rowGap="2" mb="4" flexWrap="wrap" alignItems="center">
        <Text size="sm" tone="muted">
          {t('asOfText', { day: formats.day(at), no: journalNo, at: formats.moment(madeAt) })}
        </Text>
        <StatusBadge status={agrees ? 'ok' : 'danger'} isSentence>
          {t(agrees ? 'agreesWithAging' : 'differsFromAging')}
        </StatusBadge>
      </Flex>
      <FigureTable
        caption={tReport('delinquency')}
        isWhole
        head={[
          tReport('unit'),
          tReport('dueSince'),
          tReport('bucket.to30'),
          tReport('bucket.to60'),
          tReport('bucket.to90'),
          tReport('bucket.over90'),
          tReport('pastDueMinor'),
          tReport('feesMinor'),
          tReport('lastPaidOn'),
          tReport('held'),
        ]}
        rows={[
          ...rows.map((row) => {
            const statement = reportPaths.statement(row);
            return {
              key: row.id,
              name: row.property.name,
              to: statement,
              note: row.owners,
              cells: [
                { text: formats.day(row.dueSince) },
                ...amounts(row, () => statement),
                row.lastPayment === null
                  ? { text: '–' }
                  : {
                      text: formats.day(row.lastPayment.receivedOn),
                      note: money(row.lastPayment.amountMinor),
                    },
                { text: tReport(`held.${row.held ?? 'active'}`) },
              ],
            };
          }),
          {
            key: 'total',
            name: tReport('column.total'),
            isTotal: true,
            cells: [
              { text: '' },
              ...amounts(totals, (bucket) => reportPaths.unitBalances(at, bucket)),
              { text: '' },
              { text: '' },
            ],
          },
        ]}
      />
    </CardBody>
  );
}
