import { toast } from '@courtyard/common';
import { failureText } from '../feedback/failure-text';
import { useDetailsTexts } from './details.messages';

/** Tells that a command failed, and why, where no form or dialog is open to say so. */
export function useFailureToast(): (error: unknown) => void {
  const t = useDetailsTexts();
  return (error) => void toast({ title: failureText(error, t('failed')), kind: 'error' });
}
