import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { CalendarOccurrence } from '@courtyard/contract/communications/calendar/calendar-event';
import { Box, EmptyState, Flex, Text } from '@courtyard/ui';
import { EventLine } from '../occurrence/event-line';
import { occurrencesByDay } from '../occurrence/occurrence.rules';
import { pageMessages } from './page.messages';

interface AgendaProps {
  occurrences: readonly CalendarOccurrence[];
  from: string;
  to: string;
}

/** Days with what happens on them, one under the other; days without anything are left out. */
export function Agenda({ occurrences, from, to }: AgendaProps) {
  const t = useMessages(pageMessages);
  const formats = useFormats();
  const today = useToday();
  const { timeZone } = useCommunity();
  const days = occurrencesByDay(occurrences, { from, to, timeZone });
  if (days.length === 0)
    return <EmptyState title={t(from === to ? 'nothingOnDay' : 'nothing')}>{t('nothingText')}</EmptyState>;
  return (
    <Box as="ol" listStyleType="none">
      {days.map(([day, events]) => (
        <Flex
          as="li"
          key={day}
          direction={{ base: 'column', lg: 'row' }}
          gap={{ base: '2', lg: '6' }}
          py="4"
          borderTopWidth="1px"
          borderColor="border.default"
          _first={{ borderTopWidth: '0', pt: '0' }}
        >
          <Box width={{ lg: '9rem' }} flexShrink="0">
            <Text
              as="h3"
              size="sm"
              fontWeight="semibold"
              css={{ '&::first-letter': { textTransform: 'uppercase' } }}
              color={day === today ? 'accent.fg' : 'fg.default'}
              {...(day === today ? { 'aria-current': 'date' as const } : {})}
            >
              {day === today ? t('today') : formats.weekday(day)}
            </Text>
            <Text size="sm" tone="muted" numeric>
              {formats.day(day)}
            </Text>
          </Box>
          <Flex as="ul" direction="column" gap="2" listStyleType="none" flex="1" minWidth="0">
            {events.map((event) => (
              <EventLine key={event.key} event={event} day={day} />
            ))}
          </Flex>
        </Flex>
      ))}
    </Box>
  );
}
