import { useMessages } from '@courtyard/common';
import { Text, TextLink } from '@courtyard/ui';
import { PartCard } from '@courtyard/ui/details';
import { bankAccountPaths } from '../bank-account/bank-account-paths';
import { TransferRow } from './transfer-row';
import { transferMessages } from './transfer.messages';
import { transfers } from './transfer.queries';

const shown = 10;

/** The latest transfers from a bank account and to it, with the way to all of them. */
export function AccountTransfersCard({ accountId }: { accountId: string }) {
  const t = useMessages(transferMessages);
  const query = transfers.useList({ accountId: [accountId], limit: shown });
  return (
    <PartCard
      title={t('title')}
      actions={<TextLink to={bankAccountPaths.transfersOf(accountId)}>{t('all')}</TextLink>}
      query={{ ...query, data: query.data?.data }}
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
