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
  /** Before the title: its place in an order. */
  lead?: ReactNode;
}

/** A line of an account: its amount stands on the right at every width, so that a column of them reads as one. */
export function AmountRow({ title, badge, children, amountMinor, below, lead }: AmountRowProps) {
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
        <HStack gap="2" rowGap="1" flexWrap="wrap">
          <Text as="span" size="sm" fontWeight="medium" minWidth="0" overflowWrap="anywhere">
            {title}
          </Text>
          {badge}
        </HStack>
        <Text as="div" size="sm" tone="muted" mt="0.5">
          {children}
        </Text>
      </Box>
      <Text as="div" size="sm" numeric textAlign="end" flexShrink="0" maxWidth="10rem">
        <Money amountMinor={amountMinor} currency={currency} />
        {below ? (
          <Text as="span" size="xs" tone="subtle" display="block">
            {below}
          </Text>
        ) : null}
      </Text>
    </Flex>
  );
}
