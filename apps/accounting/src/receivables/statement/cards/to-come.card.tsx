import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { Card, CardBody, CardHeader, StatusBadge, Text } from '@courtyard/ui';
import { AmountRow } from '../../../parts/amount-row';
import { RowsCard } from '../../../parts/rows-card';
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

/** Instalments of special assessments that are billed later; nothing where there are none. */
export function ToComeCard({ later }: Pick<UnitStatement, 'later'>) {
  const t = useMessages(statementMessages);
  const formats = useFormats();
  if (later.length === 0) return null;
  return (
    <RowsCard title={t('later')} description={t('laterText')} rows={later} none="">
      {({ title, issuedOn, dueOn, amountMinor }, at) => (
        // Instalments have no id of their own here, and never change their order.
        <AmountRow key={at} title={title} amountMinor={amountMinor}>
          {t('laterDays', { issuedOn: formats.day(issuedOn), dueOn: formats.day(dueOn) })}
        </AmountRow>
      )}
    </RowsCard>
  );
}
