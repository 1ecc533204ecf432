import { useCan, useMessages } from '@courtyard/common';
import type { Role } from '@courtyard/contract/people/role/role';
import { Box, Card, CardBody, CardHeader, ErrorState, LoadingState, Text, TextLink } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { memberPaths } from '../../member/member-paths';
import { MemberStatusBadge } from '../../member/member-status';
import { members } from '../../member/member.queries';
import { rolePaths } from '../role-paths';
import { detailsMessages } from './details.messages';

const shown = 8;

/** The first of those who hold a role, and the way to all of them. */
export function HoldersCard({ role }: { role: Role }) {
  const t = useMessages(detailsMessages);
  const canOpen = useCan('Member Details View');
  const held = members.useList({
    roleId: [role.id],
    status: ['active', 'invited', 'suspended'],
    limit: shown,
  });
  const found = held.data?.data ?? [];
  return (
    <Card>
      <CardHeader title={t('holders')} description={t('holdersText')} />
      <CardBody>
        {held.isError ? <ErrorState error={held.error} onRetry={() => void held.refetch()} /> : null}
        {held.isPending ? <LoadingState /> : null}
        {held.data && found.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('noHolders')}
          </Text>
        ) : null}
        <Box as="ul" listStyleType="none" my="-3" _empty={{ display: 'none' }}>
          {found.map(({ id, name, status }) => (
            <PartRow
              key={id}
              title={canOpen ? <TextLink to={memberPaths.details(id)}>{name}</TextLink> : name}
              badge={status === 'active' ? null : <MemberStatusBadge value={status} />}
            />
          ))}
        </Box>
        {found.length < role.holders ? (
          <Box mt="5">
            <TextLink to={rolePaths.holders(role.id)}>{t('allHolders')}</TextLink>
          </Box>
        ) : null}
      </CardBody>
    </Card>
  );
}
