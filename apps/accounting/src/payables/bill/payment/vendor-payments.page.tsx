import { saveExport, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { VendorPaymentSummary } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { vendorPaymentColumns } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.columns';
import { ActionButton, Page, type PageAction, TextLink } from '@courtyard/ui';
import {
  DataTable,
  ListCard,
  useColumns,
  useFieldTexts,
  useFilters,
  useTableState,
} from '@courtyard/ui/data';
import { SumsLine } from '../../../receivables/invoice/list/sums-line';
import { VendorPaymentStatusBadge } from '../bill-badges';
import { billPaths, vendorPaymentPaths } from '../bill-paths';
import { vendorPayments, vendorPaymentPager } from '../bill.queries';
import { vendorPaymentMessages } from './payment.messages';

function useVendorPaymentColumns() {
  return useColumns(vendorPaymentColumns, [
    {
      field: 'number',
      priority: 1,
      align: 'start',
      cell: ({ id, number }) => <TextLink to={vendorPaymentPaths.details(id)}>{number}</TextLink>,
    },
    { field: 'vendor', priority: 1 },
    { field: 'paidOn', priority: 2, align: 'start' },
    { field: 'method', priority: 3 },
    { field: 'checkNumber', priority: 3 },
    { field: 'reference', priority: 4 },
    { field: 'status', priority: 2, cell: ({ status }) => <VendorPaymentStatusBadge value={status} /> },
    { field: 'amountMinor', priority: 1 },
  ]);
}

/** `vendor-payments`: what was paid to vendors. All that is set on it lives in the URL. */
export function VendorPaymentsPage() {
  const t = useMessages(vendorPaymentMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const canPay = useCan('Bill Pay');
  const table = useTableState({
    list: vendorPayments.listName,
    sort: vendorPaymentColumns.sort,
    filters: vendorPaymentColumns.filters,
    defaultSort: '-number',
  });
  const found = vendorPayments.useList(table.query);
  const source = vendorPayments.sourceOf(table.query);
  const columns = useVendorPaymentColumns();
  const filters = useFilters(vendorPaymentColumns);
  const pay: PageAction = { label: t('pay'), icon: 'bank', to: billPaths.pay([]) };
  return (
    <Page title={t('title')} description={t('description')} actions={{ primary: canPay ? pay : null }}>
      <SumsLine source={source}>
        {({ count, sums }) => t('sums', { count, amount: formats.money(sums.amountMinor ?? 0, currency) })}
      </SumsLine>
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={vendorPaymentPager.nameOf}
        searchLabel={t('search')}
        filters={filters}
        source={source}
        pager={vendorPaymentPager}
        renderCard={(payment) => <PaymentCard payment={payment} />}
        onExport={(format) =>
          saveExport('GET /api/v1/vendor-payments/export', { query: { ...table.query, format } })
        }
        rowMenu={({ id }) => [
          { label: t('openThis'), icon: 'arrow-right', to: vendorPaymentPaths.details(id) },
        ]}
        empty={{
          icon: 'bank',
          title: t('none'),
          ...(canPay && { description: t('emptyText'), action: <ActionButton action={pay} /> }),
        }}
      />
    </Page>
  );
}

/** A payment where there is no room for a table. */
function PaymentCard({ payment }: { payment: VendorPaymentSummary }) {
  const t = useMessages(vendorPaymentMessages);
  const { named, text } = useFieldTexts(vendorPaymentColumns);
  return (
    <ListCard
      title={
        <TextLink to={vendorPaymentPaths.details(payment.id)}>
          {t('numbered', { number: payment.number })}
        </TextLink>
      }
      amount={text(payment, 'amountMinor')}
      lead={payment.vendor.name}
      facts={[
        text(payment, 'paidOn'),
        ...(payment.checkNumber === null
          ? [text(payment, 'method'), payment.reference]
          : [named(payment, 'checkNumber')]),
      ]}
      badges={payment.status === 'paid' ? null : <VendorPaymentStatusBadge value={payment.status} />}
    />
  );
}
