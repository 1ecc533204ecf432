import { useFormats, useMessages } from '@courtyard/common';
import type { StorageReport } from '@courtyard/contract';
import { Card, CardBody, CardHeader, fileSize, Flex, Icon, Meter, Stack, Text } from '@courtyard/ui';
import { storageMessages } from './storage.messages';

/** From this share of the limit on it is said that there is little room left. */
const nearlyFull = 0.9;

/** How much is in use, of how much, and what happens at the limit. */
export function UseCard({ report }: { report: StorageReport }) {
  const t = useMessages(storageMessages);
  const formats = useFormats();
  const { usedBytes, quotaBytes, files } = report;
  const used = fileSize(usedBytes);
  const share = quotaBytes === null ? 0 : usedBytes / quotaBytes;
  const text =
    quotaBytes === null
      ? t('used', { used })
      : t('usedOf', {
          used,
          quota: fileSize(quotaBytes),
          share: formats.percent(Math.round(share * 1_000_000), 1),
        });
  return (
    <Card>
      <CardHeader title={t('use')} />
      <CardBody>
        <Stack gap="3">
          <Flex justify="space-between" gap="4" wrap="wrap">
            <Text fontWeight="medium" numeric>
              {text}
            </Text>
            <Text tone="muted" numeric>
              {t('files', { count: files })}
            </Text>
          </Flex>
          {quotaBytes === null ? null : (
            <Meter label={t('use')} value={Math.min(usedBytes, quotaBytes)} max={quotaBytes} text={text} />
          )}
          {share >= nearlyFull ? (
            <Text display="flex" gap="2" color="status.attention.fg">
              <Icon name="alert" size="sm" />
              {t(share >= 1 ? 'full' : 'nearlyFull')}
            </Text>
          ) : null}
          <Text size="sm" tone="muted">
            {t(quotaBytes === null ? 'noLimitText' : 'limitText')} {t('notCounted')}
          </Text>
        </Stack>
      </CardBody>
    </Card>
  );
}
