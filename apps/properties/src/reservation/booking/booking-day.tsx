import { defineMessages, useFormats, useMessages, useToday } from '@courtyard/common';
import type { Availability, CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { addDays } from '@courtyard/contract/days';
import { Box, Flex, Grid, IconButton, Text } from '@courtyard/ui';
import { Calendar } from '@courtyard/ui/forms';
import { Popover } from '@courtyard/ui/overlays';
import { DayChip } from '../calendar/calendar-nav';
import en from './booking-day.en.json';
import es from './booking-day.es.json';

const messages = defineMessages({ en, es });

export interface BookingDayProps {
  area: Pick<CommonArea, 'maxAdvanceDays'>;
  /** Seven days, one of which is chosen. */
  days: Availability['days'];
  day: string;
  onDay: (day: string) => void;
}

/** The day of a booking: seven days with what is free on each, and a month for what is further away. */
export function BookingDay({ area, days, day, onDay }: BookingDayProps) {
  const t = useMessages(messages);
  const formats = useFormats();
  const today = useToday();
  const last = addDays(today, area.maxAdvanceDays);
  const step = (count: number) => {
    const next = addDays(day, count);
    onDay(next < today ? today : next > last ? last : next);
  };
  return (
    <Box>
      <Flex align="center" gap="1" mb="2">
        <Text size="sm" fontWeight="medium" numeric flex="1" aria-live="polite">
          {`${formats.weekday(day)} ${formats.day(day)}`}
        </Text>
        <IconButton
          size="sm"
          icon="chevron-left"
          label={t('earlier')}
          disabled={(days[0]?.day ?? today) <= today}
          onClick={() => step(-7)}
        />
        <IconButton
          size="sm"
          icon="chevron-right"
          label={t('later')}
          disabled={(days.at(-1)?.day ?? today) >= last}
          onClick={() => step(7)}
        />
        <Popover label={t('month')} trigger={<IconButton size="sm" icon="calendar" label={t('month')} />}>
          {(close) => (
            <Calendar
              value={day}
              min={today}
              max={last}
              onChoose={(chosen) => {
                onDay(chosen);
                close();
              }}
            />
          )}
        </Popover>
      </Flex>
      <Grid templateColumns="repeat(7, minmax(0, 1fr))" gap="1">
        {days.map((each) => (
          <DayChip
            key={each.day}
            day={each.day}
            closed={each.closed}
            free={each.slots.filter((slot) => slot.state === 'free').length}
            isChosen={each.day === day}
            onChoose={() => onDay(each.day)}
          />
        ))}
      </Grid>
    </Box>
  );
}
