import { useMessages } from '@courtyard/common';
import { Field, Input, NativeSelect, Stack } from '@courtyard/ui';
import { useFieldDescription, useFieldError, useFormValue } from '@courtyard/ui/forms';
import { useState } from 'react';
import type { PollForm } from './poll-values';
import { shareMessages } from './share.messages';
import { isSameShare, shareOf, shareText } from './share.rules';

const standard = ['1/10', '1/5', '1/4', '1/3', '1/2', '2/3', '3/4'] as const;

const defaultOf = (share: string) => standard.find((each) => isSameShare(each, share));

interface Props {
  form: PollForm;
  name: 'quorum' | 'threshold';
  label: string;
  /** What holds where no share is asked for. */
  none: string;
}

/** A share of the votes or of those who may vote: a usual one, or any other as percent or fraction. */
export function ShareField({ form, name, label, none }: Props) {
  const t = useMessages(shareMessages);
  const share = useFormValue(form, name) ?? null;
  const error = useFieldError(form, name);
  const [written, setWritten] = useState<string | null>(null);
  useFieldDescription(name, {
    label,
    text: (value) => (typeof value === 'string' ? shareText(value) : none),
  });
  const set = (value: string | null) => {
    form.setValue(name, value, { shouldDirty: true });
    form.clearErrors(name);
  };
  const known = share === null ? undefined : defaultOf(share);
  const isOther = written !== null || (share !== null && known === undefined);
  return (
    <Stack gap="2">
      <Field label={label} {...(isOther ? {} : { error })}>
        <NativeSelect
          value={isOther ? 'other' : (known ?? '')}
          onChange={({ target: { value } }) => {
            setWritten(value === 'other' ? '' : null);
            // Nothing is no share: the form says what is missing.
            set(value === 'other' ? '' : value || null);
          }}
        >
          <option value="">{none}</option>
          {standard.map((each) => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
          <option value="other">{t('other')}</option>
        </NativeSelect>
      </Field>
      {isOther ? (
        <Field label={t('otherLabel', { label })} help={t('otherHelp')} error={error} required>
          <Input
            name={name}
            value={written ?? shareText(share ?? '')}
            maxLength={13}
            onChange={({ target: { value } }) => {
              setWritten(value);
              set(shareOf(value) ?? value);
            }}
          />
        </Field>
      ) : null}
    </Stack>
  );
}
