import { lazyOverlay, toast, useCan, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import type { FailedJob } from '@courtyard/contract';
import { Box, Card, EmptyState, ErrorState, LoadingState, Page, Text, useFailureToast } from '@courtyard/ui';
import { useState } from 'react';
import { JobRow } from './job-row';
import { jobsMessages } from './jobs.messages';
import { type Chosen, useFailedJobs, useRetryJobs } from './jobs.queries';

// No file of its own: each one more costs the first page some bytes.
const DismissDialog = lazyOverlay(
  async () => (await import(/* webpackChunkName: "administration" */ './dismiss.dialog')).DismissDialog,
);

/** Work of the community that failed in the background. */
export default function JobsPage() {
  const t = useMessages(jobsMessages);
  const formats = useFormats();
  const language = useUiConfig((config) => config.language);
  const canChange = useCan('Failed Job Update');
  const failed = useFailureToast();
  const found = useFailedJobs();
  const retrying = useRetryJobs();
  const [dismissing, setDismissing] = useState<{ title: string; chosen: Chosen } | null>(null);
  const { jobs = [], total = 0 } = found.data ?? {};

  const retry = (chosen: Chosen) =>
    retrying.mutate(chosen, {
      onSuccess: ({ data }) => toast({ title: t('retried', data), kind: 'success' }),
      onError: failed,
    });
  const actionsOf = ({ id, title }: FailedJob) => ({
    onRetry: () => retry({ ids: [id] }),
    onDismiss: () =>
      setDismissing({ title: t('dismissTitle', { title: title[language] }), chosen: { ids: [id] } }),
    isRetrying: retrying.isPending && retrying.variables.ids?.[0] === id,
  });
  const ofAll =
    canChange && total > 1
      ? {
          primary: {
            label: t('retryAll'),
            icon: 'refresh' as const,
            loading: retrying.isPending && retrying.variables.ids === undefined,
            onSelect: () => retry({}),
          },
          more: [
            {
              label: t('dismissAll'),
              tone: 'danger' as const,
              onSelect: () => setDismissing({ title: t('dismissAllTitle', { count: total }), chosen: {} }),
            },
          ],
        }
      : {};

  return (
    <Page title={t('title')} description={t('text')} actions={ofAll}>
      {canChange || total === 0 ? null : (
        <Text size="sm" tone="muted" mb="4">
          {t('cannotChange')}
        </Text>
      )}
      <Card>
        {found.isPending ? (
          <Box px="5">
            <LoadingState />
          </Box>
        ) : null}
        {found.isError && !found.data ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : null}
        {found.data && total === 0 ? (
          <EmptyState icon="check" title={t('none')} description={t('noneText')} />
        ) : null}
        <Box as="ul" listStyleType="none">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} actions={canChange ? actionsOf(job) : null} />
          ))}
        </Box>
      </Card>
      {total > jobs.length ? (
        <Text size="sm" tone="muted" mt="3">
          {t('more', { shown: jobs.length, total: formats.number(total) })}
        </Text>
      ) : null}
      {dismissing ? <DismissDialog {...dismissing} onClose={() => setDismissing(null)} /> : null}
    </Page>
  );
}
