import { downloadFile, useCan, useMessages } from '@courtyard/common';
import { Card, CardBody, EmptyState, ErrorState, LoadingState, Page } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { reportMessages } from './report.messages';

interface ReportPageProps<T> {
  title: string;
  description?: string;
  found: { data: T | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  /** What the report is asked for; it stays where an answer failed, so that something else can be asked. */
  bar: ReactNode;
  /** Its paper: the address with the query, and what the file is called. */
  paper?: { url: string; query: object; name: string };
  children: (data: T) => ReactNode;
}

const textOf = (query: object) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ).toString();

/** The frame of a report: whoever may not see it is told so, and the server is not asked. */
export function ReportPage({
  title,
  description,
  children,
}: Pick<ReportPageProps<unknown>, 'title' | 'description'> & { children: () => ReactNode }) {
  const t = useMessages(reportMessages);
  const may = useCan('Financial Reports View');
  if (may) return children();
  return (
    <Page title={title} description={description}>
      <Card>
        <EmptyState icon="lock" title={t('notIncluded')} description={t('notIncludedText')} />
      </Card>
    </Page>
  );
}

/** A report that was asked for: waiting, failed, or what it says. */
export function ReportView<T>({ title, description, found, bar, paper, children }: ReportPageProps<T>) {
  const t = useMessages(reportMessages);
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
                onSelect: () => downloadFile(`${paper.url}?${textOf(paper.query)}`, `${paper.name}.pdf`),
              }
            : null,
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
    </Page>
  );
}
