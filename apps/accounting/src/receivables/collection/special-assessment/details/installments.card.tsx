import { useCan, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { SpecialAssessment } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { Badge, Button, StatusBadge, Text } from '@courtyard/ui';
import { RowsCard } from '@courtyard/ui/details';
import { AmountRow } from '../../../../parts/amount-row';
import { detailsMessages } from './details.messages';

type Installment = SpecialAssessment['plan'][number];

interface InstallmentsCardProps {
  assessment: SpecialAssessment;
  onBill: (installment: Installment) => void;
}

/** The installments with their days: billed, to come, or waiting with the reason. */
export function InstallmentsCard({ assessment, onBill }: InstallmentsCardProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const canBill = useCan('Special Assessment Create') && assessment.ended === null;
  return (
    <RowsCard title={t('plan')} description={t('planText')} rows={assessment.plan} none="">
      {(installment) => {
        const { position, issuedOn, dueOn, amountMinor, waitingUnits, waitingMinor, problem } = installment;
        return (
          <AmountRow
            key={position}
            title={t('installment', { position: formats.number(position) })}
            badge={<StateBadge installment={installment} ended={assessment.ended !== null} />}
            amountMinor={amountMinor}
            action={
              canBill && (waitingUnits > 0 || problem !== null) ? (
                <Button
                  size="sm"
                  variant="link"
                  aria-label={`${t('billThis')}: ${t('installment', { position: formats.number(position) })}`}
                  onClick={() => onBill(installment)}
                >
                  {t('billThis')}
                </Button>
              ) : null
            }
          >
            {t(waitingUnits === 0 ? 'daysBilled' : 'days', {
              issuedOn: formats.day(issuedOn),
              dueOn: formats.day(dueOn),
            })}
            {problem === null ? null : (
              <Text size="sm" tone="danger">
                {problem}
              </Text>
            )}
            {waitingUnits > 0 && waitingMinor < amountMinor ? (
              <Text size="sm">
                {t('waitsFor', { count: waitingUnits, amount: formats.money(waitingMinor, currency) })}
              </Text>
            ) : null}
          </AmountRow>
        );
      }}
    </RowsCard>
  );
}

function StateBadge({ installment, ended }: { installment: Installment; ended: boolean }) {
  const t = useMessages(detailsMessages);
  const today = useToday();
  if (installment.waitingUnits === 0) return <StatusBadge status="ok">{t('isBilled')}</StatusBadge>;
  if (ended) return <Badge>{t('left')}</Badge>;
  return installment.issuedOn > today && installment.problem === null ? (
    <Badge>{t('toCome')}</Badge>
  ) : (
    <StatusBadge status="attention">{t('waits')}</StatusBadge>
  );
}
