import { useAuth, useMessages } from '@courtyard/common';
import { Avatar, Box, Flex, Icon, Text, VisuallyHidden } from '@courtyard/ui';
import { Popover } from '@courtyard/ui/overlays';
import type { ComponentProps } from 'react';
import { headerMessages } from './header.messages';
import { ProfilePanel } from './profile-panel';

/** The chip with the person's name, and behind it what is theirs. */
export function Profile() {
  const t = useMessages(headerMessages);
  return (
    <Popover label={t('account')} width="20rem" trigger={<Chip />}>
      {(close) => <ProfilePanel onClose={close} />}
    </Popover>
  );
}

/** A phone has no room for the name; it is still said. */
const saidOnPhones = {
  '@media (max-width: 47.99rem)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    clipPath: 'inset(50%)',
  },
};

function Chip(props: ComponentProps<'button'>) {
  const t = useMessages(headerMessages);
  const name = useAuth((state) => state.user?.displayName ?? '');
  return (
    <Flex
      asChild
      align="center"
      gap="2"
      height="10"
      ps="1"
      pe={{ base: '1', md: '2' }}
      borderRadius="full"
      cursor="pointer"
      color="fg.muted"
      _hover={{ bg: 'bg.hover' }}
      _expanded={{ bg: 'bg.hover' }}
    >
      <button type="button" {...props}>
        <Avatar name={name} size="sm" />
        <VisuallyHidden>{`${t('account')}: `}</VisuallyHidden>
        <Text as="span" size="sm" fontWeight="medium" maxWidth="10rem" truncate css={saidOnPhones}>
          {name}
        </Text>
        <Box as="span" display={{ base: 'none', md: 'inline-flex' }} color="fg.subtle">
          <Icon name="chevron-down" size="sm" />
        </Box>
      </button>
    </Flex>
  );
}
