import { lazyContent, useCommunity, useMessages } from '@courtyard/common';
import type { ReserveOutlook } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { Box, Card, CardBody, ErrorState, Grid, LoadingState, Money, Skeleton, Text } from '@courtyard/ui';
import { useOutlook } from '../reserve-component.queries';
import { listMessages } from './list.messages';

// Charts are a module of their own; the figures are there without them.
const OutlookChart = lazyContent(
  async () => (await import('./outlook.chart')).OutlookChart,
  <Skeleton height="17rem" />,
);

/** What all components come to, and in which years; nothing where there are none. */
export function OutlookCard() {
  const t = useMessages(listMessages);
  const outlook = useOutlook();
  if (outlook.data?.count === 0) return null;
  return (
    <Card aria-label={t('sums')} mb="5">
      <CardBody>
        {outlook.data ? (
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }}
            gap={{ base: '5', lg: '8' }}
          >
            <Sums outlook={outlook.data} />
            <OutlookChart outlook={outlook.data} />
          </Grid>
        ) : outlook.isError ? (
          <ErrorState error={outlook.error} onRetry={() => void outlook.refetch()} />
        ) : (
          <LoadingState>
            <Skeleton height="17rem" />
          </LoadingState>
        )}
      </CardBody>
    </Card>
  );
}

function Sums({ outlook }: { outlook: ReserveOutlook }) {
  const t = useMessages(listMessages);
  return (
    <Grid
      as="dl"
      alignContent="start"
      rowGap="4"
      columnGap="5"
      templateColumns={{ base: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))', lg: 'minmax(0, 1fr)' }}
    >
      <Sum
        label={t('totalCost')}
        help={t('count', { count: outlook.count })}
        amountMinor={outlook.replacementCostMinor}
      />
      <Sum label={t('totalFunded')} help={t('totalFundedHelp')} amountMinor={outlook.fullyFundedMinor} />
      <Sum label={t('totalYearly')} help={t('totalYearlyHelp')} amountMinor={outlook.yearlyMinor} />
    </Grid>
  );
}

function Sum({ label, help, amountMinor }: { label: string; help: string; amountMinor: number }) {
  const { currency } = useCommunity();
  return (
    <Box minWidth="0">
      <Text as="dt" size="sm" tone="muted">
        {label}
      </Text>
      <Text as="dd" fontSize="xl" lineHeight="xl" fontWeight="semibold">
        <Money amountMinor={amountMinor} currency={currency} />
      </Text>
      <Text as="dd" size="xs" tone="subtle">
        {help}
      </Text>
    </Box>
  );
}
