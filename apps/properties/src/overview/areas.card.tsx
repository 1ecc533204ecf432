import { useMessages } from '@courtyard/common';
import {
  Box,
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  ErrorState,
  Grid,
  HStack,
  LinkButton,
  Skeleton,
  StatusBadge,
  Text,
  TextLink,
} from '@courtyard/ui';
import { commonAreas } from '../common-area/common-area.queries';
import { overviewMessages } from './overview.messages';

const base = '/properties-common-areas';

/** The common areas: open or closed at this moment, and how much is booked ahead. */
export function AreasCard() {
  const t = useMessages(overviewMessages);
  const areas = commonAreas.useList({ limit: 6, sort: 'name' });
  return (
    <Card>
      <CardHeader
        title={t('areas')}
        description={t('areasText')}
        actions={
          <>
            <LinkButton to={`${base}/reservations`} size="sm" variant="ghost">
              {t('reservations')}
            </LinkButton>
            <LinkButton to={`${base}/common-areas`} size="sm">
              {t('allAreas')}
            </LinkButton>
          </>
        }
      />
      <CardBody>
        {areas.isError ? (
          <ErrorState error={areas.error} onRetry={() => void areas.refetch()} />
        ) : areas.data?.data.length === 0 ? (
          <EmptyState icon="community" title={t('noAreas')} />
        ) : (
          <Grid
            templateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
            columnGap="8"
            rowGap="4"
            as="ul"
            listStyleType="none"
          >
            {areas.data?.data.map((area) => (
              <HStack key={area.id} as="li" justifyContent="space-between" alignItems="flex-start" gap="4">
                <Box minWidth="0">
                  <TextLink to={`${base}/common-areas/details?id=${area.id}`} fontSize="sm">
                    {area.name}
                  </TextLink>
                  <Text size="sm" tone="muted">
                    {area.bookable ? t('bookings', { count: area.upcomingReservations }) : area.location}
                  </Text>
                </Box>
                <StatusBadge status={area.openNow ? 'ok' : 'neutral'}>
                  {area.openNow ? t('openNow') : t('closedNow')}
                </StatusBadge>
              </HStack>
            )) ?? [0, 1, 2, 3].map((place) => <Skeleton key={place} height="11" />)}
          </Grid>
        )}
      </CardBody>
    </Card>
  );
}
