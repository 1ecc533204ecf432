import { useFormats, useMessages } from '@courtyard/common';
import { Link } from '@courtyard/common/router';
import type { Notification } from '@courtyard/contract';
import { Badge, Box, Flex, IconButton, Text, VisuallyHidden } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { notificationMessages } from '../notifications.messages';
import { useReadNotification } from '../notifications.queries';

export interface NoticeRowProps {
  notice: Notification;
  /** After its page was opened. */
  onOpen?: (() => void) | undefined;
}

/** One of the list: what happened, when, whether it was read; it leads to its page. */
export function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const t = useMessages(notificationMessages);
  const formats = useFormats();
  const read = useReadNotification();
  const { id, title, text, link, isRead, isNew, isUrgent, createdAt } = notice;
  const open = () => {
    if (!isRead) read.mutate({ id, isRead: true });
    onOpen?.();
  };
  return (
    <Flex
      as="li"
      position="relative"
      align="flex-start"
      gap="3"
      px="4"
      py="3"
      borderColor="border.default"
      css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
      _hover={{ bg: 'bg.hover' }}
    >
      <Box
        aria-hidden
        flexShrink="0"
        width="2"
        height="2"
        mt="1.5"
        borderRadius="full"
        bg={isRead ? 'transparent' : 'accent.solid'}
        _dark={{ bg: isRead ? 'transparent' : 'accent.fg' }}
      />
      <Box flex="1" minWidth="0">
        <Text size="sm" fontWeight={isRead ? 'regular' : 'semibold'} overflowWrap="anywhere">
          <Whole link={link} onOpen={open}>
            {title}
          </Whole>
          {isRead ? null : <VisuallyHidden>{` (${t(isNew ? 'isNew' : 'isUnread')})`}</VisuallyHidden>}
        </Text>
        {text === '' ? null : (
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            {text}
          </Text>
        )}
        <Flex align="center" gap="2" mt="1">
          <Text size="xs" tone="subtle" title={formats.moment(createdAt)}>
            {formats.ago(createdAt)}
          </Text>
          {isUrgent ? (
            <Badge size="sm" tone="danger">
              {t('urgent')}
            </Badge>
          ) : null}
        </Flex>
      </Box>
      <IconButton
        icon={isRead ? 'mailbox' : 'check'}
        size="sm"
        position="relative"
        label={t(isRead ? 'markUnread' : 'markRead', { title })}
        onClick={() => read.mutate({ id, isRead: !isRead })}
      />
    </Flex>
  );
}

/** The whole row is what the title is; the button at its end stays a button of its own. */
const overRow = { _after: { content: '""', position: 'absolute', inset: '0' } };

function Whole({ link, onOpen, children }: { link: string | null; onOpen: () => void; children: ReactNode }) {
  if (link === null) return children;
  return (
    <Box asChild css={overRow}>
      <Link to={link} onClick={onOpen}>
        {children}
      </Link>
    </Box>
  );
}
