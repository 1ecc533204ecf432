import { useFormats, useMessages } from '@courtyard/common';
import type {
  Reservation,
  ReservationConflicts,
} from '@courtyard/contract/properties/reservation/reservation';
import { Box, Flex, Icon, Text } from '@courtyard/ui';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { useReservationConflicts } from '../reservation.queries';
import { useSpanText } from '../span-text';
import { conflictMessages } from './conflict.messages';

/** What speaks against a booking, in sentences. */
export function useConflictTexts(): (booking: Reservation, conflicts: ReservationConflicts) => string[] {
  const t = useMessages(conflictMessages);
  const formats = useFormats();
  const spanText = useSpanText();
  return (booking, { sameTime, sameUnit, caps, closed, overCapacity }) => [
    ...sameTime.map((other) =>
      t(other.askedBefore ? 'askedBefore' : 'askedAfter', {
        unit: propertyName(other.property),
        name: other.bookedBy,
        when: spanText(other),
        ago: formats.ago(other.createdAt),
      }),
    ),
    ...sameUnit.map((other) => t('sameUnit', { area: other.area.name, when: spanText(other) })),
    ...caps.map(({ per, cap, count }) => t(per === 'day' ? 'perDay' : 'perWeek', { cap, count })),
    ...(closed === null ? [] : [closed === '' ? t('noHours') : t('closed', { reason: closed })]),
    ...(overCapacity === null ? [] : [t('capacity', { guests: booking.guests, capacity: overCapacity })]),
  ];
}

/** What speaks against confirming a booking, where that is known already; draws nothing where nothing does. */
export function ConflictList(about: { booking: Reservation; conflicts: ReservationConflicts | undefined }) {
  const { booking, conflicts } = about;
  const t = useMessages(conflictMessages);
  const textsOf = useConflictTexts();
  const texts = conflicts ? textsOf(booking, conflicts) : [];
  if (texts.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" aria-label={t('title')} mt="2">
      {texts.map((text) => (
        <Flex as="li" key={text} gap="2" align="flex-start" color="status.attention.fg" mb="1">
          <Icon name="danger" size="sm" />
          <Text as="span" size="sm" color="inherit">
            {text}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}

/** What speaks against confirming a booking, asked for. */
export function BookingConflicts({ booking }: { booking: Reservation }) {
  const conflicts = useReservationConflicts([booking.id]);
  return <ConflictList booking={booking} conflicts={conflicts.data?.[0]} />;
}
