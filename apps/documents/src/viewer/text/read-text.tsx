import { downloadFile, useMessages } from '@courtyard/common';
import { Box, Button, ErrorState, Flex, LoadingState, Skeleton, Stack, Text } from '@courtyard/ui';
import { contentUrl } from '../../document/document-paths';
import { useDocumentText } from '../../document/document.queries';
import { textMessages } from './text.messages';

/** What was read of a file that browsers do not show: its text, which is said to be that. */
export function ReadText({ documentId, name }: { documentId: string; name: string }) {
  const t = useMessages(textMessages);
  const text = useDocumentText(documentId);
  if (text.isError) return <ErrorState error={text.error} onRetry={() => void text.refetch()} />;
  if (!text.data)
    return (
      <LoadingState>
        <Skeleton height="12rem" />
      </LoadingState>
    );
  const { parts, isCut } = text.data;
  return (
    <>
      <Flex gap="3" mb="4" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Text size="sm" tone="muted" flex="1 1 14rem">
          {t('textOnly')}
        </Text>
        <Button size="sm" icon="download" onClick={() => downloadFile(contentUrl(documentId), name)}>
          {t('download')}
        </Button>
      </Flex>
      <Box role="region" aria-label={name} tabIndex={0} maxHeight="36rem" overflow="auto">
        <Stack gap="3">
          {parts.map((part, place) => (
            <Text key={place} size="sm" overflowWrap="anywhere">
              {part}
            </Text>
          ))}
        </Stack>
      </Box>
      {isCut ? (
        <Text size="sm" tone="muted" mt="3">
          {t('cut')}
        </Text>
      ) : null}
    </>
  );
}
