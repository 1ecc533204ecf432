import { useMessages } from '@courtyard/common';
import { Link } from '@courtyard/common/router';
import { Badge, Box, Flex, Icon, VisuallyHidden } from '@courtyard/ui';
import { useHelp } from '../../../help/help.store';
import { useHasNews } from '../../../help/news/use-has-news';
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

/** Where the bar has no room for the help's button. */
const onPhones = { '@media (min-width: 30rem)': { display: 'none' } };

/** Account Settings, Social Profile with what it misses, on a phone the help, and the way out. */
export function ProfileLinks({ onClose, onLogout }: { onClose: () => void; onLogout: () => void }) {
  const t = useMessages(headerMessages);
  const missing = useMyProfile().data?.missing.length ?? 0;
  const hasNews = useHasNews();
  const showHelp = useHelp((state) => state.show);
  const openHelp = () => {
    onClose();
    showHelp('panel');
  };
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
      <Box as="li" css={onPhones}>
        <Flex {...rowStyles} asChild>
          <button type="button" onClick={openHelp}>
            <Icon name="help" />
            <Box as="span" flex="1" textAlign="start">
              {t('help')}
            </Box>
            {hasNews ? (
              <Badge size="sm" tone="accent">
                {t('news')}
              </Badge>
            ) : null}
          </button>
        </Flex>
      </Box>
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
