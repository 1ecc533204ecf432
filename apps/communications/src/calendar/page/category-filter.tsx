import { useMessages } from '@courtyard/common';
import type { CalendarCategory } from '@courtyard/contract/communications/calendar/calendar-event';
import { calendarCategories } from '@courtyard/contract/communications/calendar/calendar-event.values';
import { Box, Flex } from '@courtyard/ui';
import { calendarMessages } from '../calendar.messages';
import { CategoryName } from '../occurrence/category-look';
import { pageMessages } from './page.messages';

interface CategoryFilterProps {
  chosen: readonly CalendarCategory[];
  onChange: (chosen: CalendarCategory[]) => void;
}

/** The categories as chips to press; none pressed shows all. */
export function CategoryFilter({ chosen, onChange }: CategoryFilterProps) {
  const t = useMessages(pageMessages);
  const tCalendar = useMessages(calendarMessages);
  const toggle = (category: CalendarCategory) =>
    onChange(
      calendarCategories.filter((each) =>
        each === category ? !chosen.includes(each) : chosen.includes(each),
      ),
    );
  return (
    <Flex as="ul" aria-label={t('categories')} gap="2" wrap="wrap" listStyleType="none">
      {calendarCategories.map((category) => {
        const isOn = chosen.includes(category);
        return (
          <li key={category}>
            <Box
              asChild
              px="3"
              minHeight="8"
              borderRadius="full"
              borderWidth="1px"
              fontSize="sm"
              cursor="pointer"
              bg={isOn ? 'accent.subtle' : undefined}
              borderColor={isOn ? 'accent.fg' : 'border.strong'}
              color={isOn ? 'accent.fg' : 'fg.default'}
              _hover={{ bg: isOn ? 'accent.subtle' : 'bg.hover' }}
            >
              <button
                type="button"
                aria-pressed={isOn}
                aria-label={tCalendar(`category.${category}`)}
                onClick={() => toggle(category)}
              >
                <CategoryName category={category} />
              </button>
            </Box>
          </li>
        );
      })}
    </Flex>
  );
}
