import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import { Page, Text } from '@courtyard/ui';
import { PartCard } from '@courtyard/ui/details';
import { useState } from 'react';
import { TransferRow } from './transfer-row';
import { transferMessages } from './transfer.messages';
import { useTransfers } from './transfer.queries';

const TransferDialog = lazyOverlay<{ onClose: () => void }>(
  async () => (await import('./transfer.dialog')).TransferDialog,
);

/** `bank-accounts/transfers`: money moved between bank accounts, the newest first. */
export function TransfersPage() {
  const t = useMessages(transferMessages);
  const canCreate = useCan('Bank Transfer Create');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{
        primary: canCreate ? { label: t('create'), icon: 'plus', onSelect: () => setIsOpen(true) } : null,
      }}
    >
      <PartCard
        query={useTransfers()}
        empty={
          <Text size="sm" tone="muted">
            {t('none')}
          </Text>
        }
      >
        {(transfer) => <TransferRow key={transfer.id} transfer={transfer} />}
      </PartCard>
      {isOpen ? <TransferDialog onClose={() => setIsOpen(false)} /> : null}
    </Page>
  );
}
