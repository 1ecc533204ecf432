import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { Button, Heading, HStack, IconButton } from '@courtyard/ui';
import { pageMessages } from './page.messages';
import { type CalendarView, daysShown, stepFrom } from './view.rules';

interface CalendarStepsProps {
  view: CalendarView;
  day: string;
  onDay: (day: string) => void;
}

/** Which days are on screen, and the way to others. */
export function CalendarSteps({ view, day, onDay }: CalendarStepsProps) {
  const t = useMessages(pageMessages);
  const formats = useFormats();
  const today = useToday();
  const { firstWeekday } = useCommunity();
  const { from, to } = daysShown(view, day, firstWeekday);
  const names = { month: formats.month(day), day: formats.fullDay(day) };
  return (
    <HStack gap="3" wrap="wrap" rowGap="2">
      <HStack gap="1">
        <IconButton
          size="sm"
          icon="chevron-left"
          label={t(`previous.${view}`)}
          onClick={() => onDay(stepFrom(view, day, -1))}
        />
        <Button size="sm" onClick={() => onDay(today)}>
          {t('today')}
        </Button>
        <IconButton
          size="sm"
          icon="chevron-right"
          label={t(`next.${view}`)}
          onClick={() => onDay(stepFrom(view, day, 1))}
        />
      </HStack>
      <Heading
        as="h2"
        size="sm"
        aria-live="polite"
        css={{ '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {view === 'month' || view === 'day' ? names[view] : `${formats.day(from)} – ${formats.day(to)}`}
      </Heading>
    </HStack>
  );
}
