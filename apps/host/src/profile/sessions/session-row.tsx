import { toast, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import { deviceIn } from '@courtyard/contract/platform/member/session/session.labels';
import { Box, Button, Flex, Icon, StatusBadge, Text } from '@courtyard/ui';
import { profileMessages } from '../profile.messages';
import { type Session, useRevokeSession } from './sessions.queries';

export function SessionRow({ session }: { session: Session }) {
  const t = useMessages(profileMessages);
  const formats = useFormats();
  const revoke = useRevokeSession();
  const language = useUiConfig((config) => config.language);
  const device = deviceIn(session.device, language);
  const { address, current, startedAt, lastSeenAt, id } = session;
  const end = () =>
    revoke.mutate(id, {
      onSuccess: () => toast({ title: t('signedOutDevice', { device }), kind: 'success' }),
      onError: () => toast({ title: t('notSignedOut'), kind: 'error' }),
    });
  return (
    <Flex
      as="li"
      gap="4"
      py="3"
      align="center"
      borderColor="border.default"
      css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
    >
      <Box color="fg.subtle">
        <Icon name={/iphone|android|mobile/i.test(device) ? 'phone' : 'monitor'} />
      </Box>
      <Box flex="1" minWidth="0">
        <Flex gap="2" wrap="wrap" align="center">
          <Text size="sm" fontWeight="medium">
            {device}
          </Text>
          {current ? <StatusBadge status="ok">{t('thisDevice')}</StatusBadge> : null}
        </Flex>
        <Text size="sm" tone="muted">
          {t('lastSeen', { when: formats.ago(lastSeenAt) })}
        </Text>
        <Text size="xs" tone="subtle">
          {t('since', { when: formats.moment(startedAt), address })}
        </Text>
      </Box>
      {current ? null : (
        <Button
          size="sm"
          loading={revoke.isPending}
          aria-label={t('signOutDevice', { device })}
          onClick={end}
        >
          {t('signOut')}
        </Button>
      )}
    </Flex>
  );
}
