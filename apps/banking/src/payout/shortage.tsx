import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { WaitingForPayment } from '@courtyard/contract/banking/payout/payout';
import { Text } from '@courtyard/ui';
import { payoutMessages } from './payout.messages';

interface ShortageProps {
  account: Pick<WaitingForPayment['accounts'][number], 'fund' | 'balanceMinor' | 'heldMinor'>;
  totalMinor: number;
}

/** Warns where a batch takes more than its bank account has beside the other batches: it could not be sent for approval. */
export function Shortage({ account: { fund, balanceMinor, heldMinor }, totalMinor }: ShortageProps) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const availableMinor = balanceMinor - heldMinor;
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  return (
    <Text size="sm" tone="danger" role="status">
      {totalMinor > availableMinor
        ? t('shortage', {
            available: money(availableMinor),
            fund: fund.name,
            total: money(totalMinor),
            short: money(totalMinor - availableMinor),
          })
        : null}
    </Text>
  );
}
