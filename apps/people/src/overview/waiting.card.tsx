import { useCan, useFormats, useMessages } from '@courtyard/common';
import {
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  Flex,
  SimpleGrid,
  Skeleton,
  Text,
  TextLink,
} from '@courtyard/ui';
import { invitations, invitationsPath } from '../admission/invitation/invitation.queries';
import { joinRequests, joinRequestsPath } from '../admission/join-request/join-request.queries';
import { overviewMessages } from './overview.messages';
import { useWaitingApprovals } from './overview.queries';

/**
 * How many wait to be let in, for who invites, and how many changes for a second person; each figure leads to them. No card for
 * who does not invite and has nothing to decide.
 */
export function WaitingCard() {
  const t = useMessages(overviewMessages);
  const invites = useCan('Member Invite');
  const requests = joinRequests.useList({ limit: 1 }, { enabled: invites });
  const open = invitations.useList({ status: ['open'], limit: 1 }, { enabled: invites });
  const waiting = useWaitingApprovals();
  if (!invites && !waiting.data?.page.total) return null;
  const failed = requests.error ?? open.error ?? waiting.error;
  return (
    <Card>
      <CardHeader title={t('waiting')} />
      <CardBody>
        {failed ? (
          <ErrorState
            error={failed}
            onRetry={() => void Promise.all([requests.refetch(), open.refetch(), waiting.refetch()])}
          />
        ) : (
          <SimpleGrid columns={{ base: 1, md: invites ? 3 : 1 }} gap={{ base: '0', md: '5', lg: '16' }}>
            {invites ? (
              <>
                <WaitingLine label={t('requests')} count={requests.data?.page.total} to={joinRequestsPath} />
                <WaitingLine
                  label={t('invitations')}
                  count={open.data?.page.total}
                  to={`${invitationsPath}?status=open`}
                />
              </>
            ) : null}
            <WaitingLine label={t('approvals')} count={waiting.data?.page.total} to="/approvals" />
          </SimpleGrid>
        )}
      </CardBody>
    </Card>
  );
}

interface LineProps {
  label: string;
  /** Undefined while it is not known. */
  count: number | undefined;
  to: string;
}

function WaitingLine({ label, count, to }: LineProps) {
  const formats = useFormats();
  return (
    <Flex
      direction={{ base: 'row', md: 'column' }}
      align={{ base: 'center', md: 'start' }}
      justify="space-between"
      gap={{ base: '3', md: '1' }}
      minHeight="8"
    >
      <TextLink to={to} look="quiet" fontSize="sm">
        {label}
      </TextLink>
      {count === undefined ? (
        <Skeleton height="5" width="6" />
      ) : (
        <Text
          size={{ base: 'sm', md: 'lg' }}
          numeric
          fontWeight="medium"
          tone={count === 0 ? 'muted' : undefined}
        >
          {formats.number(count)}
        </Text>
      )}
    </Flex>
  );
}
