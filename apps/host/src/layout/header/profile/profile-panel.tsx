import { lazyPiece, useAuth, useMessages, useUiConfig } from '@courtyard/common';
import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { Avatar, Box, Flex, Separator, Text } from '@courtyard/ui';
import { useState } from 'react';
import { boot } from '../../../app/entry/boot';
import { ColorModeChoice } from '../../../profile/interface/color-mode-choice';
import { useMyProfile } from '../../../profile/social/my-profile.queries';
import { greetingAt } from './greeting.rules';
import { headerMessages } from '../header.messages';
import { PreferenceSwitches } from './preference-switches';
import { ProfileLinks } from './profile-links';

const Communities = lazyPiece(
  async () => (await import(/* webpackChunkName: "profile-more" */ './communities')).Communities,
);
/** A bar of its height until it is there. */
const ProfileSearch = lazyPiece<{ onClose: () => void }>(
  async () => (await import(/* webpackChunkName: "profile-more" */ './profile-search')).ProfileSearch,
  { waiting: <Box height="8" /> },
);
const UpgradeCard = lazyPiece(
  async () => (await import(/* webpackChunkName: "profile-more" */ './upgrade.card')).UpgradeCard,
);

/** Greeting, roles, search, communities, the switches that people reach for, settings and the way out, which has to work offline. */
export function ProfilePanel({ onClose, onLogout }: { onClose: () => void; onLogout: () => void }) {
  const t = useMessages(headerMessages);
  const language = useUiConfig((config) => config.language);
  const user = useAuth((state) => state.user);
  const isView = useAuth((state) => state.viewAs !== null);
  const { upgradeUrl } = boot();
  const [greeting] = useState(() => greetingAt(new Date()));
  const photo = useMyProfile().data?.photo?.url;
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
        <Avatar name={user.displayName} src={photo} />
        <Box minWidth="0">
          <Text size="sm">
            {t(greeting)}{' '}
            <Box as="span" fontWeight="semibold">
              {user.displayName}
            </Box>
          </Text>
          <Text size="xs" tone="subtle">
            {roleNames(user.roles, language)}
          </Text>
        </Box>
      </Flex>
      <ProfileSearch onClose={onClose} />
      {upgradeUrl ? <UpgradeCard url={upgradeUrl} /> : null}
      <Communities />
      <Separator />
      {isView ? null : <PreferenceSwitches />}
      <ColorModeChoice />
      <Separator />
      <ProfileLinks onClose={onClose} onLogout={onLogout} />
    </Flex>
  );
}
