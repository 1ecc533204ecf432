import { useFormats, useMessages } from '@courtyard/common';
import type { BookCheck } from '@courtyard/contract/bookkeeping/book-check/book-check';
import { bookCheckLabels } from '@courtyard/contract/bookkeeping/book-check/book-check.labels';
import { badgeOf, Box, Meter, Stack, Text } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { bookCheckMessages } from './book-check.messages';

const StatusBadge = badgeOf(bookCheckLabels, 'status', {
  running: 'info',
  right: 'ok',
  wrong: 'danger',
  failed: 'attention',
});

const headText = ({ no, hash }: NonNullable<BookCheck['head']>) => `${no}:${hash}`;

/** One check: how far it is, or what it found, the first break first. */
export function BookCheckRow({ check }: { check: BookCheck }) {
  const t = useMessages(bookCheckMessages);
  const formats = useFormats();
  const { status, startedBy, startedAt, entries, entriesRead, expected, head, faults } = check;
  const read = t('read', { read: entriesRead, entries });
  return (
    <PartRow
      title={t('by', { by: startedBy, at: formats.moment(startedAt) })}
      badge={<StatusBadge value={status} />}
    >
      <Stack gap="2" mt="1">
        {status === 'running' ? (
          <Meter label={read} value={entriesRead} max={Math.max(1, entries)} text={read} />
        ) : null}
        <Text size="sm" numeric>
          {read}
        </Text>
        {faults.length === 0 ? null : (
          <Box as="ul" listStyleType="disc" ps="5">
            {faults.map((fault) => (
              <Text as="li" key={fault} size="sm" _firstLetter={{ textTransform: 'uppercase' }}>
                {fault}
              </Text>
            ))}
          </Box>
        )}
        {status === 'wrong' && head !== null ? (
          <Text size="sm">{t('lastRight', { no: head.no })}</Text>
        ) : null}
        {expected === null ? null : (
          <Text size="xs" tone="muted" overflowWrap="anywhere">
            {t('compared', { head: headText(expected) })}
          </Text>
        )}
        {status === 'right' && head !== null && head.no > 0 ? (
          <Text size="xs" tone="muted" overflowWrap="anywhere">
            {t('rightUntil', { head: headText(head) })}
          </Text>
        ) : null}
      </Stack>
    </PartRow>
  );
}
