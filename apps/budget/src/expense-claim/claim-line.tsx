import { useCommunity } from '@courtyard/common';
import type { ExpenseClaimSummary } from '@courtyard/contract/budget/expense-claim/expense-claim';
import { CardLine, HStack, Money, Text } from '@courtyard/ui';
import { claimPaths } from './claim-paths';
import { ClaimStateBadge } from './claim-state';

/** A claim as a line of a card, with its amount and state. */
export function ClaimLine({ claim, detail }: { claim: ExpenseClaimSummary; detail: string }) {
  const { currency } = useCommunity();
  return (
    <CardLine
      to={claimPaths.details(claim.id)}
      title={claim.purpose}
      detail={detail}
      aside={
        <HStack gap="2">
          <Text as="span" size="sm">
            <Money amountMinor={claim.amountMinor} currency={currency} />
          </Text>
          <ClaimStateBadge value={claim.state} />
        </HStack>
      }
    />
  );
}
