import { useMessages } from '@courtyard/common';
import { Field, NativeSelect } from '@courtyard/ui';
import { lengthText } from '../area-length';
import { areaMessages } from '../common-area.messages';
import { useFieldError, useFieldDescription, useFormValue } from '@courtyard/ui/forms';
import type { AreaForm } from './area-values';

export interface LengthFieldProps {
  form: AreaForm;
  name: 'slotMinutes' | 'maxDurationMinutes';
  label: string;
  /** Minutes that are offered; the one that is set is offered too. */
  options: readonly number[];
  onChoose?: (minutes: number) => void;
}

/** A length of time in words; the form holds minutes. */
export function LengthField({ form, name, label, options, onChoose }: LengthFieldProps) {
  const t = useMessages(areaMessages);
  useFieldDescription(name, {
    label,
    text: (minutes) => lengthText(Number(minutes), t),
    isPart: true,
  });
  const value = useFormValue(form, name) ?? 60;
  const error = useFieldError(form, name);
  const offered = options.includes(value) ? options : [...options, value].toSorted((a, b) => a - b);
  return (
    <Field label={label} error={error}>
      <NativeSelect
        name={name}
        value={String(value)}
        onChange={(event) => {
          const minutes = Number(event.target.value);
          form.setValue(name, minutes, { shouldDirty: true, shouldValidate: error !== undefined });
          onChoose?.(minutes);
        }}
      >
        {offered.map((minutes) => (
          <option key={minutes} value={minutes}>
            {lengthText(minutes, t)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
