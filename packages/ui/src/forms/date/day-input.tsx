import { useFormats, useMessages, useToday, useUiConfig } from '@courtyard/common';
import { dayFrom } from '@courtyard/contract/days';
import { shortMonthNames } from '@courtyard/contract/formats';
import { useMemo } from 'react';
import { IconButton } from '../../actions/icon-button';
import { Popover } from '../../overlays/popover';
import { useFieldControl } from '../fields/field-context';
import { Input, type InputProps } from '../fields/input';
import { useDraftedText } from '../text/use-drafted-text';
import { Calendar, type CalendarProps } from './calendar';
import { dateMessages } from './date.messages';
import { parseDay } from './day-text.rules';

export interface DayInputProps
  extends
    Omit<InputProps, 'value' | 'onChange' | 'type' | 'placeholder' | 'trailing' | 'disabled' | 'min' | 'max'>,
    Pick<CalendarProps, 'min' | 'max'> {
  value: unknown;
  /** Told each time it is typed in: the day `YYYY-MM-DD`, text that is none as it is, or null when empty. */
  onChange: (value: string | null) => void;
  /** Told of a day of the calendar, in place of `onChange`. */
  onChoose?: (day: string) => void;
}

/** Whether a value is a day, `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && dayFrom(value) !== null;

/** A day, typed in the person's date format or chosen in a calendar. */
export function DayInput({ value, onChange, onChoose = onChange, min, max, onBlur, ...rest }: DayInputProps) {
  const t = useMessages(dateMessages);
  const { disabled } = useFieldControl();
  const formats = useFormats();
  const format = useUiConfig((config) => config.dateFormat);
  const language = useUiConfig((config) => config.language);
  const monthNames = useMemo(() => shortMonthNames(language), [language]);
  const today = useToday();
  const drafted = useDraftedText({
    value,
    show: formats.day,
    read: (text) => parseDay(text, format, monthNames, today),
    isValue: isDay,
    change: onChange,
  });
  return (
    <Input
      autoComplete="off"
      placeholder={format}
      {...rest}
      value={drafted.text}
      onChange={(event) => drafted.type(event.target.value)}
      onBlur={(event) => {
        drafted.settle();
        onBlur?.(event);
      }}
      trailing={
        <Popover
          label={t('calendar')}
          trigger={<IconButton size="sm" icon="calendar" label={t('openCalendar')} disabled={disabled} />}
        >
          {(close) => (
            <Calendar
              value={isDay(value) ? value : null}
              min={min}
              max={max}
              onChoose={(day) => {
                drafted.settle();
                onChoose(day);
                close();
              }}
            />
          )}
        </Popover>
      }
    />
  );
}
