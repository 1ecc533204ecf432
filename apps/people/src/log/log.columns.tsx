import { vocabularyIn } from '@courtyard/contract/fields/history';
import { useUiConfig } from '@courtyard/common';
import { logColumns, type LogRow } from '@courtyard/contract/people/log/log.columns';
import { allVocabularies } from '@courtyard/contract/vocabularies';
import { Missing, Text, TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { ChangeLines } from './change-lines';
import { useLogLabel } from './use-log-label';

/** What was done, in the reader's language. */
export function useActionText() {
  const language = useUiConfig((config) => config.language);
  return vocabularyIn(allVocabularies, language).action;
}

/** What was changed; a link to its page. */
export function RecordOf({ entry: { name, url, kind } }: { entry: LogRow }) {
  const wordOf = useLogLabel();
  const text = name ?? wordOf('kind', kind);
  return url === null ? text : <TextLink to={url}>{text}</TextLink>;
}

/** Columns of the log. */
export function useLogColumns() {
  const actionText = useActionText();
  return useColumns(logColumns, [
    { field: 'at', priority: 1 },
    {
      field: 'person',
      priority: 1,
      cell: ({ actor }) => (
        <Text as="span" size="sm" truncate display="block" maxWidth="12rem" title={actor}>
          {actor}
        </Text>
      ),
    },
    { field: 'action', priority: 1, cell: ({ action }) => actionText(action) },
    { field: 'record', priority: 1, cell: (entry) => <RecordOf entry={entry} /> },
    {
      field: 'changes',
      priority: 2,
      cell: (entry) => <ChangeLines entry={entry} most={2} />,
    },
    { field: 'address', priority: 4, cell: ({ address }) => address ?? <Missing /> },
  ]);
}
