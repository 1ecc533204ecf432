import { chakra } from '../../theme/styled';
import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/button';
import { IconButton } from '../../actions/icon-button';
import { addMonths, weeksOfMonth } from '@courtyard/contract/days';
import { dayOfKey } from '../../layout/day-keys.rules';
import { dateMessages } from './date.messages';

export interface CalendarProps {
  value: string | null;
  onChoose: (day: string) => void;
  /** First and last day that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
}

const DayButton = chakra('button', {
  base: {
    width: '9',
    height: '9',
    borderRadius: 'sm',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[data-outside]': { color: 'fg.subtle' },
    '&[aria-current=date]': {
      fontWeight: 'semibold',
      color: 'accent.fg',
      boxShadow: 'inset 0 0 0 1px {colors.accent.border}',
    },
    '&[aria-pressed=true]': { bg: 'accent.solid', color: 'fg.onAccent' },
    '&:disabled': { color: 'fg.subtle', opacity: 0.5, cursor: 'not-allowed', textDecoration: 'line-through' },
  },
});

/** As many as the longest month needs, so that the panel keeps its height. */
const rows = 6;

/** A month to choose a day from. Arrows walk days and weeks, Page keys months, Home and End the week. */
export function Calendar({ value, onChoose, min, max }: CalendarProps) {
  const t = useMessages(dateMessages);
  const formats = useFormats();
  const today = useToday();
  const [focused, setFocused] = useState(clampDay(value ?? today, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOfMonth(focused, useCommunity().firstWeekday, rows);

  const isWalked = useRef(true);
  // Before the next key can come, for the day that had the focus may be gone with its month.
  useEffect(() => {
    if (isWalked.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isWalked.current = false;
  }, [focused]);

  const walk = (day: string) => {
    isWalked.current = true;
    setFocused(clampDay(day, min, max));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = dayOfKey(event.key, focused, weeks);
    if (!target) return;
    event.preventDefault();
    walk(target);
  };

  return (
    <chakra.div p="3">
      <chakra.div display="flex" alignItems="center" mb="2">
        <IconButton
          size="sm"
          icon="chevron-left"
          label={t('previousMonth')}
          onClick={() => setFocused(clampDay(addMonths(focused, -1), min, max))}
        />
        <chakra.div flex="1" textAlign="center" fontSize="sm" fontWeight="semibold" aria-live="polite">
          {formats.month(focused)}
        </chakra.div>
        <IconButton
          size="sm"
          icon="chevron-right"
          label={t('nextMonth')}
          onClick={() => setFocused(clampDay(addMonths(focused, 1), min, max))}
        />
      </chakra.div>
      <chakra.table ref={grid} role="grid" aria-label={t('calendar')} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <chakra.th
                key={day}
                scope="col"
                height="8"
                fontSize="xs"
                fontWeight="medium"
                color="fg.subtle"
                abbr={formats.weekday(day)}
              >
                {formats.weekday(day, 'narrow')}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <DayButton
                    type="button"
                    tabIndex={day === focused ? 0 : -1}
                    aria-label={formats.fullDay(day)}
                    aria-pressed={day === value}
                    disabled={day !== clampDay(day, min, max)}
                    {...(day === today ? { 'aria-current': 'date' } : {})}
                    {...(day.slice(0, 7) === focused.slice(0, 7) ? {} : { 'data-outside': '' })}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </DayButton>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <Button
        variant="link"
        size="sm"
        mt="2"
        disabled={today !== clampDay(today, min, max)}
        onClick={() => onChoose(today)}
      >
        {t('today')}
      </Button>
    </chakra.div>
  );
}

/** ISO days compare as text. */
function clampDay(day: string, min?: string, max?: string): string {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
