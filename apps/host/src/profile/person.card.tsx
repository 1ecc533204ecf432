import { useAuth, useMessages, useUiConfig } from '@courtyard/common';
import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { Avatar, Box, Card, CardBody, CardHeader, Flex, Text } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { useMyProfile } from './social/my-profile.queries';
import { AccessRows } from './access/access-rows';
import { profileMessages } from './profile.messages';

export function PersonCard() {
  const t = useMessages(profileMessages);
  const language = useUiConfig((config) => config.language);
  const user = useAuth((state) => state.user);
  const { data: profile } = useMyProfile();
  if (!user) return null;
  return (
    <Card>
      <CardHeader title={t('person')} description={t('personText', { community: user.community.name })} />
      <CardBody>
        <Flex gap="5" align={{ base: 'flex-start', lg: 'center' }}>
          <Avatar name={user.displayName} src={profile?.photo?.url} size="lg" />
          <Flex as="dl" columnGap={{ base: '4', md: '10' }} rowGap="3" wrap="wrap" flex="1">
            <Fact name={t('roles')}>{roleNames(user.roles, language)}</Fact>
          </Flex>
        </Flex>
        <AccessRows />
      </CardBody>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box minWidth="0">
      <Text as="dt" size="xs" tone="subtle">
        {name}
      </Text>
      <Text as="dd" size="sm" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}
