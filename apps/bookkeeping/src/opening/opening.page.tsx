import { useCan, useMessages, useToday } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import type { Opening } from '@courtyard/contract/bookkeeping/opening/opening';
import { Card, EmptyState, ErrorState, LinkButton, LoadingState, Page, Skeleton } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import { accountPaths } from '../account/account-paths';
import { ChartNeeded } from '../account/form/chart-needed';
import { OpeningFormPage } from './form/opening-form';
import { openingMessages } from './opening.messages';
import { useOpening } from './opening.queries';
import { PostedOpening } from './posted/posted-opening';

/** `chart-of-accounts/opening-balances`: a form until they are posted, then what was posted. */
export function OpeningPage() {
  const t = useMessages(openingMessages);
  return <ChartNeeded title={t('title')}>{(chart) => <OpeningView chart={chart} />}</ChartNeeded>;
}

function OpeningView({ chart }: { chart: Chart }) {
  const t = useMessages(openingMessages);
  const today = useToday();
  const canChange = useCan('Chart Update');
  const found = useOpening();
  const [takenBack, setTakenBack] = useState<Opening | null>(null);
  const frame = (content: ReactNode) => (
    <Page title={t('title')}>
      <Card>{content}</Card>
    </Page>
  );
  if (found.data === undefined)
    return frame(
      found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <LoadingState>
          <Skeleton height="24rem" borderRadius="lg" />
        </LoadingState>
      ),
    );
  const opening = found.data;
  if (opening)
    return <PostedOpening opening={opening} chart={chart} onReversed={() => setTakenBack(opening)} />;
  if (!canChange) return frame(<EmptyState icon="book" title={t('nobody')} description={t('nobodyText')} />);
  if (chart.accounts.length === 0)
    return frame(
      <EmptyState icon="book" title={t('noChart')} description={t('noChartText')}>
        <LinkButton to={accountPaths.list}>{t('toChart')}</LinkButton>
      </EmptyState>,
    );
  return <OpeningFormPage chart={chart} today={today} before={takenBack} />;
}
