import { Can, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Bill } from '@courtyard/contract/accounting/payables/bill/bill';
import { billColumns } from '@courtyard/contract/accounting/payables/bill/bill.columns';
import { DayText, Money, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { FactCard, FileLinks, PartRow, RowsCard, useFieldTexts } from '@courtyard/ui/details';
import { AmountRow } from '../../../parts/amount-row';
import { vendorPaths } from '../../vendor/vendor-paths';
import { vendorPaymentPaths } from '../bill-paths';
import { billMessages } from '../bill.messages';
import { detailsMessages } from './details.messages';

interface CardProps {
  bill: Bill;
}

/** What it is for: accounts and funds, and what is still to be paid of each line. */
export function LinesCard({ bill }: CardProps) {
  const t = useMessages(detailsMessages);
  const tBill = useMessages(billMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const isPosted = bill.status !== 'waiting' && bill.status !== 'draft' && bill.status !== 'void';
  const left = ({ openMinor, amountMinor }: Bill['lines'][number]) => {
    if (!isPosted || openMinor === amountMinor) return null;
    return openMinor === 0
      ? t('paidLine')
      : t('ofLine', { open: money(openMinor), total: money(amountMinor) });
  };
  return (
    <RowsCard title={t('lines')} rows={bill.lines} none="">
      {(line, at) => (
        // Lines have no id of their own; their place is what they are.
        <AmountRow
          key={at}
          title={line.description ?? line.account.name}
          amountMinor={line.amountMinor}
          below={left(line)}
        >
          {[
            line.description === null ? null : line.account.name,
            line.fund.name,
            line.taxBox && tBill(`taxBox.${line.taxBox}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </AmountRow>
      )}
    </RowsCard>
  );
}

/** What paid it, or used it. */
export function PaymentsCard({ bill }: CardProps) {
  const t = useMessages(detailsMessages);
  const { currency } = useCommunity();
  const isCredit = bill.kind === 'credit';
  return (
    <RowsCard
      title={t(isCredit ? 'credits' : 'payments')}
      rows={bill.payments}
      none={t(isCredit ? 'noCredits' : 'noPayments')}
    >
      {({ paymentId, number, paidOn, amountMinor, isEnded }) => (
        <PartRow
          key={paymentId}
          title={<TextLink to={vendorPaymentPaths.details(paymentId)}>{t('payment', { number })}</TextLink>}
          badge={isEnded ? <StatusBadge status="neutral">{t('taken')}</StatusBadge> : null}
          aside={<Money amountMinor={amountMinor} currency={currency} />}
        >
          <DayText day={paidOn} />
        </PartRow>
      )}
    </RowsCard>
  );
}

export function AboutCard({ bill }: CardProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { label, facts } = useFieldTexts(billColumns);
  const { vendor, approvedBy } = bill;
  return (
    <FactCard
      title={t('about')}
      description={t('entered', { by: bill.enteredBy, at: formats.moment(bill.enteredAt) })}
      facts={[
        {
          label: label('vendor'),
          value: (
            <Can permission="Vendor Details View" otherwise={vendor.name}>
              <TextLink to={vendorPaths.details(vendor.id)}>{vendor.name}</TextLink>
            </Can>
          ),
        },
        ...facts(bill, 'voucher'),
        ...(approvedBy === null ? [] : [{ label: t('approvedBy'), value: approvedBy }]),
      ]}
      notes={bill.memo}
    />
  );
}

export function FilesCard({ bill: { files } }: CardProps) {
  const t = useMessages(detailsMessages);
  return (
    <FactCard
      title={t('files')}
      facts={[]}
      lead={
        files.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('noFiles')}
          </Text>
        ) : (
          <FileLinks files={files} />
        )
      }
    />
  );
}
