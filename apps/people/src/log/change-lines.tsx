import { useMessages } from '@courtyard/common';
import type { LogRow } from '@courtyard/contract/people/log/log.columns';
import { allVocabularies } from '@courtyard/contract/vocabularies';
import { Missing, Stack, Text } from '@courtyard/ui';
import { useChangesSaid } from '@courtyard/ui/details';
import { logMessages } from './log.messages';

interface LinesProps {
  entry: LogRow;
  /** What is beyond is counted. */
  most: number;
}

/** The first changes of an entry, a line each: before → after. */
export function ChangeLines({ entry: { action, changes }, most }: LinesProps) {
  const t = useMessages(logMessages);
  const say = useChangesSaid(allVocabularies);
  if (typeof changes === 'string') return changes;
  const said = say({ action, changes });
  if (said.length === 0) return <Missing />;
  return (
    <Stack gap="0.5" minWidth="0">
      {said.slice(0, most).map(({ field, label, before, after }) => (
        <Text key={field} as="div" size="sm" lineClamp={2} overflowWrap="anywhere">
          <Text as="span" size="sm" tone="muted">
            {`${label}: `}
          </Text>
          {before === null ? null : (
            <>
              <Text as="s" size="sm" tone="subtle">
                {before}
              </Text>
              {' → '}
            </>
          )}
          {after ?? <Missing />}
        </Text>
      ))}
      {said.length > most ? (
        <Text size="sm" tone="muted">
          {t('more', { count: said.length - most })}
        </Text>
      ) : null}
    </Stack>
  );
}
