import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { PayoutBatch } from '@courtyard/contract/banking/payout/payout';
import { Stack } from '@courtyard/ui';
import { FactCard } from '@courtyard/ui/details';
import { payoutMessages } from '../payout.messages';
import { Shortage } from '../shortage';

type Takes = NonNullable<PayoutBatch['takes']>;

/** What a batch takes from its bank account and pays of each fund, before it is released. */
export function TakesCard({ takes, totalMinor }: { takes: Takes; totalMinor: number }) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const { funds, account } = takes;
  return (
    <Stack gap="2">
      <FactCard
        title={t('takes')}
        facts={[
          { label: t('balance'), value: money(account.balanceMinor) },
          { label: t('held'), value: money(account.heldMinor) },
          { label: t('left'), value: money(account.balanceMinor - account.heldMinor - totalMinor) },
          ...funds.map(({ name, amountMinor }) => ({
            label: t('ofFund', { fund: name }),
            value: money(amountMinor),
          })),
        ]}
      />
      <Shortage account={account} totalMinor={totalMinor} />
    </Stack>
  );
}
