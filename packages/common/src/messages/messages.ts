import { type Messages, type Texts, type Translate, messagesIn } from '@courtyard/contract/messages';
import { type Labels, labelsIn } from '@courtyard/contract/fields/labels';
import { useMemo } from 'react';
import { useUiConfig } from '../settings/ui-config.store';

/** The texts in the person's language; the same function until that changes, so that memos can depend on it. */
export function useMessages<C extends Texts>(messages: Messages<C>): Translate<C> {
  const language = useUiConfig((config) => config.language);
  return useMemo(() => messagesIn(messages, language), [messages, language]);
}

/** Words of the contract in the person's language; the same function until that changes. */
export function useLabels<K extends string>(labels: Labels<K>): (key: K) => string {
  const language = useUiConfig((config) => config.language);
  return useMemo(() => {
    const known = labelsIn(labels, language);
    return (key) => known[key];
  }, [labels, language]);
}

/** The values of a field as choices, called as the record's words call them: `choicesOf(t, 'status', assetStatuses)`. */
export function choicesOf<F extends string, V extends string>(
  t: (key: `${NoInfer<F>}.${NoInfer<V>}`) => string,
  field: F,
  values: readonly V[],
): { value: V; label: string }[] {
  return values.map((value) => ({ value, label: t(`${field}.${value}`) }));
}
