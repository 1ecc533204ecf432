import { lazyOverlay, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Transfer } from '@courtyard/contract/banking/transfer/transfer';
import { Page, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { useState } from 'react';
import { reportPaths } from '../report/report-paths';
import { transferMessages } from './transfer.messages';
import { useTransfers } from './transfer.queries';

const TransferDialog = lazyOverlay<{ onClose: () => void }>(
  async () => (await import('./transfer.dialog')).TransferDialog,
);

/** `bank-accounts/transfers`: money moved between bank accounts, the newest first. */
export function TransfersPage() {
  const t = useMessages(transferMessages);
  const mayCreate = useCan('Bank Transfer Create');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{
        primary: mayCreate ? { label: t('create'), icon: 'plus', onSelect: () => setIsOpen(true) } : null,
      }}
    >
      <PartCard
        title={t('title')}
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

function TransferRow({ transfer }: { transfer: Transfer }) {
  const t = useMessages(transferMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { number, on, from, to, amountMinor, purpose, memo, entry, isReversed, createdBy, approvedBy } =
    transfer;
  const people = [createdBy, approvedBy].filter((name) => name !== null).join(' · ');
  return (
    <PartRow
      title={
        <TextLink to={reportPaths.entry(entry.id)}>
          {`${number}. ${from.code} ${from.name} → ${to.code} ${to.name}`}
        </TextLink>
      }
      badge={isReversed ? <StatusBadge status="neutral">{t('reversed')}</StatusBadge> : null}
      aside={formats.money(amountMinor, currency)}
    >
      <Text size="sm">
        {[formats.day(on), t(`purpose.${purpose}`), memo].filter((part) => part !== null).join(' · ')}
      </Text>
      <Text size="sm" tone="muted">
        {people}
      </Text>
    </PartRow>
  );
}
