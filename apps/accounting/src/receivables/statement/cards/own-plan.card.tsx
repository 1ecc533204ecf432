import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { Card, CardBody, CardHeader, StatusBadge, Text } from '@courtyard/ui';
import { statementMessages } from '../statement.messages';

/** The payment plan of whose statement it is: how far it is paid, and what is next. Nothing where there is none. */
export function OwnPlanCard({ plan }: Pick<UnitStatement, 'plan'>) {
  const t = useMessages(statementMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  if (plan === null) return null;
  const money = (minor: number) => formats.money(minor, currency);
  const { totalMinor, paidMinor, behindMinor, next } = plan;
  return (
    <Card aria-label={t('plan')}>
      <CardHeader title={t('plan')} description={t('planText')} />
      <CardBody>
        <Text>{t('planPaid', { paid: money(paidMinor), total: money(totalMinor) })}</Text>
        {next === null ? null : (
          <Text>{t('planNext', { amount: money(next.amountMinor), day: formats.day(next.dueOn) })}</Text>
        )}
        {behindMinor === 0 ? null : (
          <StatusBadge status="attention" isSentence>
            {t('planBehind', { amount: money(behindMinor) })}
          </StatusBadge>
        )}
      </CardBody>
    </Card>
  );
}
