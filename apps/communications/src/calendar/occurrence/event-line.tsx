import { useMessages } from '@courtyard/common';
import type { CalendarOccurrence } from '@courtyard/contract/communications/calendar/calendar-event';
import { Badge, Box, Flex, Text, TextLink } from '@courtyard/ui';
import { calendarPaths } from '../calendar-paths';
import { calendarMessages } from '../calendar.messages';
import { categoryHues } from './category-look';
import { useEventTimes } from './event-time';

/** Where a date's own page is: of the calendar, or of the section that it comes from. */
export const linkOf = ({ eventId, occurrence, link }: CalendarOccurrence): string =>
  eventId === null ? (link ?? calendarPaths.list) : calendarPaths.details(eventId, occurrence);

/** A date in the list of a day: its time, its name, where it is, and what departs from the usual. */
export function EventLine({ event, day }: { event: CalendarOccurrence; day: string }) {
  const t = useMessages(calendarMessages);
  const times = useEventTimes();
  const isOff = event.status === 'cancelled';
  const detail = [event.location, times.elsewhere(event)].filter((part) => part !== null && part !== '');
  return (
    <Flex
      as="li"
      columnGap={{ base: '3', lg: '4' }}
      rowGap="1"
      wrap={{ base: 'wrap', lg: 'nowrap' }}
      align="baseline"
      py="2.5"
      ps="3"
      position="relative"
      borderInlineStartWidth="4px"
      borderInlineStartColor={categoryHues[event.category]}
      // Of its own, as it was typed: no class for each.
      {...(event.color !== null && { style: { borderInlineStartColor: event.color } })}
    >
      <Text size="sm" tone="muted" numeric width={{ base: '5.5rem', lg: '10rem' }} flexShrink="0">
        {times.onDay(event, day)}
      </Text>
      <Box minWidth="0" flex={{ base: '1 1 10rem', lg: '1' }}>
        <TextLink
          to={linkOf(event)}
          fontSize="sm"
          fontWeight="medium"
          overflowWrap="anywhere"
          textDecoration={isOff ? 'line-through' : undefined}
        >
          {event.title}
        </TextLink>
        {detail.length > 0 ? (
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            {detail.join(' · ')}
          </Text>
        ) : null}
      </Box>
      <Flex gap="1.5" align="flex-start" wrap="wrap" justify="flex-end" flexShrink="0" ms="auto">
        {isOff ? <Badge tone="danger">{t('cancelled')}</Badge> : null}
        {event.status === 'tentative' ? <Badge tone="attention">{t('tentative')}</Badge> : null}
        {event.isForSome ? <Badge>{t('forSome')}</Badge> : null}
        {event.myAnswer === null ? null : <Badge tone="accent">{t(`answer.${event.myAnswer}`)}</Badge>}
      </Flex>
    </Flex>
  );
}
