import { useMessages } from '@courtyard/common';
import { Field, Input, PasswordInput } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { accountMessages } from '../account.messages';

interface AccountFieldProps {
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  aside?: ReactNode;
  autoFocus?: boolean;
}

export function EmailField({ value, onChange, error, autoFocus }: AccountFieldProps) {
  const t = useMessages(accountMessages);
  return (
    <Field label={t('email')} error={error}>
      <Input
        size="lg"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...(autoFocus ? { autoFocus } : {})}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

export interface PasswordFieldProps extends AccountFieldProps {
  label: string;
  help?: string;
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({
  value,
  onChange,
  error,
  aside,
  label,
  help,
  autoComplete,
}: PasswordFieldProps) {
  return (
    <Field label={label} error={error} aside={aside} help={help}>
      <PasswordInput
        size="lg"
        name="password"
        autoComplete={autoComplete}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
