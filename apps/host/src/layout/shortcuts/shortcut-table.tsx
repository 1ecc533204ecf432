import { useCan, useMessages, useUiConfig } from '@courtyard/common';
import { Box, Flex, Kbd, Stack, Switch } from '@courtyard/ui';
import { Fragment } from 'react';
import { shortcutMessages } from './shortcuts.messages';
import type { Shortcut } from './shortcuts.rules';

/** Every shortcut with what it does; those of single keys can be switched off. */
export function ShortcutTable({ places }: { places: readonly Shortcut[] }) {
  const t = useMessages(shortcutMessages);
  const mayOverride = useCan('Section Override');
  const { singleKeys, change } = useUiConfig();
  const rows = [
    ...places.map(({ letter, title }) => ({
      keys: ['G', letter.toUpperCase()],
      text: t('go', { place: title }),
    })),
    { keys: ['Ctrl', 'K'], text: t('search') },
    { keys: ['J', 'K'], text: t('nextPrevious') },
    { keys: ['Enter'], text: t('open') },
    { keys: [t('space'), 'P'], text: t('preview') },
    { keys: ['?'], text: t('list') },
    { keys: ['Esc'], text: t('close') },
    ...(mayOverride ? [{ keys: ['Ctrl', 'Alt', 'O'], text: t('override') }] : []),
  ];
  return (
    <Stack gap="4">
      <Switch
        label={t('singleKeys')}
        help={t('singleKeysText')}
        checked={singleKeys}
        onChange={(event) => change({ singleKeys: event.target.checked })}
      />
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
    </Stack>
  );
}
