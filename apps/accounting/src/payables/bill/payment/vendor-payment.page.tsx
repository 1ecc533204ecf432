import { Can, lazyOverlay, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { VendorPayment } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { vendorPaymentColumns } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.columns';
import { billVocabulary } from '@courtyard/contract/accounting/payables/bill/bill-vocabulary';
import { billLabels } from '@courtyard/contract/accounting/payables/bill/bill.labels';
import { useLabels } from '@courtyard/common';
import { Money, Page, Text, TextLink } from '@courtyard/ui';
import {
  CardColumns,
  FactCard,
  recordLoader,
  HeadFacts,
  HistoryCard,
  PartRow,
  RowsCard,
  RecordTabs,
  useFieldTexts,
} from '@courtyard/ui/details';
import { useState } from 'react';
import { EntriesCard } from '../../../parts/entries.card';
import { vendorPaths } from '../../vendor/vendor-paths';
import { VendorPaymentStatusBadge } from '../bill-badges';
import { billPaths, vendorPaymentPaths } from '../bill-paths';
import { vendorPayments, vendorPaymentPager } from '../bill.queries';
import { vendorPaymentMessages } from './payment.messages';

const EndDialog = lazyOverlay<{ payment: VendorPayment; onClose: () => void }>(
  async () => (await import('./end.dialog')).EndDialog,
);

const VendorPaymentLoader = recordLoader({
  messages: vendorPaymentMessages,
  title: (t) => t('vendorPayment'),
  useOne: vendorPayments.useOne,
  list: vendorPaymentPaths.list,
  pager: vendorPaymentPager,
});

/** `vendor-payments/details?id=`: what was paid to a vendor, for which bills, and what it did in the books. */
export function VendorPaymentPage() {
  return (
    <VendorPaymentLoader>
      {(payment) => <PaymentView key={payment.id} payment={payment} />}
    </VendorPaymentLoader>
  );
}

function PaymentView({ payment }: { payment: VendorPayment }) {
  const t = useMessages(vendorPaymentMessages);
  const formats = useFormats();
  const canPay = useCan('Bill Pay');
  const [isEnding, setEnding] = useState(false);
  const { label, node } = useFieldTexts(vendorPaymentColumns);
  const factOf = (field: 'amountMinor' | 'paidOn' | 'method' | 'checkNumber' | 'reference') => ({
    label: label(field),
    value: node(payment, field),
  });
  const { ended, status } = payment;
  const name = t('numbered', { number: payment.number });
  return (
    <Page
      title={name}
      badge={<VendorPaymentStatusBadge value={status} />}
      description={payment.vendor.name}
      actions={{
        more: [
          canPay && ended === null
            ? { label: t('takeBack'), icon: 'trash', tone: 'danger', onSelect: () => setEnding(true) }
            : null,
        ],
      }}
    >
      {ended ? (
        <Text size="sm" tone="muted" mb="4" role="note">
          {t(status === 'returned' ? 'returnedNote' : 'voidNote', { ...ended, day: formats.day(ended.on) })}
        </Text>
      ) : null}
      <HeadFacts
        facts={[
          factOf('amountMinor'),
          factOf('paidOn'),
          factOf('method'),
          factOf(payment.checkNumber === null ? 'reference' : 'checkNumber'),
        ]}
      />
      <RecordTabs
        record={{ id: payment.id, name }}
        overview={
          <CardColumns
            left={<PaidCard payment={payment} />}
            right={
              <>
                <AboutCard payment={payment} />
                <EntriesCard entries={payment.entries} />
              </>
            }
          />
        }
        history={
          <HistoryCard
            of={vendorPayments.historyOf(payment.id)}
            vocabulary={billVocabulary}
            description={t('historyText')}
          />
        }
      />
      {isEnding ? <EndDialog payment={payment} onClose={() => setEnding(false)} /> : null}
    </Page>
  );
}

function PaidCard({ payment }: { payment: VendorPayment }) {
  const t = useMessages(vendorPaymentMessages);
  const tBill = useLabels(billLabels);
  const { currency } = useCommunity();
  return (
    <RowsCard title={t('paid')} rows={payment.parts} none="">
      {({ billId, kind, number, amountMinor }) => (
        <PartRow
          key={billId}
          title={<TextLink to={billPaths.details(billId)}>{number}</TextLink>}
          aside={<Money amountMinor={amountMinor} currency={currency} />}
        >
          {tBill(`kind.${kind}`)}
        </PartRow>
      )}
    </RowsCard>
  );
}

function AboutCard({ payment }: { payment: VendorPayment }) {
  const t = useMessages(vendorPaymentMessages);
  const formats = useFormats();
  const { label, facts } = useFieldTexts(vendorPaymentColumns);
  const { vendor, approvedBy, creditMinor } = payment;
  return (
    <FactCard
      title={t('about')}
      description={t('recorded', { by: payment.recordedBy, at: formats.moment(payment.recordedAt) })}
      facts={[
        {
          label: label('vendor'),
          value: (
            <Can permission="Vendor Details View" otherwise={vendor.name}>
              <TextLink to={vendorPaths.details(vendor.id)}>{vendor.name}</TextLink>
            </Can>
          ),
        },
        // Without a check the reference stands in the head already.
        ...facts(
          payment,
          'bankAccount',
          ...(payment.checkNumber === null ? [] : (['reference'] as const)),
          ...(creditMinor > 0 ? (['creditMinor'] as const) : []),
        ),
        ...(approvedBy === null ? [] : [{ label: t('approvedBy'), value: approvedBy }]),
      ]}
      notes={payment.memo}
    />
  );
}
