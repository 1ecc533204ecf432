import { downloadFile, lazyOverlay, useCan, useMessages, useToday } from '@courtyard/common';
import { Navigate } from '@courtyard/common/router';
import type { PublishableKind } from '@courtyard/contract/banking/published-report/published-report.values';
import { Card, CardBody, EmptyState, ErrorState, LoadingState, Page } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import type { SavedReportKind } from '@courtyard/contract/banking/saved-report/saved-report.values';
import { usePublishedReports } from '../published-report/published-report.queries';
import { type AskedReport, startOf } from '../saved-report/asked-report.rules';
import type { SaveReportProps } from '../saved-report/save-report.dialog';
import { reportMessages } from './report.messages';

const SaveReportDialog = lazyOverlay<SaveReportProps>(
  async () => (await import('../saved-report/save-report.dialog')).SaveReportDialog,
);

interface ReportPageProps<T> {
  title: string;
  description?: string;
  found: { data: T | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  /** What the report is asked for; it stays where an answer failed, so that something else can be asked. */
  bar: ReactNode;
  /** Its paper: the address with the query, what the file is called, and the journal entry through which the page shows it. */
  paper?: { url: string; query: AskedReport; name: string; journalNo?: number | undefined };
  /** As which report it can be saved under a name. */
  savedAs?: SavedReportKind | undefined;
  /** Those that a saved one can be limited to. */
  funds?: SaveReportProps['funds'];
  children: (data: T) => ReactNode;
}

const publishedPath = (kind: PublishableKind) => `/banking-reports/community-finances?report=${kind}`;

/** A query as it stands in an address: several values of one name follow each other. */
function textOf(query: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const each of values)
      if (typeof each === 'string' || typeof each === 'number') params.append(name, String(each));
  }
  return params.toString();
}

/** The frame of a report: whoever may not see it is told so, and the server is not asked. */
export function ReportPage({
  title,
  description,
  published,
  children,
}: Pick<ReportPageProps<unknown>, 'title' | 'description'> & {
  /** What owners are shown of it in its place. */
  published?: PublishableKind;
  children: () => ReactNode;
}) {
  const t = useMessages(reportMessages);
  const may = useCan('Financial Reports View');
  const canSeePublished = useCan('Published Reports View');
  if (may) return children();
  const refused = (
    <Page title={title} description={description}>
      <Card>
        <EmptyState icon="lock" title={t('notIncluded')} description={t('notIncludedText')} />
      </Card>
    </Page>
  );
  if (published === undefined || !canSeePublished) return refused;
  return (
    <ForOwners title={title} published={published}>
      {refused}
    </ForOwners>
  );
}

/** Leads owners to what is published of a report; otherwise they are told as everybody is. */
function ForOwners({
  title,
  published,
  children,
}: {
  title: string;
  published: PublishableKind;
  children: ReactNode;
}) {
  const found = usePublishedReports();
  if (found.isPending)
    return (
      <Page title={title}>
        <Card>
          <CardBody>
            <LoadingState />
          </CardBody>
        </Card>
      </Page>
    );
  const isShown = found.data?.reports.some(({ kind, months }) => kind === published && months.length > 0);
  return isShown ? <Navigate to={publishedPath(published)} replace /> : children;
}

/** A report that was asked for: waiting, failed, or what it says. */
export function ReportView<T>({
  title,
  description,
  found,
  bar,
  paper,
  savedAs,
  funds,
  children,
}: ReportPageProps<T>) {
  const t = useMessages(reportMessages);
  const today = useToday();
  const [isSaving, setIsSaving] = useState(false);
  const { data } = found;
  return (
    <Page
      title={title}
      description={description}
      actions={{
        secondary: [
          paper
            ? {
                label: t('pdf'),
                icon: 'download',
                onSelect: () => {
                  const { url, query, name, journalNo } = paper;
                  return downloadFile(`${url}?${textOf({ ...query, journalNo })}`, `${name}.pdf`);
                },
              }
            : null,
          savedAs ? { label: t('saveReport'), icon: 'plus', onSelect: () => setIsSaving(true) } : null,
        ],
      }}
    >
      <Card>
        {bar}
        {data === undefined ? (
          found.isError ? (
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <CardBody>
              <LoadingState />
            </CardBody>
          )
        ) : (
          children(data)
        )}
      </Card>
      {isSaving && savedAs ? (
        <SaveReportDialog
          start={startOf(savedAs, paper?.query ?? {}, today)}
          funds={funds}
          onClose={() => setIsSaving(false)}
        />
      ) : null}
    </Page>
  );
}
