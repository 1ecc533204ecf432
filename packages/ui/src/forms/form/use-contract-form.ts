import { toNestErrors } from '@hookform/resolvers';
import { ApiError } from '@courtyard/common';
import { type RefObject, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { failureText } from '../../feedback/failure-text';
import { type FormTexts, useFormTexts } from '../forms.messages';
import { type Choice } from '../versions/differences-panel';
import { differencesOf, isSameValue } from '../versions/differences.rules';
import type { Conflict, Versioned } from '../versions/use-versioned-save';
import { formValues, type Start, type Whole } from './values/form-values';
import { type FieldDescription, issueText, takesErrors } from './issue-text.rules';
import { parseValues } from './values/parse-values';

export interface ContractFormOptions<I extends FieldValues, O> {
  /** What a new record starts with; what is not given has the schema's default, or is empty. */
  defaultValues?: Start<I>;
  /**
   * Sends the parsed values. An `ApiError` it throws is shown at the fields it names; `false` is for values that were not
   * saved where the page says so by itself.
   */
  onSubmit: (values: O) => Promise<unknown> | void;
  /** What rules over several fields say in the person's language, by the path they point to or by what the schema says there. */
  rules?: Readonly<Record<string, string>>;
  /** What keeps the version that the form changes, and starts with; the form shows what others changed meanwhile. */
  versioned?: Versioned<Whole<I>>;
}

export interface ContractForm<I extends FieldValues, O> extends UseFormReturn<I, unknown, O> {
  /** Validates and sends; for the form element's submit. */
  submit: () => Promise<void>;
  /** A field's name, checked by the compiler: `<TextField {...form.field('street')} label="Street" />`. */
  field: (name: FieldPath<I>) => { name: FieldPath<I> };
  /** What each drawn field says of itself. */
  described: RefObject<Map<string, FieldDescription>>;
  /** What is still on its way to the server. */
  pending: RefObject<Set<object>>;
  /** What somebody else changed meanwhile, for the form element to show; empty where nobody did. */
  theirChanges: readonly Choice[];
  /** All of it was chosen: there is nothing to show any more. */
  settleTheirChanges: () => void;
}

/** The form on a schema: `FormOf<typeof assetInput>`. */
export type FormOf<S extends z.core.$ZodType> =
  z.input<S> extends FieldValues ? ContractForm<z.input<S>, z.output<S>> : never;

/** A form of one contract schema: the same rules as the server's, said in the person's language. */
export function useContractForm<O extends FieldValues, I extends FieldValues>(
  schema: z.core.$ZodType<O, I>,
  { defaultValues, onSubmit, rules = {}, versioned }: ContractFormOptions<NoInfer<I>, O>,
): ContractForm<I, O> {
  const t = useFormTexts();
  const described = useRef(new Map<string, FieldDescription>());
  const pending = useRef(new Set<object>());
  const isRunning = useRef(false);
  const [theirChanges, setTheirChanges] = useState<readonly Choice[]>([]);
  // The border: the values are read off the schema, whose input the type says.
  const valuesOf = (record: unknown) => formValues(schema, record) as DefaultValues<I>;
  const form = useForm<I, unknown, O>({
    defaultValues: valuesOf(versioned?.read ?? defaultValues),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    async resolver(values, _context, options) {
      const parsed = await parseValues(schema, values);
      if (parsed.ok) return { values: parsed.values, errors: {} };
      const errors: FieldErrors = {};
      for (const { name, issue, value } of parsed.issues) {
        const own = issue.code === 'custom' ? (rules[name] ?? rules[issue.message]) : undefined;
        const message = own ?? issueText(issue, value, t, described.current.get(name));
        errors[name] ??= { type: issue.code, message };
      }
      return { values: {}, errors: toNestErrors<I>(errors, options) };
    },
  });

  const send = form.handleSubmit(async (values) => {
    try {
      const outcome = await onSubmit(values);
      // What was saved is what the form starts from now.
      if (outcome !== false) form.reset(form.getValues());
    } catch (error) {
      const conflict = versioned?.takeConflict();
      if (conflict) {
        const { before, theirs } = conflict;
        setTheirChanges(startFromTheirs(form, { before: valuesOf(before), theirs: valuesOf(theirs) }));
      }
      showFailure(form, error, described.current, t);
    }
  });

  const submit = async () => {
    if (isRunning.current) return;
    if (pending.current.size > 0) {
      form.setError('root.server', { message: t('stillSending') });
      return;
    }
    isRunning.current = true;
    try {
      await send();
    } finally {
      isRunning.current = false;
    }
  };

  const field = (name: FieldPath<I>) => ({ name });
  const settleTheirChanges = () => {
    setTheirChanges([]);
    form.clearErrors();
  };
  return Object.assign(form, { submit, described, pending, theirChanges, settleTheirChanges, field });
}

/**
 * Puts what somebody else saved into the form, with what was written here over it: only that counts as unsaved now. Gives
 * what they changed, each with what is kept here.
 */
function startFromTheirs<I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  { before, theirs }: Conflict<DefaultValues<I>>,
): Choice[] {
  const written = form.getValues();
  const isPath = (path: string): path is FieldPath<I> => get(written, path) !== undefined;
  const mine = differencesOf(before, written)
    .map(({ path }) => path)
    .filter(isPath)
    .map((path) => ({ path, value: form.getValues(path) }));
  form.reset(theirs);
  for (const { path, value } of mine) form.setValue(path, value, { shouldDirty: true });
  return differencesOf(before, theirs)
    .map((change) => ({
      ...change,
      mine: mine.find(({ path }) => path === change.path)?.value ?? change.before,
    }))
    .filter((change) => !isSameValue(change.mine, change.theirs));
}

function showFailure<I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  error: unknown,
  described: Map<string, FieldDescription>,
  t: FormTexts,
): void {
  if (!(error instanceof ApiError)) {
    form.setError('root.server', { message: t('saveFailed') });
    reportError(error);
    return;
  }
  const named = Object.entries(error.fields);
  const elsewhere = named.filter(([name]) => !takesErrors(described.get(name)));
  for (const [name, message] of named) {
    const path = [...described.keys()].find(
      (drawn): drawn is FieldPath<I> => drawn === name && takesErrors(described.get(drawn)),
    );
    if (path) form.setError(path, { type: 'server', message });
  }
  if (named.length === 0 || elsewhere.length > 0) {
    const message = elsewhere.map(([, text]) => text).join(' ') || failureText(error, t('saveFailed'));
    form.setError('root.server', { message });
  }
}
