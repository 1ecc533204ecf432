import { useUiConfig } from '@courtyard/common';
import type { Words } from '@courtyard/contract/fields/words';
import { logWords } from '@courtyard/contract/people/log/log.words';

const words: Words = logWords;

/** What a value of the log is called in the reader's language; as it is named where it has no word. */
export function useLogWord() {
  const language = useUiConfig((config) => config.language);
  return (field: 'section' | 'kind', value: string) => words[`${field}.${value}`]?.[language] ?? value;
}
