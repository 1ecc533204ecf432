import { lazyOverlay, useCan, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { LateChargePolicy } from '@courtyard/contract/accounting/receivables/collection/late-charge';
import { Badge, Button, Text } from '@courtyard/ui';
import { PartRow, RowsCard } from '@courtyard/ui/details';
import { useState } from 'react';
import { lateChargeMessages } from './late-charges.messages';
import { latePolicies } from './late-charges.queries';
import { useTemplateName } from './use-template-name';

const LateChargesDialog = lazyOverlay<{ onClose: () => void }>(
  async () => (await import('./late-charges.dialog')).LateChargesDialog,
);

/** What a version says, in words. */
function useTermsSaid(): (policy: LateChargePolicy) => string[] {
  const t = useMessages(lateChargeMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (minor: number) => formats.money(minor, currency);
  const percent = (millionths: number) => `${formats.number(millionths / 10_000)}%`;
  return ({ lateFee, interest }) => {
    const fee = lateFee && {
      fixed: money(lateFee.fixedMinor),
      part: percent(lateFee.millionths),
      of: t(lateFee.of === 'delinquent' ? 'ofDelinquent' : 'ofInstallment'),
      days: t('daysOf', { count: lateFee.graceDays }),
    };
    const feeText =
      fee === null || lateFee === null
        ? t('feeNone')
        : lateFee.millionths === 0
          ? t('feeFixed', fee)
          : lateFee.fixedMinor === 0
            ? t('feePart', fee)
            : t('feeSaid', fee);
    return [
      lateFee === null || lateFee.capMinor === null
        ? feeText
        : t('feeCapped', { fee: feeText, cap: money(lateFee.capMinor) }),
      interest === null
        ? t('interestNone')
        : t('interestSaid', {
            rate: percent(interest.millionthsPerYear),
            days: t('daysOf', { count: interest.fromDays }),
          }),
    ];
  };
}

/** What late payment costs: every version, and the action that sets another. */
export function LateChargesCard() {
  const t = useMessages(lateChargeMessages);
  const nameOf = useTemplateName();
  const formats = useFormats();
  const today = useToday();
  const canWrite = useCan('Invoice Create');
  const found = latePolicies.useList({});
  const [isSetting, setSetting] = useState(false);
  const said = useTermsSaid();
  const all = found.data?.data ?? [];
  // The newest first: the first that began by today is in force.
  const now = all.find(({ effectiveOn }) => effectiveOn <= today);
  return (
    <RowsCard
      title={t('title')}
      description={t('text')}
      rows={all}
      none={t('none')}
      foot={
        canWrite ? (
          <>
            <Button size="sm" icon="edit" mt="4" onClick={() => setSetting(true)}>
              {t('set')}
            </Button>
            {isSetting ? <LateChargesDialog onClose={() => setSetting(false)} /> : null}
          </>
        ) : null
      }
    >
      {(policy) => (
        <PartRow
          key={policy.id}
          title={nameOf(policy.name)}
          badge={policy.id === now?.id ? <Badge tone="accent">{t('now')}</Badge> : null}
        >
          {said(policy).map((line) => (
            <Text key={line} as="span" size="sm" display="block">
              {line}
            </Text>
          ))}
          {t('from', {
            day: formats.day(policy.effectiveOn),
            by: policy.setBy,
          })}
        </PartRow>
      )}
    </RowsCard>
  );
}
