import { call, useMessages } from '@courtyard/common';
import { Box, fileSize, Flex, Meter, Text, TextLink } from '@courtyard/ui';
import { useQuery } from '@tanstack/react-query';
import { notificationMessages } from './notifications.messages';

/** How much the community keeps as files; a bar where there is a limit to it. */
export function StorageBar() {
  const t = useMessages(notificationMessages);
  const { data } = useQuery({
    queryKey: ['shell', 'storage'],
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/storage', { signal })).data,
    staleTime: 60_000,
  });
  // Room is kept, so that nothing moves when the answer is there.
  if (!data) return <Box height="9" />;
  const { usedBytes, quotaBytes } = data;
  const used = fileSize(usedBytes);
  const text = quotaBytes === null ? t('used', { used }) : t('usedOf', { used, quota: fileSize(quotaBytes) });
  return (
    <Box minHeight="9">
      <Flex justify="space-between" gap="3" mb="1">
        <Text size="xs" fontWeight="medium">
          <TextLink to="/administration/storage">{t('storage')}</TextLink>
        </Text>
        <Text size="xs" tone="subtle" numeric>
          {text}
        </Text>
      </Flex>
      {quotaBytes === null ? null : (
        <Meter label={t('storage')} value={usedBytes} max={quotaBytes} text={text} />
      )}
    </Box>
  );
}
