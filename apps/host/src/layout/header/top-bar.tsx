import { useAuth, useMessages } from '@courtyard/common';
import { Link } from '@courtyard/common/router';
import { Flex, IconButton, Text, Tooltip, Wordmark } from '@courtyard/ui';
import { OverrideBadge } from '../../registry/overrides/override-badge';
import { headerMessages } from './header.messages';
import { Notifications } from './notifications';
import { Profile } from './profile';

export interface TopBarProps {
  isDrawerOpen: boolean;
  onToggleDrawer(): void;
}

/** The fixed bar: drawer, wordmark, what is new, who one is. */
export function TopBar({ isDrawerOpen, onToggleDrawer }: TopBarProps) {
  const t = useMessages(headerMessages);
  const community = useAuth((state) => state.user?.community.name);
  const toggle = isDrawerOpen ? t('narrowMenu') : t('openMenu');
  return (
    <Flex
      as="header"
      position="fixed"
      top="0"
      insetInline="0"
      height="bar"
      align="center"
      gap={{ base: '1', sm: '2' }}
      px={{ base: '2', md: '4' }}
      bg="bg.surface"
      borderBottomWidth="1px"
      borderColor="border.default"
      zIndex="bar"
      _print={{ display: 'none' }}
    >
      <Tooltip label={toggle}>
        <IconButton
          icon="menu"
          label={toggle}
          aria-expanded={isDrawerOpen}
          onClick={onToggleDrawer}
          css={{ '&[aria-expanded=true]:not(:hover)': { bg: 'transparent' } }}
        />
      </Tooltip>
      <Flex asChild ms="1">
        <Link to="/sample-page">
          <Wordmark />
        </Link>
      </Flex>
      <Text
        display={{ base: 'none', md: 'block' }}
        size="sm"
        tone="muted"
        truncate
        ps="4"
        ms="2"
        borderInlineStartWidth="1px"
        borderColor="border.default"
      >
        {community}
      </Text>
      <Flex align="center" gap="1" ms="auto">
        <OverrideBadge />
        <Notifications />
        <Profile />
      </Flex>
    </Flex>
  );
}
