import { saveExport, toast, useAuth, useMessages } from '@courtyard/common';
import { Button, Card, CardBody, Flex, Heading, Text } from '@courtyard/ui';
import { useMutation } from '@tanstack/react-query';
import { ownDataMessages } from './own-data.messages';

/** A download of everything that the community holds about the person. */
export function OwnDataCard() {
  const t = useMessages(ownDataMessages);
  const community = useAuth((state) => state.user?.community.name ?? '');
  const fetching = useMutation({
    mutationFn: () => saveExport('GET /api/v1/member-auth/own-data/export', { query: undefined }),
    onError: () => toast({ title: t('failed'), kind: 'error' }),
  });
  return (
    <Card as="section" aria-label={t('title')}>
      <CardBody>
        <Flex gap="4" align="center" justify="space-between" wrap="wrap">
          <Flex direction="column" gap="1" flex="1 1 20rem" minWidth="0">
            <Heading as="h2" size="md">
              {t('title')}
            </Heading>
            <Text size="sm" tone="muted">
              {t('text', { community })}
            </Text>
          </Flex>
          <Button
            icon="download"
            data-setting="own-data"
            loading={fetching.isPending}
            onClick={() => fetching.mutate()}
          >
            {t('download')}
          </Button>
        </Flex>
      </CardBody>
    </Card>
  );
}
