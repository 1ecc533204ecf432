import { useFormats, useToday, useUiConfig } from '@courtyard/common';
import { shortMonthNames } from '@courtyard/contract/formats';
import { useMemo } from 'react';
import { IconButton } from '../../actions/icon-button';
import { Field } from '../fields/field';
import { Input } from '../fields/input';
import { Popover } from '../../overlays/popover';
import { type BoundFieldProps, fieldFrame, useBoundField } from '../form/bound-field';
import { Calendar } from './calendar';
import { parseDay } from './day-text.rules';
import { useFormTexts } from '../forms.messages';
import { useDraftedText } from '../text/use-drafted-text';

export interface DateFieldProps extends BoundFieldProps {
  /** First and last day of the calendar, `YYYY-MM-DD`; the schema has the last word. */
  min?: string;
  max?: string;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A day, typed in the person's date format or chosen in a calendar. Holds `YYYY-MM-DD`, or null when empty. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const t = useFormTexts();
  const formats = useFormats();
  const format = useUiConfig((config) => config.dateFormat);
  const language = useUiConfig((config) => config.language);
  const monthNames = useMemo(() => shortMonthNames(language), [language]);
  const today = useToday();
  const example = formats.day(`${today.slice(0, 4)}-12-31`);
  const bound = useBoundField(props, {
    label: props.label,
    malformed: t('day', { format: example }),
    text: (value) => (isDay(value) ? formats.day(value) : String(value)),
  });
  const drafted = useDraftedText({
    value: bound.value,
    show: formats.day,
    read: (text) => parseDay(text, format, monthNames, today),
    isValue: isDay,
    change: bound.change,
  });
  return (
    <Field {...fieldFrame(props, bound)}>
      <Input
        ref={bound.ref}
        name={props.name}
        autoComplete="off"
        placeholder={format}
        value={drafted.text}
        onChange={(event) => drafted.type(event.target.value)}
        onBlur={(event) => {
          drafted.settle();
          bound.blur(event);
        }}
        trailing={
          <Popover
            label={t('calendar')}
            trigger={
              <IconButton size="sm" icon="calendar" label={t('openCalendar')} disabled={props.disabled} />
            }
          >
            {(close) => (
              <Calendar
                value={isDay(bound.value) ? bound.value : null}
                min={min}
                max={max}
                onChoose={(day) => {
                  drafted.settle();
                  bound.change(day);
                  close();
                }}
              />
            )}
          </Popover>
        }
      />
    </Field>
  );
}
