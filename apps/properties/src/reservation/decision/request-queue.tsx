import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type {
  Reservation,
  ReservationConflicts,
} from '@courtyard/contract/properties/reservation/reservation';
import { Box, Button, EmptyState, ErrorState, Flex, LoadingState, Text, TextLink } from '@courtyard/ui';
import { AreaName } from '../../common-area/area-color';
import { areaPaths } from '../../common-area/area-paths';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { useAnswerText } from '../answer-text';
import { reservations, useReservationConflicts } from '../reservation.queries';
import { useSpanText } from '../span-text';
import { ConflictList } from './booking-conflicts';
import { decisionMessages } from './decision.messages';
import { useDecisions } from './use-decisions';

/** Requests that can still be answered, the soonest first; of one area or of all. */
export function RequestQueue({ areaId }: { areaId?: string }) {
  const t = useMessages(decisionMessages);
  const today = useToday();
  const requests = reservations.useList({
    status: ['requested'],
    // Those whose time has passed would stand before the others for ever.
    from: today,
    sort: 'startsAt',
    limit: 50,
    ...(areaId && { areaId: [areaId] }),
  });
  const decisions = useDecisions();
  const open = requests.data?.data.filter(({ may }) => may.approve) ?? [];
  // All of them in one call.
  const conflicts = useReservationConflicts(open.map(({ id }) => id));

  if (requests.isPending) return <LoadingState />;
  if (requests.isError) {
    return <ErrorState error={requests.error} onRetry={() => void requests.refetch()} />;
  }
  const waiting = requests.data.data;
  const { total } = requests.data.page;
  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState icon="check-circle" title={t('nothingTitle')} description={t('nothingText')} />
      ) : (
        <Flex as="ul" direction="column" listStyleType="none">
          {waiting.map((booking) => (
            <RequestRow
              key={booking.id}
              booking={booking}
              conflicts={conflicts.data?.find(({ reservationId }) => reservationId === booking.id)}
              withArea={!areaId}
              decisions={decisions}
            />
          ))}
        </Flex>
      )}
      {total > waiting.length ? (
        <Text size="sm" tone="muted" mt="3" role="status">
          {t('more', { shown: waiting.length, total })}
        </Text>
      ) : null}
      {decisions.dialog}
    </>
  );
}

interface RequestRowProps {
  booking: Reservation;
  /** What speaks against it, once that is known. */
  conflicts: ReservationConflicts | undefined;
  withArea: boolean;
  decisions: ReturnType<typeof useDecisions>;
}

function RequestRow({ booking, conflicts, withArea, decisions }: RequestRowProps) {
  const t = useMessages(decisionMessages);
  const formats = useFormats();
  const spanText = useSpanText();
  const answerText = useAnswerText();
  const { currency } = useCommunity();
  const unit = propertyName(booking.property);
  const name = `${booking.area.name}, ${spanText(booking)}, ${unit}`;
  const details = [
    t('asked', { name: booking.bookedBy, ago: formats.ago(booking.createdAt) }),
    booking.guests > 0 ? t('guests', { count: booking.guests }) : '',
    booking.feeMinor > 0 ? formats.money(booking.feeMinor, currency) : '',
  ].filter(Boolean);
  return (
    <Flex
      as="li"
      direction={{ base: 'column', lg: 'row' }}
      align={{ lg: 'center' }}
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="border.default"
      _first={{ borderTopWidth: '0' }}
    >
      <Box flex="1" minWidth="0">
        <Text size="sm" fontWeight="medium" numeric>
          {withArea ? (
            <>
              <AreaName area={booking.area} />
              {' · '}
            </>
          ) : null}
          <TextLink to={areaPaths.reservation(booking.id)}>{spanText(booking)}</TextLink>
        </Text>
        <Text size="sm" tone="muted">
          {`${unit} · ${details.join(' · ')}`}
        </Text>
        {booking.note ? (
          <Text size="sm" mt="1">
            {booking.note}
          </Text>
        ) : null}
        {booking.answers.map((answer) => (
          <Text key={answer.questionId} size="sm" tone="muted">
            {`${answer.question} ${answerText(answer.answer)}`}
          </Text>
        ))}
        {booking.may.approve ? <ConflictList booking={booking} conflicts={conflicts} /> : null}
      </Box>
      <Flex gap="2">
        {booking.may.decline ? (
          <Button
            size="sm"
            onClick={() => decisions.decline(booking)}
            aria-label={t('declineThis', { name })}
          >
            {t('decline')}
          </Button>
        ) : null}
        {booking.may.approve ? (
          <Button
            size="sm"
            icon="check"
            loading={decisions.approvingId === booking.id}
            onClick={() => void decisions.approve(booking)}
            aria-label={t('approveThis', { name })}
          >
            {t('approve')}
          </Button>
        ) : null}
      </Flex>
    </Flex>
  );
}
