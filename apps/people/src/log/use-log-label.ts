import { useUiConfig } from '@courtyard/common';
import type { Labels } from '@courtyard/contract/fields/labels';
import { logLabels } from '@courtyard/contract/people/log/log.labels';

const labels: Labels = logLabels;

/** What a value of the log is called in the reader's language; as it is named where it has no word. */
export function useLogLabel() {
  const language = useUiConfig((config) => config.language);
  return (field: 'section' | 'kind', value: string) => labels[`${field}.${value}`]?.[language] ?? value;
}
