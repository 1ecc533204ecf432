import { useMessages } from '@courtyard/common';
import { formMessages } from './form.messages';

/** What the rules over several fields of an asset say, by field. */
export function useAssetRules(): Readonly<Record<string, string>> {
  const t = useMessages(formMessages);
  const text = t('beforeInstalled');
  return { warrantyExpiresOn: text, nextServiceOn: text, retiredOn: text };
}
