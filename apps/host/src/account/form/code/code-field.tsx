import { useMessages } from '@courtyard/common';
import { Button, Field, Input } from '@courtyard/ui';
import { useEffect, useRef, useState } from 'react';
import { codeMessages } from './code.messages';

interface CodeFieldProps {
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  /** Whether a recovery code would do too, or nothing else does. */
  recovery?: 'too' | 'only';
}

/** The code of an authenticator app, or a recovery code in its place. */
export function CodeField({ value, onChange, error, recovery }: CodeFieldProps) {
  const t = useMessages(codeMessages);
  const [isRecovery, setRecovery] = useState(recovery === 'only');
  const input = useRef<HTMLInputElement>(null);
  // It takes the place of what had the focus.
  useEffect(() => input.current?.focus(), [isRecovery]);
  const toggle = () => {
    setRecovery(!isRecovery);
    onChange('');
  };
  return (
    <>
      <Field
        label={t(isRecovery ? 'recoveryCode' : 'code')}
        help={t(isRecovery ? 'recoveryHelp' : 'codeHelp')}
        error={error}
      >
        <Input
          size="lg"
          name="code"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          ref={input}
          maxLength={40}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {recovery === 'too' ? (
        <Button size="sm" alignSelf="start" onClick={toggle}>
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </Button>
      ) : null}
    </>
  );
}
