import { useMessages } from '@courtyard/common';
import { Box } from '@courtyard/ui';
import { layoutMessages } from '../layout.messages';

/** The first thing that Tab reaches: a link past bar and menu to the content. */
export function SkipLink() {
  const t = useMessages(layoutMessages);
  return (
    <Box
      asChild
      position="fixed"
      top="3"
      insetInlineStart="3"
      zIndex="toast"
      px="4"
      py="2.5"
      borderRadius="md"
      bg="accent.solid"
      color="fg.onAccent"
      fontSize="sm"
      fontWeight="medium"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {t('skip')}
      </a>
    </Box>
  );
}
