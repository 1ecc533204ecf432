import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  useFormState,
  useWatch,
} from 'react-hook-form';
import type { ContractForm } from './use-contract-form';

/**
 * A value of a form, up to date. Unlike `form.watch`, which draws the whole form again at each keystroke, only the
 * component that asks is drawn again.
 */
export function useFormValue<I extends FieldValues, O, N extends FieldPath<I>>(
  form: ContractForm<I, O>,
  name: N,
): FieldPathValue<I, N> {
  return useWatch({ control: form.control, name });
}

/** What is wrong with a value for which a component draws its own control; undefined while nothing is. */
export function useFieldError<I extends FieldValues, O>(
  form: ContractForm<I, O>,
  name: FieldPath<I>,
): string | undefined {
  const { errors } = useFormState({ control: form.control, name });
  const error: unknown = get(errors, name);
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage && typeof error.message === 'string' ? error.message : undefined;
}
