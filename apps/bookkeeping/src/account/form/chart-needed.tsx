import { useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Card, ErrorState, LoadingState, Page, Skeleton } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { accountMessages } from '../account.messages';
import { useChart } from '../account.queries';

interface ChartNeededProps {
  /** Names the page until the chart is there. */
  title?: string;
  children: (chart: Chart) => ReactNode;
}

/** A page that is drawn once the chart is known. */
export function ChartNeeded({ title, children }: ChartNeededProps) {
  const t = useMessages(accountMessages);
  const found = useChart();
  if (found.data) return children(found.data);
  return (
    <Page title={title ?? t('account')}>
      {found.isError ? (
        <Card>
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        </Card>
      ) : (
        <LoadingState>
          <Skeleton height="24rem" borderRadius="lg" />
        </LoadingState>
      )}
    </Page>
  );
}
