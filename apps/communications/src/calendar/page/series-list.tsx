import { useMessages } from '@courtyard/common';
import { Box, EmptyState, ErrorState, Flex, LoadingState, Skeleton, Text, TextLink } from '@courtyard/ui';
import { useEffect } from 'react';
import { calendarPaths } from '../calendar-paths';
import { calendarFailures } from '../state/calendar-state.rules';
import { useCalendar } from '../state/calendar.store';
import { CategoryName } from '../occurrence/category-look';
import { useRuleWords } from '../form/rule-words';
import { pageMessages } from './page.messages';

/** Every event of the year, a series as one, with how it repeats. */
export function SeriesList() {
  const t = useMessages(pageMessages);
  const ruleLabels = useRuleWords();
  const events = useCalendar((state) => state.events);
  const isLoading = useCalendar((state) => state.loading);
  const failure = useCalendar((state) => state.error);
  const fetchEvents = useCalendar((state) => state.fetchEvents);
  useEffect(() => {
    // What went wrong stands in the store, and is said below.
    fetchEvents().catch(() => {});
  }, [fetchEvents]);
  if (failure === calendarFailures.fetch)
    return <ErrorState title={t('notFetched')} onRetry={() => void fetchEvents().catch(() => {})} />;
  if (isLoading && events.length === 0)
    return (
      <LoadingState>
        <Skeleton height="16rem" borderRadius="md" />
      </LoadingState>
    );
  if (events.length === 0)
    return <EmptyState icon="calendar" title={t('nothingYet')} description={t('nothingYetText')} />;
  return (
    <Box as="ul" listStyleType="none">
      {events
        .toSorted((a, b) => a.title.localeCompare(b.title))
        .map((event) => (
          <Flex
            as="li"
            key={event.id}
            direction={{ base: 'column', md: 'row' }}
            gap={{ base: '1', md: '4' }}
            py="2.5"
            justify="space-between"
            borderTopWidth="1px"
            borderColor="border.default"
            _first={{ borderTopWidth: '0' }}
          >
            <Box minWidth="0">
              <TextLink to={calendarPaths.details(event.id)} fontSize="sm" fontWeight="medium">
                {event.title}
              </TextLink>
              <Text size="sm" tone="muted">
                {ruleLabels(event)}
              </Text>
            </Box>
            <Text size="sm" flexShrink="0">
              <CategoryName category={event.category} />
            </Text>
          </Flex>
        ))}
    </Box>
  );
}
