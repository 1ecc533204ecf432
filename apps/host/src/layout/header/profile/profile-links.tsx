import { useMessages } from '@courtyard/common';
import { Link } from '@courtyard/common/router';
import { Badge, Box, Flex, Icon, VisuallyHidden } from '@courtyard/ui';
import { useMyProfile } from '../../../profile/social/my-profile.queries';
import { headerMessages } from '../header.messages';

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

/** Account Settings, Social Profile with what it misses, and the way out. */
export function ProfileLinks({ onClose, onLogout }: { onClose: () => void; onLogout: () => void }) {
  const t = useMessages(headerMessages);
  const missing = useMyProfile().data?.missing.length ?? 0;
  return (
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
          <Link to="/myprofile/social" onClick={onClose}>
            <Icon name="user" />
            <Box as="span" flex="1">
              {t('socialProfile')}
            </Box>
            {missing > 0 ? (
              <Badge size="sm" tone="accent">
                <span aria-hidden="true">{String(missing).padStart(2, '0')}</span>
                <VisuallyHidden>{t('missingParts', { count: missing })}</VisuallyHidden>
              </Badge>
            ) : null}
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
  );
}
