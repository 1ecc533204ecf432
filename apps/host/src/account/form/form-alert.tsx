import { Flex, Icon } from '@courtyard/ui';
import type { ReactNode } from 'react';

/** Says above a form what went wrong with all of it, or what just happened. */
export function FormAlert({ kind = 'danger', children }: { kind?: 'danger' | 'info'; children: ReactNode }) {
  return (
    <Flex
      role={kind === 'danger' ? 'alert' : 'status'}
      gap="2.5"
      px="4"
      py="3"
      borderRadius="md"
      bg={`status.${kind}.subtle`}
      color={`status.${kind}.fg`}
      fontSize="sm"
      lineHeight="sm"
    >
      <Icon name={kind} />
      <span>{children}</span>
    </Flex>
  );
}
