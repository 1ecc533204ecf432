import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import type { PaymentSummary } from '@courtyard/contract/accounting/receivables/payment/payment';
import { ActionButton, LoadingState, Page, type PageAction } from '@courtyard/ui';
import { DataTable } from '@courtyard/ui/data';
import { paymentPaths } from '../payment-paths';
import { paymentMessages } from '../payment.messages';
import { payments, paymentPager } from '../payment.queries';
import { listMessages } from './list.messages';
import { PaymentCard } from './payment.card';
import { usePaymentColumns } from './payments.columns';
import { usePaymentFilters, usePaymentsTable } from './payments.table';

const PaymentPreview = lazyContent(
  async () => (await import('../details/payment-preview')).PaymentPreview,
  <LoadingState />,
);

/** `payments`: what came in from owners. All that is set on it lives in the URL. */
export function PaymentsPage() {
  const t = useMessages(listMessages);
  const tPayment = useMessages(paymentMessages);
  const canWrite = useCan('Invoice Create');
  const canOpen = useCan('Invoice Details View');
  const table = usePaymentsTable();
  const found = payments.useList(table.query);
  const columns = usePaymentColumns();
  const filters = usePaymentFilters();
  const add: PageAction = { label: tPayment('add'), icon: 'plus', to: paymentPaths.create };
  const policy: PageAction = { label: tPayment('policy'), icon: 'list', to: paymentPaths.policy };
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{ primary: canWrite ? add : null, secondary: [policy] }}
    >
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={paymentPager.nameOf}
        searchLabel={t('search')}
        filters={filters}
        source={payments.sourceOf(table.query)}
        pager={paymentPager}
        {...(canOpen && { preview: ({ id }: PaymentSummary) => <PaymentPreview id={id} /> })}
        renderCard={(payment) => <PaymentCard payment={payment} />}
        onExport={(format) =>
          saveExport('GET /api/v1/payments/export', { query: { ...table.query, format } })
        }
        rowMenu={({ id }) => [
          { label: tPayment('openThis'), icon: 'arrow-right', to: paymentPaths.details(id) },
        ]}
        empty={{
          icon: 'bank',
          title: tPayment('none'),
          ...(canWrite && { description: t('emptyText'), action: <ActionButton action={add} /> }),
        }}
      />
    </Page>
  );
}
