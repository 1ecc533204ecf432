import { lazyPiece, useAuth, useMessages } from '@courtyard/common';
import { Link } from '@courtyard/common/router';
import { Box, Flex, IconButton, Text, Wordmark } from '@courtyard/ui';
import { HelpButton } from '../../help/help-button';
import { useOverrides } from '../../federation';
import { Bell } from './notifications/bell';
import { barEndStyles, BarSurface, communityStyles } from '../frame/frame-parts';
import { headerMessages } from './header.messages';
import { Profile } from './profile/profile';
import { SearchField } from './search/search-field';

/** Few people ever run a section's build of their own. */
const OverrideBadge = lazyPiece(
  async () =>
    (await import(/* webpackChunkName: "overrides" */ '../../registry/overrides/override-badge'))
      .OverrideBadge,
);

export interface TopBarProps {
  isDrawerOpen: boolean;
  onToggleDrawer(): void;
}

/** The fixed bar: drawer toggle, wordmark, search, notifications, help, profile. */
export function TopBar({ isDrawerOpen, onToggleDrawer }: TopBarProps) {
  const t = useMessages(headerMessages);
  const community = useAuth((state) => state.user?.community.name);
  const hasOverrides = useOverrides((state) => Object.keys(state.urls).length > 0);
  const toggle = isDrawerOpen ? t('narrowMenu') : t('openMenu');
  return (
    <BarSurface>
      <IconButton
        icon="menu"
        label={toggle}
        aria-expanded={isDrawerOpen}
        data-tour="menu"
        onClick={onToggleDrawer}
        css={{ '&[aria-expanded=true]:not(:hover)': { bg: 'transparent' } }}
      />
      <Flex asChild ms="1">
        <Link to="/sample-page">
          <Wordmark />
        </Link>
      </Flex>
      <Text {...communityStyles}>{community}</Text>
      <Flex {...barEndStyles}>
        <SearchField />
        {hasOverrides ? <OverrideBadge /> : null}
        <Box data-tour="bell">
          <Bell />
        </Box>
        <HelpButton />
        <Box data-tour="profile">
          <Profile />
        </Box>
      </Flex>
    </BarSurface>
  );
}
