import { useCommunity } from '@courtyard/common';
import { Box, Flex, HStack, Money, Text } from '@courtyard/ui';
import type { ReactNode } from 'react';

interface AmountRowProps {
  title: ReactNode;
  /** Beside the title. */
  badge?: ReactNode;
  /** Lines below the title. */
  children: ReactNode;
  amountMinor: number;
  /** Below the amount. */
  below?: string | null;
  /** What can be done about it, under the lines. */
  action?: ReactNode;
  /** Before the title: its place in an order. */
  lead?: ReactNode;
}

/**
 * A line of an account: its amount stands on the right at every width, so that a column of them reads as one. What is said below it
 * gives way to the lines where both would be cramped beside each other.
 */
export function AmountRow({ title, badge, children, amountMinor, below, action, lead }: AmountRowProps) {
  const { currency } = useCommunity();
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="border.default"
      _first={{ borderTopWidth: '0' }}
    >
      {lead}
      <Box flex="1" minWidth="0">
        <Flex gap="3">
          <HStack gap="2" rowGap="1" flexWrap="wrap" flex="1" minWidth="0">
            <Text as="span" size="sm" fontWeight="medium" minWidth="0" overflowWrap="anywhere">
              {title}
            </Text>
            {badge}
          </HStack>
          <Text as="div" size="sm" numeric textAlign="end" flexShrink="0">
            <Money amountMinor={amountMinor} currency={currency} />
          </Text>
        </Flex>
        <Flex gap="3" rowGap="0.5" flexWrap="wrap" align="baseline" mt="0.5">
          <Text as="div" size="sm" tone="muted" flex={action ? '1 1 100%' : '1 1 14rem'} minWidth="0">
            {children}
          </Text>
          {action}
          {below ? (
            <Text as="div" size="xs" tone="subtle" numeric textAlign="end" ms="auto">
              {below}
            </Text>
          ) : null}
        </Flex>
      </Box>
    </Flex>
  );
}
