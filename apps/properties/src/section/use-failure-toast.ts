import { toast, useMessages } from '@courtyard/common';
import { failureText } from '@courtyard/ui';
import { sectionMessages } from './section.messages';

/** Tells that an act failed, and why, where no form or dialog is open to say so. */
export function useFailureToast(): (error: unknown) => void {
  const t = useMessages(sectionMessages);
  return (error) => void toast({ title: failureText(error, t('failed')), kind: 'error' });
}
