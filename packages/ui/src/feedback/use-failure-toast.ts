import { defineMessages, toast, useMessages } from '@courtyard/common';
import { failureText } from './failure-text';

const failureMessages = defineMessages({
  en: { failed: 'That didn’t work. Try again.' },
  es: { failed: 'No funcionó. Inténtelo de nuevo.' },
});

/** Tells that a command failed, and why, where no form or dialog is open to say so. */
export function useFailureToast(): (error: unknown) => void {
  const t = useMessages(failureMessages);
  return (error) => void toast({ title: failureText(error, t('failed')), kind: 'error' });
}
