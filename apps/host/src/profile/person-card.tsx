import { useAuth, useMessages, useUiConfig } from '@courtyard/common';
import { roleNames } from '@courtyard/contract/platform/member/role.words';
import { Avatar, Box, Button, Card, CardBody, CardHeader, Flex, Text } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import { PasswordDialog } from './access/password.dialog';
import { profileMessages } from './profile.messages';

export function PersonCard() {
  const t = useMessages(profileMessages);
  const language = useUiConfig((config) => config.language);
  const user = useAuth((state) => state.user);
  const [isChanging, setChanging] = useState(false);
  if (!user) return null;
  return (
    <Card>
      <CardHeader title={t('person')} description={t('personText', { community: user.community.name })} />
      <CardBody>
        <Flex gap="5" align={{ base: 'flex-start', lg: 'center' }}>
          <Avatar name={user.displayName} size="lg" />
          <Flex as="dl" columnGap={{ base: '4', md: '10' }} rowGap="3" wrap="wrap" flex="1">
            <Fact name={t('name')}>{user.displayName}</Fact>
            <Fact name={t('email')}>{user.email}</Fact>
            <Fact name={t('roles')}>{roleNames(user.roles, language)}</Fact>
          </Flex>
        </Flex>
        <Flex
          mt="5"
          pt="4"
          borderTopWidth="1px"
          borderColor="border.default"
          gap="4"
          align="center"
          justify="space-between"
          wrap="wrap"
        >
          <Box>
            <Text size="sm" fontWeight="medium">
              {t('password')}
            </Text>
            <Text size="sm" tone="muted">
              {t('passwordText')}
            </Text>
          </Box>
          <Button icon="key" data-setting="password" onClick={() => setChanging(true)}>
            {t('changePassword')}
          </Button>
        </Flex>
      </CardBody>
      {isChanging ? <PasswordDialog onClose={() => setChanging(false)} /> : null}
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
