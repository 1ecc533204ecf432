import type { FocusEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldDescription } from './issue-text.rules';
import { useFieldDescription } from './context/field-descriptions';
import { useFieldMark } from './context/field-needs';

/** What every field of a form takes. */
export interface BoundFieldProps {
  /** Path of the value in the form, `owners.0.email`. */
  name: string;
  label: string;
  help?: string | undefined;
  /** Has to be filled in. The form says so, or says of the others that they are optional, whichever are fewer. */
  required?: boolean | undefined;
  /** Of a choice: it may be none. Text may always be left out that is not required. */
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  hideLabel?: boolean | undefined;
}

type BoundField = Pick<BoundFieldProps, 'name' | 'required' | 'optional'>;

/**
 * Ties a control to a form's value and tells the form how the field speaks of itself.
 *
 * @param isChoice a control that has a value from the start: that it need not be chosen goes without saying
 */
export function useBoundField(
  { name, required = false, optional = false }: BoundField,
  description: FieldDescription,
  isChoice = false,
) {
  const mark = useFieldMark(name, required ? 'required' : optional || !isChoice ? 'optional' : undefined);
  useFieldDescription(name, description);
  const { trigger } = useFormContext();
  const { field, fieldState } = useController({ name });
  const value: unknown = field.value;

  return {
    value,
    mark,
    error: fieldState.error?.message,
    ref: field.ref,
    change: (next: unknown) => field.onChange(next),
    blur(event?: FocusEvent) {
      field.onBlur();
      // On the way to a button nothing may move under the pointer; the button's action validates anyway.
      const goesToButton =
        event?.relatedTarget instanceof HTMLButtonElement ||
        event?.relatedTarget instanceof HTMLAnchorElement;
      if (fieldState.isDirty && !goesToButton) void trigger(name);
    },
  };
}

/** The part of a field's props that `Field` draws. */
export function fieldFrame(
  { label, help, required, disabled, hideLabel }: BoundFieldProps,
  { error, mark }: Pick<ReturnType<typeof useBoundField>, 'error' | 'mark'>,
) {
  return { label, help, required, mark, disabled, hideLabel, error };
}
