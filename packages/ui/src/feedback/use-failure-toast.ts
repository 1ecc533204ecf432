import { defineMessages, toast, useMessages } from '@courtyard/common';
import { failureText } from './failure-text';
import en from './use-failure-toast.en.json';
import es from './use-failure-toast.es.json';

const failureMessages = defineMessages({ en, es });

/** Tells that a command failed, and why, where no form or dialog is open to say so. */
export function useFailureToast(): (error: unknown) => void {
  const t = useMessages(failureMessages);
  return (error) => void toast({ title: failureText(error, t('failed')), kind: 'error' });
}
