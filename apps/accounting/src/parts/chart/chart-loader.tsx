import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Card, ErrorState, LoadingState, Page, Skeleton } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { useChart } from '../units.queries';

interface ChartLoaderProps {
  /** Of the page, as the form draws it too. */
  title: string;
  description: string;
  /** What is said where the chart cannot be had. */
  missing: string;
  children: (chart: Chart) => ReactNode;
}

/** What is posted where is chosen from the chart: the form of a page begins with it. */
export function ChartLoader({ title, description, missing, children }: ChartLoaderProps) {
  const chart = useChart();
  if (chart.data) return children(chart.data);
  return (
    <Page title={title} description={description}>
      {chart.isError ? (
        <Card>
          <ErrorState error={chart.error} description={missing} onRetry={() => void chart.refetch()} />
        </Card>
      ) : (
        <LoadingState>
          <Skeleton height="24rem" borderRadius="lg" />
        </LoadingState>
      )}
    </Page>
  );
}
