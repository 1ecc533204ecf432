import { useState } from 'react';
import { failureOf, type Failure } from './failure-text.rules';

type Submission = { kind: 'idle' | 'sending' | 'done' } | { kind: 'failed'; failure: Failure };

/** Sends a form once at a time and keeps how it went. */
export function useSubmission(send: () => Promise<unknown>) {
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' });
  const submit = async () => {
    setSubmission({ kind: 'sending' });
    try {
      await send();
      setSubmission({ kind: 'done' });
    } catch (error) {
      setSubmission({ kind: 'failed', failure: failureOf(error) });
    }
  };
  return {
    submit: () => void submit(),
    restart: () => setSubmission({ kind: 'idle' }),
    isSending: submission.kind === 'sending',
    isDone: submission.kind === 'done',
    failure: submission.kind === 'failed' ? submission.failure : null,
  };
}
