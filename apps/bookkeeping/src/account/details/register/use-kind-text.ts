import { useUiConfig } from '@courtyard/common';
import { entryKindText } from '@courtyard/contract/bookkeeping/account/entry-kind.labels';

/** What an entry is, in the person's language. */
export function useKindText(): (kind: string) => string {
  const language = useUiConfig((config) => config.language);
  return (kind) => entryKindText(kind, language);
}
