import { useMessages, useUiConfig } from '@courtyard/common';
import { Box, Flex, Heading, Kbd, Switch, Text } from '@courtyard/ui';
import { Fragment } from 'react';
import { capsOf } from './caps.rules';
import { type Keyboard, thisKeyboard } from './keyboard.rules';
import { shortcutMessages } from './shortcuts.messages';
import type { ShortcutGroup } from './use-shortcut-groups';

export interface ShortcutTableProps extends ShortcutGroup {
  keyboard?: Keyboard;
  /** Of the heading, by what it stands under. */
  level?: 'h2' | 'h3' | 'h4';
}

/** The shortcuts of one group: what they do, and the caps of their keys. */
export function ShortcutTable({ title, rows, keyboard = thisKeyboard(), level = 'h4' }: ShortcutTableProps) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as={level} size="xs" mb="1">
        {title}
      </Heading>
      <Box as="dl" fontSize="sm" lineHeight="sm">
        {rows.map((row) => (
          <Flex
            key={row.text}
            align="center"
            justify="space-between"
            gap="4"
            py="1.5"
            borderBottomWidth="1px"
            borderColor="border.default"
            _last={{ borderBottomWidth: '0' }}
          >
            <Box as="dt" color="fg.muted" minWidth="0">
              {row.text}
            </Box>
            <Flex as="dd" gap="1.5" align="center" flexShrink="0" wrap="wrap" justify="flex-end">
              <Ways ways={row.keys} keyboard={keyboard} />
            </Flex>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

function Ways({ ways, keyboard }: { ways: readonly string[]; keyboard: Keyboard }) {
  const t = useMessages(shortcutMessages);
  return ways.map((keys, at) => (
    <Fragment key={keys}>
      {at > 0 ? <Between>{t('or')}</Between> : null}
      <Flex as="span" gap="1" align="center">
        {capsOf(keys, keyboard, t('space')).map((cap, place) => (
          <Fragment key={cap}>
            {place > 0 && keys.includes(' ') ? <Between>{t('after')}</Between> : null}
            <Kbd>{cap}</Kbd>
          </Fragment>
        ))}
      </Flex>
    </Fragment>
  ));
}

const Between = ({ children }: { children: string }) => (
  <Text as="span" size="xs" tone="subtle">
    {children}
  </Text>
);

/** Switches the keys off that do something by themselves, for who dictates. */
export function SingleKeys() {
  const t = useMessages(shortcutMessages);
  const { singleKeys, change } = useUiConfig();
  return (
    <Switch
      label={t('singleKeys')}
      help={t('singleKeysText')}
      checked={singleKeys}
      onChange={(event) => change({ singleKeys: event.target.checked })}
    />
  );
}
