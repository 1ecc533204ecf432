import { type DaySpan, daySpanFrom, daySpans, daySpanText } from '@courtyard/contract/fields/spans';
import { useState } from 'react';
import { DayInput, isDay } from '../../../forms/date/day-input';
import { useMalformedDay } from '../../../forms/date/malformed-day';
import { Field } from '../../../forms/fields/field';
import { Button } from '../../../actions/button';
import { chakra } from '../../../theme/styled';
import { useDataTexts } from '../../data.messages';
import { useAhead } from '../../state/use-ahead';

interface DaysPanelProps {
  value: string;
  /** Takes the span as it stands in the address. */
  onChange: (text: string) => void;
}

/** A stretch of the calendar that moves on with it, or a first and a last day of one's own. */
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
        <EndField
          key={`${end} ${outside}`}
          label={label}
          day={now[end]}
          onChange={(day) => {
            const { [end]: _before, ...rest } = now;
            set(day === null ? rest : { ...rest, [end]: day });
          }}
        />
      ))}
    </chakra.div>
  );
}

interface EndFieldProps {
  label: string;
  day: string | undefined;
  /** Told of each day that is typed or chosen, and null when there is none any more. */
  onChange: (day: string | null) => void;
}

/** The first or the last day of a span. Text that is no day stays, and is told when it is left. */
function EndField({ label, day, onChange }: EndFieldProps) {
  const malformed = useMalformedDay();
  const [text, setText] = useState(day ?? null);
  const [isLeft, setLeft] = useState(false);
  const isMalformed = text !== null && !isDay(text);
  return (
    <Field label={label} error={isLeft && isMalformed ? malformed : undefined}>
      <DayInput
        size="sm"
        value={text}
        onChange={(value) => {
          setText(value);
          if (value === null || isDay(value)) onChange(value);
        }}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
    </Field>
  );
}
