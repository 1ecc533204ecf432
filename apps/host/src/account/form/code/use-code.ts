import { useMessages } from '@courtyard/common';
import { useState } from 'react';
import { useSubmission } from '../use-submission';
import { codeMessages } from './code.messages';

/** A form that takes a code: what is typed, how sending it went, and what the field says of it. */
export function useCode(send: (code: string) => Promise<unknown>) {
  const t = useMessages(codeMessages);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { failure, restart, submit, isSending } = useSubmission(() => send(code));
  const isWrong = failure?.status === 422;
  return {
    field: {
      value: code,
      error: isMissing ? t('missing') : isWrong ? t('wrong') : undefined,
      onChange: (value: string) => {
        setCode(value);
        setMissing(false);
        if (failure) restart();
      },
    },
    form: {
      isSending,
      isValid: () => {
        setMissing(code.trim() === '');
        return code.trim() !== '';
      },
      onSubmit: submit,
    },
    /** What is wrong with more than the code. */
    failure: isWrong ? null : failure,
  };
}
