import { Flex, Icon } from '@courtyard/ui';
import type { ReactNode } from 'react';

/** A line over the page that says what is not as usual, with what can be done. */
export function Banner({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Flex
      align="center"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="2"
      bg="status.attention.subtle"
      color="status.attention.fg"
      fontSize="sm"
      lineHeight="sm"
      _print={{ display: 'none' }}
    >
      <Icon name="alert" />
      <span>{text}</span>
      {children}
    </Flex>
  );
}
