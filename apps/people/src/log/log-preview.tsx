import { useFormats, useMessages } from '@courtyard/common';
import type { LogRow } from '@courtyard/contract/people/log/log.columns';
import { allVocabularies } from '@courtyard/contract/vocabularies';
import { Missing, Stack } from '@courtyard/ui';
import { ChangeList, Facts } from '@courtyard/ui/details';
import { RecordOf, useActionText } from './log.columns';
import { logMessages } from './log.messages';
import { useLogLabel } from './use-log-label';

/** All of an entry beside the list. */
export function LogPreview({ entry }: { entry: LogRow }) {
  const t = useMessages(logMessages);
  const formats = useFormats();
  const wordOf = useLogLabel();
  const actionText = useActionText();
  const { at, actor, action, kind, section, address, changes } = entry;
  return (
    <Stack gap="4">
      <Facts
        columns={{ base: 2, lg: 2 }}
        facts={[
          { label: t('at'), value: formats.moment(at) },
          { label: t('person'), value: actor },
          { label: t('action'), value: actionText(action) },
          { label: t('record'), value: <RecordOf entry={entry} /> },
          { label: t('kind'), value: wordOf('kind', kind) },
          { label: t('section'), value: wordOf('section', section) },
          { label: t('address'), value: address ?? <Missing /> },
        ]}
      />
      {typeof changes === 'string' ? (
        changes
      ) : (
        <ChangeList action={action} changes={changes} vocabulary={allVocabularies} />
      )}
    </Stack>
  );
}
