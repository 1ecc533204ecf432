import { useMessages } from '@courtyard/common';
import { Box, IconButton } from '@courtyard/ui';
import { headerMessages } from '../layout/header/header.messages';
import { useHelp } from './help.store';
import { useHasNews } from './news/use-has-news';

const notOnPhones = { '@media (max-width: 29.99rem)': { display: 'none' } };

/** Opens the help for the page; a dot says that there is something new. On a phone it stands behind the person's name. */
export function HelpButton() {
  const t = useMessages(headerMessages);
  const show = useHelp((state) => state.show);
  const hasNews = useHasNews();
  return (
    <Box position="relative" css={notOnPhones} data-tour="help">
      <IconButton icon="help" label={hasNews ? t('helpWithNews') : t('help')} onClick={() => show('panel')} />
      {hasNews ? (
        <Box
          position="absolute"
          top="2"
          insetInlineEnd="2"
          width="2"
          height="2"
          borderRadius="full"
          bg="accent.solid"
          outline="2px solid {colors.bg.surface}"
          pointerEvents="none"
        />
      ) : null}
    </Box>
  );
}
