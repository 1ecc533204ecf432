import type { FocusEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldDescription } from './issue-text.rules';
import { useFieldDescription } from './field-descriptions';

/** What every field of a form takes. */
export interface BoundFieldProps {
  /** Path of the value in the form, `owners.0.email`. */
  name: string;
  label: string;
  help?: string | undefined;
  required?: boolean | undefined;
  /** Says "optional" beside the label; use it where most fields are required. */
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  hideLabel?: boolean | undefined;
}

/** Ties a control to a form's value and tells the form how the field speaks of itself. */
export function useBoundField(name: string, description: FieldDescription) {
  useFieldDescription(name, description);
  const { trigger } = useFormContext();
  const { field, fieldState } = useController({ name });
  const value: unknown = field.value;

  return {
    value,
    error: fieldState.error?.message,
    ref: field.ref,
    change: (next: unknown) => field.onChange(next),
    blur(event?: FocusEvent) {
      field.onBlur();
      // On the way to a button nothing may move under the pointer; the button's act validates anyway.
      const goesToButton =
        event?.relatedTarget instanceof HTMLButtonElement ||
        event?.relatedTarget instanceof HTMLAnchorElement;
      if (fieldState.isDirty && !goesToButton) void trigger(name);
    },
  };
}

/** The part of a field's props that `Field` draws. */
export function fieldFrame(props: BoundFieldProps, error: string | undefined) {
  const { label, help, required, optional, disabled, hideLabel } = props;
  return { label, help, required, optional, disabled, hideLabel, error };
}
