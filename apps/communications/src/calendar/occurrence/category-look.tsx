import { useMessages } from '@courtyard/common';
import type { CalendarCategory } from '@courtyard/contract/communications/calendar/calendar-event';
import { Box, Swatch } from '@courtyard/ui';
import { calendarMessages } from '../calendar.messages';

/** The chart's hue that each category is. */
export const categoryHues = {
  community: 'chart.1',
  meeting: 'chart.4',
  social: 'chart.5',
  maintenance: 'chart.3',
  sports: 'chart.2',
  deadline: 'chart.6',
} as const satisfies Record<CalendarCategory, string>;

/** A category by its colour and its name. */
export function CategoryName({ category }: { category: CalendarCategory }) {
  const t = useMessages(calendarMessages);
  return (
    <Box as="span" whiteSpace="nowrap">
      <Swatch bg={categoryHues[category]} me="1.5" aria-hidden="true" />
      {t(`category.${category}`)}
    </Box>
  );
}
