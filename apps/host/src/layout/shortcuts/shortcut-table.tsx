import { useCan, useMessages } from '@courtyard/common';
import { Box, Flex, Kbd } from '@courtyard/ui';
import { Fragment } from 'react';
import { shortcutMessages } from './shortcuts.messages';
import type { Shortcut } from './shortcuts.rules';

/** Every shortcut with what it does. */
export function ShortcutTable({ places }: { places: readonly Shortcut[] }) {
  const t = useMessages(shortcutMessages);
  const mayOverride = useCan('Section Override');
  const rows = [
    ...places.map(({ letter, title }) => ({
      keys: ['G', letter.toUpperCase()],
      text: t('go', { place: title }),
    })),
    { keys: ['?'], text: t('list') },
    { keys: ['Esc'], text: t('close') },
    ...(mayOverride ? [{ keys: ['Ctrl', 'Alt', 'O'], text: t('override') }] : []),
  ];
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns="auto 1fr"
      columnGap="6"
      rowGap="2.5"
      fontSize="sm"
      alignItems="center"
    >
      {rows.map(({ keys, text }) => (
        <Fragment key={text}>
          <Flex as="dt" gap="1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Flex>
          <Box as="dd" color="fg.muted">
            {text}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
