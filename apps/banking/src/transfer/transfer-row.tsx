import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Transfer } from '@courtyard/contract/banking/transfer/transfer';
import { StatusBadge, Text, TextLink } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { reportPaths } from '../report/report-paths';
import { transferMessages } from './transfer.messages';

interface TransferRowProps {
  transfer: Transfer;
  /** The account whose page it is: what left it is negative. */
  accountId?: string;
}

/** A transfer with its accounts, purpose, people and entry. */
export function TransferRow({ transfer, accountId }: TransferRowProps) {
  const t = useMessages(transferMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { number, on, from, to, amountMinor, purpose, memo, entry, status, createdBy, approvedBy } = transfer;
  const people = [createdBy, approvedBy].filter((name) => name !== null).join(' · ');
  return (
    <PartRow
      title={
        <TextLink to={reportPaths.entry(entry.id)}>
          {`${number}. ${from.code} ${from.name} → ${to.code} ${to.name}`}
        </TextLink>
      }
      badge={
        status === 'reversed' ? <StatusBadge status="neutral">{t('status.reversed')}</StatusBadge> : null
      }
      aside={formats.money(from.id === accountId ? -amountMinor : amountMinor, currency, 'parentheses')}
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
