import { useFormats, useMessages, useUiConfig } from '@courtyard/common';
import type { FailedJob } from '@courtyard/contract';
import { Box, Button, Flex, Text } from '@courtyard/ui';
import { Collapsible } from '@courtyard/ui/details';
import { jobsMessages } from './jobs.messages';

interface JobRowProps {
  job: FailedJob;
  /** Absent for who may only look. */
  actions: { onRetry: () => void; onDismiss: () => void; isRetrying: boolean } | null;
}

/** One that failed: what it is, why it failed and what to do. */
export function JobRow({ job, actions }: JobRowProps) {
  const t = useMessages(jobsMessages);
  const formats = useFormats();
  const language = useUiConfig((config) => config.language);
  const title = job.title[language];
  return (
    <Flex
      as="li"
      gap="4"
      px="5"
      py="4"
      wrap="wrap"
      borderColor="border.default"
      css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
    >
      <Box flex="1 1 18rem" minWidth="0" maxWidth="44rem">
        <Text fontWeight="medium">{title}</Text>
        <Text size="sm" tone="subtle" numeric>
          {t('tried', { count: job.attempts, when: formats.moment(job.failedAt) })}
        </Text>
        <Text size="sm" mt="2" mb="2">
          {t(`reason.${job.reason}`)}
        </Text>
        <Collapsible title={t('details')}>
          <Text size="sm" tone="muted" mt="1" overflowWrap="anywhere">
            {job.kind}
            {job.detail ? `: ${job.detail}` : ''}
          </Text>
        </Collapsible>
      </Box>
      {actions ? (
        <Flex gap="2" ms="auto" align="flex-start">
          <Button
            size="sm"
            icon="refresh"
            loading={actions.isRetrying}
            aria-label={t('retryOf', { title })}
            onClick={actions.onRetry}
          >
            {t('retry')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('dismissOf', { title })}
            onClick={actions.onDismiss}
          >
            {t('dismiss')}
          </Button>
        </Flex>
      ) : null}
    </Flex>
  );
}
