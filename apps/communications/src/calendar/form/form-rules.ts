import { useMessages } from '@courtyard/common';
import { formMessages } from './form.messages';

/** What the form says of fields that do not go together. */
export function useFormRules(): Readonly<Record<string, string>> {
  const t = useMessages(formMessages);
  return { endsOn: t('endsOnRule'), endsAt: t('endsAtRule'), until: t('untilRule'), count: t('countRule') };
}
