import { useFormats, useMessages } from '@courtyard/common';
import type { CommunityExport } from '@courtyard/contract';
import {
  AnchorButton,
  Box,
  Button,
  fileSize,
  Flex,
  Meter,
  type Status,
  StatusBadge,
  Text,
} from '@courtyard/ui';
import { dataMessages } from './data.messages';
import { isUnderWay } from './exports.queries';

const statuses: Record<CommunityExport['status'], Status> = {
  queued: 'attention',
  running: 'info',
  done: 'ok',
  failed: 'danger',
};

/** One export: what state it is in, what it holds, its file. */
export function ExportRow({ of, onRemove }: { of: CommunityExport; onRemove: () => void }) {
  const t = useMessages(dataMessages);
  const formats = useFormats();
  const when = formats.moment(of.startedAt);
  const runs = isUnderWay(of);
  return (
    <Flex
      as="li"
      gap="4"
      py="4"
      wrap="wrap"
      align="center"
      borderColor="border.default"
      css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
    >
      <Box flex="1 1 16rem" minWidth="0">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="medium">{t('of', { when })}</Text>
          <StatusBadge status={statuses[of.status]}>{t(of.status)}</StatusBadge>
        </Flex>
        <Text size="sm" tone="muted">
          {t('by', { who: of.startedBy })}
        </Text>
        <ExportFacts of={of} />
      </Box>
      <Flex gap="2" wrap="wrap">
        {of.url ? (
          <AnchorButton href={of.url} download aria-label={t('downloadOf', { when })}>
            {t('download')}
          </AnchorButton>
        ) : null}
        <Button onClick={onRemove} aria-label={t(runs ? 'stopOf' : 'removeOf', { when })}>
          {t(runs ? 'stop' : 'remove')}
        </Button>
      </Flex>
    </Flex>
  );
}

function ExportFacts({ of }: { of: CommunityExport }) {
  const t = useMessages(dataMessages);
  const formats = useFormats();
  const { status, done, total, rows, files, bytes, damagedFiles, expiresAt } = of;
  if (status === 'failed') {
    return (
      <Text size="sm" tone="danger">
        {t('failedText')}
      </Text>
    );
  }
  if (isUnderWay(of)) {
    const progress =
      total === 0
        ? t('counting')
        : t('progress', { done: formats.number(done), total: formats.number(total) });
    return (
      <Box mt="2" maxWidth="24rem">
        <Meter label={t(status)} value={done} max={total} text={progress} />
        <Text size="sm" tone="muted" numeric mt="1">
          {progress}
        </Text>
      </Box>
    );
  }
  const size = fileSize(bytes);
  return (
    <>
      <Text size="sm" tone="muted" numeric>
        {t('holds', { rows: formats.number(rows), files: formats.number(files), size })}
      </Text>
      {damagedFiles > 0 ? (
        <Text size="sm" tone="danger">
          {t('damaged', { count: damagedFiles })}
        </Text>
      ) : null}
      {expiresAt ? (
        <Text size="sm" tone="subtle">
          {t('until', { when: formats.moment(expiresAt) })}
        </Text>
      ) : null}
    </>
  );
}
