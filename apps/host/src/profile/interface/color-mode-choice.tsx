import { colorModes, useMessages, useUiConfig } from '@courtyard/common';
import { Flex, Icon, VisuallyHidden } from '@courtyard/ui';
import { useId } from 'react';
import { headerMessages } from '../../layout/header/header.messages';

const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const;

/** Light, dark, or as the device has it. */
export function ColorModeChoice() {
  const t = useMessages(headerMessages);
  const name = useId();
  const chosen = useUiConfig((config) => config.colorMode);
  const change = useUiConfig((config) => config.change);
  return (
    <Flex as="fieldset" gap="1" p="1" bg="bg.hover" borderRadius="md" aria-label={t('appearance')}>
      {colorModes.map((mode) => (
        <Flex
          key={mode}
          as="label"
          flex="1"
          align="center"
          justify="center"
          gap="1.5"
          height="8"
          borderRadius="sm"
          fontSize="xs"
          fontWeight="medium"
          color="fg.muted"
          cursor="pointer"
          css={{
            '&:has(:checked)': {
              bg: 'bg.surface',
              color: 'fg.default',
              boxShadow: 'raised',
              outline: '1px solid transparent',
            },
            '&:has(:focus-visible)': { outline: '2px solid {colors.accent.solid}' },
          }}
        >
          <VisuallyHidden asChild>
            <input
              type="radio"
              name={name}
              checked={mode === chosen}
              onChange={() => change({ colorMode: mode })}
            />
          </VisuallyHidden>
          <Icon name={icons[mode]} size="sm" />
          {t(mode)}
        </Flex>
      ))}
    </Flex>
  );
}
