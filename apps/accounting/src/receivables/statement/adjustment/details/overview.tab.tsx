import { useCommunity, useFormats, useMessages, useLabels } from '@courtyard/common';
import type { Adjustment } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { adjustmentColumns } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.columns';
import { chargeLabels } from '@courtyard/contract/bookkeeping/charge/charge.labels';
import { DayText, Money, Text, TextLink } from '@courtyard/ui';
import { CardColumns, FactCard, PartRow, RowsCard, useFieldTexts } from '@courtyard/ui/details';
import { invoicePaths } from '../../../invoice/invoice-paths';
import { EntriesCard } from '../../../../parts/entries.card';
import { paymentPaths } from '../../../payment/payment-paths';
import { adjustmentMessages } from '../adjustment.messages';
import { detailsMessages } from './details.messages';

/** Of which charges or credits it is, what it is about, what was recovered, and what it did in the books. */
export function OverviewTab({ adjustment }: { adjustment: Adjustment }) {
  return (
    <CardColumns
      left={
        <>
          <LinesCard adjustment={adjustment} />
          {adjustment.kind === 'write-off' ? <RecoveriesCard adjustment={adjustment} /> : null}
        </>
      }
      right={
        <>
          <AboutCard adjustment={adjustment} />
          <EntriesCard entries={adjustment.entries} />
        </>
      }
    />
  );
}

function LinesCard({ adjustment: { kind, lines } }: { adjustment: Adjustment }) {
  const t = useMessages(detailsMessages);
  const tCharge = useLabels(chargeLabels);
  const formats = useFormats();
  const { currency } = useCommunity();
  return (
    <RowsCard title={t(kind === 'refund' ? 'credits' : 'charges')} rows={lines} none="">
      {({ itemId, invoice, description, chargeType, fund, amountMinor, creditMinor }) => (
        <PartRow
          key={itemId}
          title={kind === 'refund' ? t('credit') : description}
          aside={<Money amountMinor={amountMinor} currency={currency} />}
        >
          {kind === 'refund' ? fund.name : `${fund.name} · ${tCharge(`chargeType.${chargeType}`)}`}
          {invoice === null ? null : (
            <>
              {' · '}
              <TextLink to={invoicePaths.details(invoice.id)}>
                {t('invoice', { number: invoice.number })}
              </TextLink>
            </>
          )}
          {creditMinor === 0 ? null : (
            <Text as="span" size="sm" display="block" numeric>
              {t('became', { amount: formats.money(creditMinor, currency) })}
            </Text>
          )}
        </PartRow>
      )}
    </RowsCard>
  );
}

function AboutCard({ adjustment }: { adjustment: Adjustment }) {
  const t = useMessages(detailsMessages);
  const tAdjustment = useMessages(adjustmentMessages);
  const formats = useFormats();
  const { facts } = useFieldTexts(adjustmentColumns);
  const { currency } = useCommunity();
  const { kind, account, method, reference, approvedBy, postedBy, postedAt, reason, keptMinor } = adjustment;
  const label = kind === 'refund' || kind === 'deposit-return' ? kind : 'write-off';
  return (
    <FactCard
      title={t('about')}
      description={t('posted', { by: postedBy, at: formats.moment(postedAt) })}
      facts={[
        ...facts(adjustment, 'kind', 'property'),
        ...(keptMinor === 0
          ? []
          : [{ label: tAdjustment('keptMinor'), value: formats.money(keptMinor, currency) }]),
        ...(account === null ? [] : [{ label: t(`account.${label}`), value: account.name }]),
        ...(method === null
          ? []
          : [{ label: tAdjustment('method'), value: tAdjustment(`method.${method}`) }]),
        ...(reference === null ? [] : [{ label: tAdjustment('reference'), value: reference }]),
        ...(approvedBy === null ? [] : [{ label: t('approvedBy'), value: approvedBy }]),
      ]}
      notes={reason}
    />
  );
}

function RecoveriesCard({ adjustment: { recoveries, recoverableMinor } }: { adjustment: Adjustment }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return (
    <RowsCard
      title={t('recoveries')}
      {...(recoverableMinor > 0 && {
        description: t('recoveriesText', { amount: formats.money(recoverableMinor, currency) }),
      })}
      rows={recoveries}
      none={t('recoveriesNone')}
    >
      {({ paymentId, number, receivedOn, amountMinor }) => (
        <PartRow
          key={paymentId}
          title={<TextLink to={paymentPaths.details(paymentId)}>{t('payment', { number })}</TextLink>}
          aside={<Money amountMinor={amountMinor} currency={currency} />}
        >
          <DayText day={receivedOn} />
        </PartRow>
      )}
    </RowsCard>
  );
}
