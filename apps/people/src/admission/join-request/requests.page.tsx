import { lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { JoinRequest } from '@courtyard/contract/people/admission/join-request/join-request';
import {
  Box,
  Button,
  Card,
  CardBody,
  EmptyState,
  ErrorState,
  Flex,
  LoadingState,
  Page,
  Text,
} from '@courtyard/ui';
import { useState } from 'react';
import { useRolesToGive } from '../../role/role.queries';
import { EmailLink } from '../../member/contact-links';
import { joinRequestMessages } from './join-request.messages';
import { joinRequests } from './join-request.queries';

const AnswerDialog = lazyOverlay(async () => (await import('./answer.dialog')).AnswerDialog);

interface Asked {
  request: JoinRequest;
  begin: 'approve' | 'refuse';
}

/** `requests`: who asked to become a member and waits for an answer, the oldest first. */
export function RequestsPage() {
  const t = useMessages(joinRequestMessages);
  const requests = joinRequests.useList({ limit: 50 });
  // As what somebody comes in is part of letting them in.
  const seesRoles = useCan('Roles List View');
  useRolesToGive({ enabled: seesRoles });
  const [asked, setAsked] = useState<Asked | null>(null);
  const waiting = requests.data?.data ?? [];
  const total = requests.data?.page.total ?? 0;
  return (
    <Page title={t('title')} description={t('description')}>
      <Card>
        {requests.isPending ? (
          <LoadingState />
        ) : requests.isError ? (
          <ErrorState error={requests.error} onRetry={() => void requests.refetch()} />
        ) : waiting.length === 0 ? (
          <EmptyState icon="check-circle" title={t('nothing')} description={t('nothingText')} />
        ) : (
          <CardBody>
            <Box as="ul" aria-label={t('title')} listStyleType="none">
              {waiting.map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  canApprove={seesRoles}
                  onAnswer={(begin) => setAsked({ request, begin })}
                />
              ))}
            </Box>
            {total > waiting.length ? (
              <Text size="sm" tone="muted" mt="3" role="status">
                {t('more', { shown: waiting.length, total })}
              </Text>
            ) : null}
          </CardBody>
        )}
      </Card>
      {asked ? <AnswerDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </Page>
  );
}

interface RowProps {
  request: JoinRequest;
  canApprove: boolean;
  onAnswer: (begin: Asked['begin']) => void;
}

function RequestRow({ request: { name, email, note, askedAt }, canApprove, onAnswer }: RowProps) {
  const t = useMessages(joinRequestMessages);
  const formats = useFormats();
  return (
    <Flex
      as="li"
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="border.default"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Box flex="1" minWidth="0">
        <Text size="sm" fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Flex wrap="wrap" align="baseline" columnGap="3" overflowWrap="anywhere">
          <EmailLink email={email} />
          <Text as="span" size="sm" tone="muted">
            {t('asked', { ago: formats.ago(askedAt) })}
          </Text>
        </Flex>
        {note ? (
          <Text size="sm" mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
            {note}
          </Text>
        ) : null}
      </Box>
      <Flex gap="2">
        <Button size="sm" onClick={() => onAnswer('refuse')} aria-label={t('refuseThis', { name })}>
          {t('refuse')}
        </Button>
        {canApprove ? (
          <Button
            size="sm"
            icon="check"
            onClick={() => onAnswer('approve')}
            aria-label={t('approveThis', { name })}
          >
            {t('approve')}
          </Button>
        ) : null}
      </Flex>
    </Flex>
  );
}
