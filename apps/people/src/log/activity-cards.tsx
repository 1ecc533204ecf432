import { lazyContent, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import {
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  Grid,
  ShareList,
  Skeleton,
  Stack,
  Text,
} from '@courtyard/ui';
import { logPaths } from './log-paths';
import { logMessages } from './log.messages';
import { log } from './log.queries';
import { useLogLabel } from './use-log-label';

// Charts are a module of their own that the list does not wait for.
const ActivityChart = lazyContent(
  async () => (await import('./activity.chart')).ActivityChart,
  <Skeleton height="18rem" />,
);

type Filters = Parameters<typeof log.useList>[0];

/** How much was done by day, by section and by person, under the filters of the list; each figure leads to its entries. */
export function ActivityCards({ filters }: { filters: Filters }) {
  const t = useMessages(logMessages);
  const wordOf = useLogLabel();
  const [params] = useSearchParams();
  const search = params.toString();
  const found = log.useRead('GET /api/v1/logs/activity', { query: filters });
  const activity = found.data;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const sections = activity?.sections.map(({ section, count }) => ({
    key: section,
    name: wordOf('section', section),
    count,
    to: logPaths.with(search, 'section', section),
  }));
  const people = activity?.people.map(({ id, name, count }) => ({
    key: id ?? name,
    name,
    count,
    to: id === null ? undefined : logPaths.with(search, 'personId', id),
  }));
  const nothing = (
    <Text size="sm" tone="muted">
      {t('nothing')}
    </Text>
  );
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="5" mb="5">
      <Card>
        <CardBody>{activity ? <ActivityChart activity={activity} /> : <Skeleton height="18rem" />}</CardBody>
      </Card>
      <Stack gap="5">
        <Card>
          <CardHeader title={t('bySection')} />
          <CardBody>{sections?.length === 0 ? nothing : <ShareList parts={sections} />}</CardBody>
        </Card>
        <Card>
          <CardHeader title={t('byPerson')} />
          <CardBody>{people?.length === 0 ? nothing : <ShareList parts={people?.slice(0, 5)} />}</CardBody>
        </Card>
      </Stack>
    </Grid>
  );
}
