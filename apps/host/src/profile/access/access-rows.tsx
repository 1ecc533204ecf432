import { toast, useAuth, useFormats, useMessages } from '@courtyard/common';
import { Box, Button, Flex, type IconName, Text } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import { profileMessages } from '../profile.messages';
import { EmailDialog } from './email.dialog';
import { useCancelEmailChange, useEmailChange } from './email-change.queries';
import { NameDialog } from './name.dialog';
import { PasswordDialog } from './password.dialog';

/** How the person is called, and what they sign in with: each with the way to change it. */
export function AccessRows() {
  const t = useMessages(profileMessages);
  const formats = useFormats();
  const name = useAuth((state) => state.user?.displayName ?? '');
  const { data } = useEmailChange();
  const cancel = useCancelEmailChange();
  const [open, setOpen] = useState<'name' | 'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  const waiting = data?.waiting;
  const keep = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toast({ title: t('emailKept'), kind: 'success' }),
      onError: () => toast({ title: t('failed'), kind: 'error' }),
    });
  return (
    <>
      <AccessRow
        name={t('name')}
        text={name}
        setting="name"
        verb={t('changeName')}
        icon="user"
        onPress={() => setOpen('name')}
      />
      <AccessRow
        name={t('email')}
        text={
          waiting
            ? t('waiting', { email: waiting.email, until: formats.moment(waiting.until) })
            : (data?.email ?? '')
        }
        setting="email"
        verb={waiting ? t('keepEmail') : t('changeEmail')}
        icon="mailbox"
        onPress={waiting ? keep : () => setOpen('email')}
        isBusy={cancel.isPending}
      />
      <AccessRow
        name={t('password')}
        text={t('passwordText')}
        setting="password"
        verb={t('changePassword')}
        icon="key"
        onPress={() => setOpen('password')}
      />
      {open === 'name' ? <NameDialog onClose={close} /> : null}
      {open === 'email' ? <EmailDialog onClose={close} /> : null}
      {open === 'password' ? <PasswordDialog onClose={close} /> : null}
    </>
  );
}

interface AccessRowProps {
  name: string;
  text: ReactNode;
  /** Its name behind the # of an address that leads here. */
  setting: string;
  verb: string;
  icon: IconName;
  onPress: () => void;
  isBusy?: boolean;
}

function AccessRow({ name, text, setting, verb, icon, onPress, isBusy = false }: AccessRowProps) {
  return (
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
      <Box flex="1 1 16rem" minWidth="0">
        <Text size="sm" fontWeight="medium">
          {name}
        </Text>
        <Text size="sm" tone="muted" minHeight="5" overflowWrap="anywhere">
          {text}
        </Text>
      </Box>
      <Button icon={icon} data-setting={setting} loading={isBusy} onClick={onPress}>
        {verb}
      </Button>
    </Flex>
  );
}
