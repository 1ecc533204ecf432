import { downloadFile, useFormats, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { PublishedReports } from '@courtyard/contract/banking/published-report/published-report';
import type { PublishableKind } from '@courtyard/contract/banking/published-report/published-report.values';
import { Card, CardBody, EmptyState, ErrorState, Flex, LoadingState, Page } from '@courtyard/ui';
import { Choice } from '@courtyard/ui/data';
import { ReportTable } from '../report/statement/report-table';
import { publishedReportMessages } from './published-report.messages';
import { usePublishedReport, usePublishedReports } from './published-report.queries';

type Published = PublishedReports['reports'][number];

/** `community-finances`: the reports of closed months that the community publishes to owners. */
export function PublishedReportsPage() {
  const t = useMessages(publishedReportMessages);
  const found = usePublishedReports();
  const [params, setParams] = useSearchParams();
  const reports = found.data?.reports.filter(({ months }) => months.length > 0) ?? [];
  const report = reports.find(({ kind }) => kind === params.get('report')) ?? reports[0];
  if (report) {
    return (
      <PublishedReport
        reports={reports}
        report={report}
        month={report.months.find((each) => each === params.get('month')) ?? report.months[0] ?? ''}
        onChoose={(changes) =>
          setParams((now) => ({ ...Object.fromEntries(now), ...changes }), { replace: true })
        }
      />
    );
  }
  return (
    <Page title={t('title')} description={t('text')}>
      <Card>
        {found.isError ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : found.data ? (
          <EmptyState icon="book" title={t('none')} description={t('noneText')} />
        ) : (
          <CardBody>
            <LoadingState />
          </CardBody>
        )}
      </Card>
    </Page>
  );
}

interface PublishedReportProps {
  reports: readonly Published[];
  report: Published;
  month: string;
  onChoose: (changes: { report?: PublishableKind; month?: string }) => void;
}

function PublishedReport({ reports, report, month, onChoose }: PublishedReportProps) {
  const t = useMessages(publishedReportMessages);
  const formats = useFormats();
  const { kind, months } = report;
  const found = usePublishedReport(kind, month);
  const file = `/api/v1/published-reports/${kind}/file?month=${month}`;
  return (
    <Page
      title={t('title')}
      description={t('text')}
      actions={{
        secondary: [
          {
            label: t('pdf'),
            icon: 'download',
            onSelect: () => downloadFile(file, `${t(kind)} ${month}.pdf`),
          },
        ],
      }}
    >
      <Card>
        <CardBody>
          <Flex gap="3" rowGap="2" flexWrap="wrap">
            <Choice
              label={t('report')}
              value={kind}
              options={reports.map((each) => ({ value: each.kind, label: t(each.kind) }))}
              onChange={(value) =>
                onChoose({ report: reports.find((each) => each.kind === value)?.kind ?? kind })
              }
            />
            <Choice
              label={t('month')}
              value={month}
              options={months.map((each) => ({ value: each, label: formats.month(`${each}-01`) }))}
              onChange={(value) => onChoose({ month: value })}
            />
          </Flex>
        </CardBody>
        {found.isError ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : found.data ? (
          <ReportTable report={found.data} />
        ) : (
          <CardBody>
            <LoadingState />
          </CardBody>
        )}
      </Card>
    </Page>
  );
}
