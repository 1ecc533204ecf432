import { call, lazyContent, useMessages } from '@courtyard/common';
import {
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  SimpleGrid,
  Skeleton,
  Stack,
} from '@courtyard/ui';
import { useQuery } from '@tanstack/react-query';
import { LargestFiles } from './largest-files';
import { Shares } from './shares';
import { storageMessages } from './storage.messages';
import { UseCard } from './use.card';

const chartHeight = 220;

// No file of its own: each one more costs the first page some bytes.
const GrowthChart = lazyContent(
  async () => (await import(/* webpackChunkName: "administration" */ './growth.chart')).GrowthChart,
  <Skeleton height={`${chartHeight}px`} />,
);

/** What the files of the community take up: by section, kind and month, and the largest of them. */
export default function StoragePage() {
  const t = useMessages(storageMessages);
  const report = useQuery({
    queryKey: ['shell', 'storage', 'report'],
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/storage/report', { signal })).data,
  });
  const { data } = report;
  return (
    <Page title={t('title')} description={t('text')}>
      {data ? (
        <Stack gap="6">
          <UseCard report={data} />
          {data.files === 0 ? (
            <Card>
              <EmptyState icon="file-text" title={t('none')} description={t('noneText')} />
            </Card>
          ) : (
            <>
              <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
                <Shares report={data} by="section" />
                <Shares report={data} by="kind" />
              </SimpleGrid>
              <Card>
                <CardBody>
                  <GrowthChart months={data.byMonth} height={chartHeight} />
                </CardBody>
              </Card>
              <Card>
                <CardHeader title={t('largest')} description={t('largestText')} />
                <CardBody>
                  <LargestFiles files={data.largest} />
                </CardBody>
              </Card>
            </>
          )}
        </Stack>
      ) : report.isError ? (
        <ErrorState error={report.error} onRetry={() => void report.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}
