import { type DaySpan, daySpanFrom, daySpans, daySpanText } from '@courtyard/contract/fields/spans';
import { Field } from '../../../forms/fields/field';
import { Input } from '../../../forms/fields/input';
import { Button } from '../../../actions/button';
import { chakra } from '../../../theme/styled';
import { useDataTexts } from '../../data.messages';
import { useAhead } from '../../state/use-ahead';

/** Years before this are digits of one that is still being typed. */
const leastYear = '1000';

interface DaysPanelProps {
  value: string;
  /** Takes the span as it stands in the address. */
  onChange: (text: string) => void;
}

/** A stretch of the calendar that moves on with it, or a first and a last day in the browser's own fields. */
export function DaysPanel({ value, onChange }: DaysPanelProps) {
  const t = useDataTexts();
  const { now, set, outside } = useAhead<DaySpan>(value, {
    read: daySpanFrom,
    textOf: daySpanText,
    write: (next) => onChange(daySpanText(next)),
  });
  const fields = [
    { end: 'from', label: t('fromDay') },
    { end: 'to', label: t('toDay') },
  ] as const;
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="1.5">
        {daySpans.map((name) => (
          <Button
            key={name}
            size="sm"
            variant={value === name ? 'primary' : 'secondary'}
            aria-pressed={value === name}
            onClick={() => onChange(value === name ? '' : name)}
          >
            {t(`span.${name}`)}
          </Button>
        ))}
      </chakra.div>
      {fields.map(({ end, label }) => (
        <Field key={`${end} ${outside}`} label={label}>
          <Input
            type="date"
            size="sm"
            // Not bound to the address: that would take away a day that is half typed. What else changes it makes the field anew.
            defaultValue={now[end] ?? ''}
            onChange={(event) => {
              const day = event.target.value;
              if (day !== '' && day < leastYear) return;
              const { [end]: _before, ...rest } = now;
              set(day === '' ? rest : { ...rest, [end]: day });
            }}
          />
        </Field>
      ))}
    </chakra.div>
  );
}
