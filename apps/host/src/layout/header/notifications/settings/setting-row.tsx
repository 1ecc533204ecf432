import { Box, Flex, Text } from '@courtyard/ui';
import type { ReactNode } from 'react';

interface SettingRowProps {
  title: string;
  /** Below it: what it means, or why it cannot be changed. */
  text?: string | undefined;
  /** What is set, at the end of the line where there is room. */
  children: ReactNode;
}

/** A line of a list of settings. */
export function SettingRow({ title, text, children }: SettingRowProps) {
  return (
    <Flex
      as="li"
      wrap="wrap"
      align="center"
      columnGap="5"
      rowGap="2"
      py="3"
      borderColor="border.default"
      css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
    >
      <Box flex="1 1 14rem" minWidth="0">
        <Text size="sm">{title}</Text>
        {text === undefined ? null : (
          <Text size="xs" tone="subtle">
            {text}
          </Text>
        )}
      </Box>
      {children}
    </Flex>
  );
}
