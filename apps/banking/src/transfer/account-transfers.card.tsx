import { useMessages } from '@courtyard/common';
import { Text } from '@courtyard/ui';
import { PartCard } from '@courtyard/ui/details';
import { TransferRow } from './transfer-row';
import { transferMessages } from './transfer.messages';
import { useTransfers } from './transfer.queries';

/** Transfers from a bank account and to it, the newest first. */
export function AccountTransfersCard({ accountId }: { accountId: string }) {
  const t = useMessages(transferMessages);
  return (
    <PartCard
      title={t('title')}
      query={useTransfers(accountId)}
      empty={
        <Text size="sm" tone="muted">
          {t('none')}
        </Text>
      }
    >
      {(transfer) => <TransferRow key={transfer.id} transfer={transfer} accountId={accountId} />}
    </PartCard>
  );
}
