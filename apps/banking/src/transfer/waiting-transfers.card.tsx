import { useFormats, useMessages } from '@courtyard/common';
import { LinkButton, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { PartRow, RowsCard } from '@courtyard/ui/details';
import { transferMessages } from './transfer.messages';
import { useWaitingTransfers } from './transfer.queries';

/** Transfers that are pending approval, the latest first; nothing where none is. */
export function WaitingTransfersCard() {
  const t = useMessages(transferMessages);
  const formats = useFormats();
  const { data: waiting = [] } = useWaitingTransfers();
  if (waiting.length === 0) return null;
  return (
    <RowsCard title={t('waiting')} rows={waiting} none={t('none')}>
      {({ id, title, amount, changes, askedBy, askedAt, canDecide }) => {
        const link = `/approvals?id=${id}`;
        return (
          <PartRow
            key={id}
            title={<TextLink to={link}>{title}</TextLink>}
            badge={<StatusBadge status="attention">{t(canDecide ? 'waitsForYou' : 'pending')}</StatusBadge>}
            aside={
              canDecide ? (
                <LinkButton size="sm" variant="primary" to={link}>
                  {t('decide')}
                </LinkButton>
              ) : amount === null ? null : (
                formats.money(amount.minor, amount.currency)
              )
            }
          >
            <Text size="sm">
              {changes
                .map(({ after }) => after)
                .filter((part) => part !== null)
                .join(' · ')}
            </Text>
            <Text size="sm" tone="muted">
              {t('requestedBy', { name: askedBy.name, at: formats.moment(askedAt) })}
            </Text>
          </PartRow>
        );
      }}
    </RowsCard>
  );
}
