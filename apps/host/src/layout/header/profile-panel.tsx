import { useAuth, useMessages } from '@courtyard/common';
import { Link } from '@courtyard/common/router';
import { Avatar, Box, Flex, Icon, Separator, Text } from '@courtyard/ui';
import { useState } from 'react';
import { ColorModeChoice } from '../../profile/color-mode-choice';
import { Communities } from './communities';
import { greetingAt } from './greeting.rules';
import { headerMessages } from './header.messages';
import { PreferenceSwitches } from './preference-switches';

/** Greeting, roles, communities, the switches that people reach for, settings and the way out. */
export function ProfilePanel({ onClose, onLogout }: { onClose: () => void; onLogout: () => void }) {
  const t = useMessages(headerMessages);
  const user = useAuth((state) => state.user);
  const [greeting] = useState(() => greetingAt(new Date()));
  if (!user) return null;
  return (
    <Flex
      direction="column"
      gap="3"
      p="4"
      maxHeight="calc(100vh - 6rem)"
      maxWidth="calc(100vw - 2rem)"
      overflowY="auto"
    >
      <Flex gap="3" align="center">
        <Avatar name={user.displayName} />
        <Box minWidth="0">
          <Text size="sm">
            {t(greeting)}{' '}
            <Box as="span" fontWeight="semibold">
              {user.displayName}
            </Box>
          </Text>
          <Text size="xs" tone="subtle">
            {user.roles.join(', ')}
          </Text>
        </Box>
      </Flex>
      <Communities />
      <Separator />
      <PreferenceSwitches />
      <ColorModeChoice />
      <Separator />
      <Box as="ul" listStyleType="none" mx="-2">
        <li>
          <Flex {...rowStyles} asChild>
            <Link to="/myprofile" onClick={onClose}>
              <Icon name="settings" />
              {t('accountSettings')}
            </Link>
          </Flex>
        </li>
        <li>
          <Flex {...rowStyles} asChild>
            <button type="button" onClick={onLogout}>
              <Icon name="logout" />
              {t('logout')}
            </button>
          </Flex>
        </li>
      </Box>
    </Flex>
  );
}

const rowStyles = {
  align: 'center',
  gap: '3',
  width: 'full',
  minHeight: '10',
  px: '2',
  borderRadius: 'md',
  fontSize: 'sm',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover', color: 'fg.default' },
} as const;
