import { hasUnsavedChanges, useAuth, useMessages } from '@courtyard/common';
import { Avatar, Box, Flex, Icon, Text, VisuallyHidden } from '@courtyard/ui';
import { ConfirmDialog, Popover } from '@courtyard/ui/overlays';
import { type ComponentProps, useState } from 'react';
import { loadAccount } from '../../../app/entry/account-side';
import { signOut } from '../../../app/entry/sign-out';
import { headerMessages } from '../header.messages';
import { ProfilePanel } from './profile-panel';

/** The chip with the person's name; it opens the profile panel. */
export function Profile() {
  const t = useMessages(headerMessages);
  const [isAsking, setAsking] = useState(false);
  const logout = (close: () => void) => {
    if (!hasUnsavedChanges()) return void signOut();
    close();
    setAsking(true);
  };
  return (
    <>
      <Popover label={t('account')} width="20rem" trigger={<Chip />} onOpenChange={prepareToLeave}>
        {(close) => <ProfilePanel onClose={close} onLogout={() => logout(close)} />}
      </Popover>
      <ConfirmDialog
        open={isAsking}
        title={t('leaveTitle')}
        verb={t('logout')}
        cancelLabel={t('stay')}
        onClose={() => setAsking(false)}
        onConfirm={signOut}
      >
        {t('leaveText')}
      </ConfirmDialog>
    </>
  );
}

/** The account screens come next if the person logs out, possibly without a network: fetch them ahead. */
const prepareToLeave = (isOpen: boolean) => {
  if (isOpen) loadAccount().catch(() => undefined);
};

/** Visually hidden where the bar has no room for it beside the community's; screen readers still read it. */
const saidWhereNarrow = {
  '@media (max-width: 63.99rem)': {
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
        <Text as="span" size="sm" fontWeight="medium" maxWidth="10rem" truncate css={saidWhereNarrow}>
          {name}
        </Text>
        <Box as="span" display={{ base: 'none', md: 'inline-flex' }} color="fg.subtle">
          <Icon name="chevron-down" size="sm" />
        </Box>
      </button>
    </Flex>
  );
}
