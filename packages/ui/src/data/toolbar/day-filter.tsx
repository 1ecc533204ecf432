import { chakra } from '../../theme/styled';
import { Field } from '../../forms/fields/field';
import { Input } from '../../forms/fields/input';
import { useDataTexts } from '../data.messages';
import { type DaySpan, daySpanText } from '../state/day-span.rules';
import { useAhead } from '../state/use-ahead';

/** Years before this are digits of one that is still being typed. */
const leastYear = '1000';

export interface DayFilterProps {
  span: DaySpan;
  /** Takes the span as it stands in the address. */
  onChange: (text: string) => void;
}

/** The first and the last day of a filter, in the browser's own fields. */
export function DayFilter({ span, onChange }: DayFilterProps) {
  const t = useDataTexts();
  const [now, set] = useAhead(span, daySpanText(span), (next) => onChange(daySpanText(next)));
  const fields = [
    { end: 'from', label: t('fromDay') },
    { end: 'to', label: t('toDay') },
  ] as const;
  return (
    <chakra.div display="grid" gap="3">
      {fields.map(({ end, label }) => (
        <Field key={end} label={label}>
          <Input
            type="date"
            size="sm"
            // Not bound to the address: that would take away a day that is half typed.
            defaultValue={span[end] ?? ''}
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
