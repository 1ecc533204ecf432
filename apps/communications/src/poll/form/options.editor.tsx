import { useMessages } from '@courtyard/common';
import { Field, TextArea } from '@courtyard/ui';
import { useFieldDescription, useFieldError, useFormValue } from '@courtyard/ui/forms';
import { useState } from 'react';
import { pollMessages } from '../poll.messages';
import { formMessages } from './form.messages';
import type { PollForm } from './poll-values';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The options of a ballot, one on each line. */
export function OptionsEditor({ form }: { form: PollForm }) {
  const t = useMessages(formMessages);
  const tPoll = useMessages(pollMessages);
  useFieldDescription('options', {
    label: tPoll('options'),
    text: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  });
  const options = useFormValue(form, 'options') ?? [];
  const error = useFieldError(form, 'options');
  const [draft, setDraft] = useState('');
  // Lines that are being written, empty ones too, unless the options were set from outside meanwhile.
  const text = linesOf(draft).join('\n') === options.join('\n') ? draft : options.join('\n');
  return (
    <Field label={tPoll('options')} help={t('optionsHelp')} error={error}>
      <TextArea
        name="options"
        rows={5}
        value={text}
        onChange={(event) => {
          setDraft(event.target.value);
          form.setValue('options', linesOf(event.target.value), { shouldDirty: true });
          form.clearErrors('options');
        }}
      />
    </Field>
  );
}
