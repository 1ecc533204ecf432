import { useFormats, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { Approval } from '@courtyard/contract';
import {
  Box,
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  ErrorState,
  Flex,
  LinkButton,
  LoadingState,
  Page,
  Stack,
  Text,
  TextLink,
} from '@courtyard/ui';
import { ApprovalState } from './approval-state';
import { ApprovalView } from './approval-view';
import { approvalMessages } from './approvals.messages';
import { useApproval, useApprovals } from './approvals.queries';

/** `/approvals`: what waits for a second person and what was decided; with `?id=` one of them. */
export default function ApprovalsPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <One key={id} id={id} /> : <All />;
}

function One({ id }: { id: string }) {
  const t = useMessages(approvalMessages);
  const approval = useApproval(id);
  if (approval.data) return <ApprovalView approval={approval.data} />;
  if (approval.isPending)
    return (
      <Page title={t('title')}>
        <LoadingState />
      </Page>
    );
  return (
    <Page title={t('missing')} description={t('missingText')}>
      <LinkButton to="/approvals">{t('all')}</LinkButton>
    </Page>
  );
}

function All() {
  const t = useMessages(approvalMessages);
  return (
    <Page title={t('title')} description={t('text')}>
      <Stack gap="5">
        <Listed state="waiting" />
        <Listed state="ended" />
      </Stack>
    </Page>
  );
}

function Listed({ state }: { state: 'waiting' | 'ended' }) {
  const t = useMessages(approvalMessages);
  const { data, error, refetch } = useApprovals({ state, limit: 50 });
  return (
    <Card>
      <CardHeader title={t(state)} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <LoadingState /> : null}
      {data && data.data.length === 0 ? (
        state === 'waiting' ? (
          <EmptyState icon="check-circle" title={t('nothing')} description={t('nothingText')} />
        ) : (
          <CardBody>
            <Text size="sm" tone="muted">
              {t('noneEnded')}
            </Text>
          </CardBody>
        )
      ) : null}
      {data && data.data.length > 0 ? (
        <CardBody>
          <Box as="ul" aria-label={t(state)} listStyleType="none">
            {data.data.map((approval) => (
              <Row key={approval.id} approval={approval} />
            ))}
          </Box>
          {data.page.total > data.data.length ? (
            <Text size="sm" tone="muted" mt="3">
              {t('more', { shown: data.data.length, total: data.page.total })}
            </Text>
          ) : null}
        </CardBody>
      ) : null}
    </Card>
  );
}

function Row({ approval: { id, title, askedBy, askedAt, state } }: { approval: Approval }) {
  const t = useMessages(approvalMessages);
  const formats = useFormats();
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      wrap="wrap"
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="border.default"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Box flex="1 1 14rem" minWidth="0">
        <TextLink to={`/approvals?id=${id}`} fontSize="sm" fontWeight="medium">
          {title}
        </TextLink>
        <Text size="sm" tone="muted" overflowWrap="anywhere">
          {t('asks', { who: askedBy.name, ago: formats.ago(askedAt) })}
        </Text>
      </Box>
      {state === 'waiting' ? null : <ApprovalState value={state} />}
    </Flex>
  );
}
