import { useMessages } from '@courtyard/common';
import type { PermissionGroup, Role } from '@courtyard/contract/people/role/role';
import {
  Box,
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  Flex,
  Heading,
  Icon,
  Input,
  LoadingState,
  Stack,
  Switch,
  Text,
  VisuallyHidden,
} from '@courtyard/ui';
import { useState } from 'react';
import { usePermissionGroups } from '../role.queries';
import { rightsMessages } from './rights.messages';
import { type TitledGroup, useTitledGroups } from './use-groups';

/** What a role allows, by section; what it does not allow, on request. */
export function RightsCard({ role }: { role: Role }) {
  const t = useMessages(rightsMessages);
  const known = usePermissionGroups();
  return (
    <Card>
      <CardHeader title={t('title')} />
      <CardBody>
        {known.data ? (
          <Rights groups={known.data} role={role} />
        ) : known.isError ? (
          <ErrorState error={known.error} onRetry={() => void known.refetch()} />
        ) : (
          <LoadingState />
        )}
      </CardBody>
    </Card>
  );
}

function Rights({ groups, role }: { groups: readonly PermissionGroup[]; role: Role }) {
  const t = useMessages(rightsMessages);
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const held = new Set(role.permissions);
  const found = useTitledGroups(groups, search);
  const shown = found
    .map((group) => ({
      ...group,
      permissions: showsAll ? group.permissions : group.permissions.filter(({ name }) => held.has(name)),
    }))
    .filter(({ permissions }) => permissions.length > 0);
  return (
    <Stack gap="5">
      <Flex gap="4" rowGap="3" flexWrap="wrap" align="center">
        <Box flex="1 1 14rem">
          <Input
            type="search"
            icon="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Box>
        <Switch
          label={t('show')}
          checked={showsAll}
          onChange={(event) => setShowsAll(event.target.checked)}
        />
      </Flex>
      {shown.length === 0 ? (
        <Text role="status" size="sm" tone="muted">
          {t(search || held.size > 0 ? 'nothingFound' : 'none')}
        </Text>
      ) : null}
      <Box css={{ columns: '2 20rem', columnGap: '{spacing.8}' }}>
        {shown.map((group) => (
          <RightsOf key={group.section} group={group} held={held} />
        ))}
      </Box>
    </Stack>
  );
}

function RightsOf({ group, held }: { group: TitledGroup; held: ReadonlySet<string> }) {
  const t = useMessages(rightsMessages);
  return (
    <Box mb="5">
      <Heading as="h3" size="xs" mb="2" css={{ breakAfter: 'avoid' }}>
        {group.heading}
      </Heading>
      <Box as="ul" listStyleType="none">
        {group.permissions.map(({ name, allows }) => {
          const isHeld = held.has(name);
          return (
            <Flex as="li" key={name} gap="2.5" py="1" css={{ breakInside: 'avoid' }}>
              <Box color={isHeld ? 'status.ok.fg' : 'fg.subtle'} mt="0.5" flexShrink="0">
                <Icon name={isHeld ? 'check' : 'minus'} size="sm" />
              </Box>
              <Text size="sm" tone={isHeld ? 'default' : 'muted'}>
                <VisuallyHidden>{t(isHeld ? 'allowed' : 'notAllowed')}: </VisuallyHidden>
                {allows}
              </Text>
            </Flex>
          );
        })}
      </Box>
    </Box>
  );
}
