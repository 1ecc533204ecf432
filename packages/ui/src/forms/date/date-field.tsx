import { useFormats } from '@courtyard/common';
import { Field } from '../fields/field';
import { type BoundFieldProps, fieldFrame, useBoundField } from '../form/bound-field';
import { DayInput, isDay } from './day-input';
import { useMalformedDay } from './malformed-day';

export interface DateFieldProps extends BoundFieldProps {
  /** First and last day of the calendar, `YYYY-MM-DD`; the schema has the last word. */
  min?: string;
  max?: string;
}

/** A day, typed in the person's date format or chosen in a calendar. Holds `YYYY-MM-DD`, or null when empty. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const formats = useFormats();
  const bound = useBoundField(props, {
    label: props.label,
    malformed: useMalformedDay(),
    text: (value) => (isDay(value) ? formats.day(value) : String(value)),
  });
  return (
    <Field {...fieldFrame(props, bound)}>
      <DayInput
        ref={bound.ref}
        name={props.name}
        value={bound.value}
        min={min}
        max={max}
        onChange={bound.change}
        onBlur={bound.blur}
      />
    </Field>
  );
}
