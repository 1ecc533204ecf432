import { useFormats, useToday, useUiConfig } from '@courtyard/common';
import { dayFrom } from '@courtyard/contract/days';
import { shortMonthNames } from '@courtyard/contract/formats';
import { useMemo } from 'react';
import { IconButton } from '../../actions/icon-button';
import { Popover } from '../../overlays/popover';
import { useFieldControl } from '../fields/field-context';
import { Input, type InputProps } from '../fields/input';
import { useFormTexts } from '../forms.messages';
import { useDraftedText } from '../text/use-drafted-text';
import { Calendar, type CalendarProps } from './calendar';
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

/** What to write where text is no day, with an example in the person's date format. */
export function useMalformedDay(): string {
  const t = useFormTexts();
  const formats = useFormats();
  return t('day', { format: formats.day(`${useToday().slice(0, 4)}-12-31`) });
}

/** A day, typed in the person's date format or chosen in a calendar. */
export function DayInput({ value, onChange, onChoose = onChange, min, max, onBlur, ...rest }: DayInputProps) {
  const t = useFormTexts();
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
