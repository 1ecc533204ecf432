import { lazyContent, saveExport, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { InvoiceSummary } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { ActionButton, LoadingState, Page, type PageAction } from '@courtyard/ui';
import { DataTable } from '@courtyard/ui/data';
import { SumsLine } from './sums-line';
import { paymentPaths } from '../../payment/payment-paths';
import { invoicePaths } from '../invoice-paths';
import { invoiceMessages } from '../invoice.messages';
import { invoices, invoicePager } from '../invoice.queries';
import { useInvoiceActions } from '../letter/use-invoice-actions';
import { InvoiceCard } from './invoice.card';
import { useInvoiceColumns } from './invoices.columns';
import { useInvoiceFilters, useInvoicesTable } from './invoices.table';
import { listMessages } from './list.messages';

const InvoicePreview = lazyContent(
  async () => (await import('../details/invoice-preview')).InvoicePreview,
  <LoadingState />,
);

/** `invoices`: what was billed, with its sums. All that is set on it lives in the URL. */
export function InvoicesPage() {
  const t = useMessages(listMessages);
  const tInvoice = useMessages(invoiceMessages);
  const canWrite = useCan('Invoice Create');
  const canOpen = useCan('Invoice Details View');
  const table = useInvoicesTable();
  const found = invoices.useList(table.query);
  const source = invoices.sourceOf(table.query);
  const columns = useInvoiceColumns();
  const filters = useInvoiceFilters();
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor = 0) => formats.money(amountMinor, currency);
  const actions = useInvoiceActions(table.query);
  const add: PageAction = { label: tInvoice('add'), icon: 'plus', to: invoicePaths.create };
  const record: PageAction = { label: tInvoice('recordPayment'), icon: 'bank', to: paymentPaths.create };
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={canWrite ? { primary: add, secondary: [record] } : {}}
    >
      <SumsLine source={source} isLong>
        {({ count, sums }) =>
          t('sums', { count, total: money(sums.totalMinor), open: money(sums.openMinor) })
        }
      </SumsLine>
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={invoicePager.nameOf}
        searchLabel={t('search')}
        filters={filters}
        source={source}
        pager={invoicePager}
        {...actions.bulk}
        {...(canOpen && { preview: ({ id }: InvoiceSummary) => <InvoicePreview id={id} /> })}
        renderCard={(invoice) => <InvoiceCard invoice={invoice} />}
        onExport={(format) =>
          saveExport('GET /api/v1/invoices/export', { query: { ...table.query, format } })
        }
        rowMenu={({ id, property, openMinor }) => [
          { label: tInvoice('openThis'), icon: 'arrow-right', to: invoicePaths.details(id) },
          ...(canWrite && openMinor > 0
            ? [
                {
                  label: tInvoice('recordPayment'),
                  icon: 'bank',
                  to: paymentPaths.createFor(property.id),
                } as const,
              ]
            : []),
        ]}
        empty={{
          icon: 'file-text',
          title: tInvoice('none'),
          ...(canWrite && { description: t('emptyText'), action: <ActionButton action={add} /> }),
        }}
      />
      {actions.dialog}
    </Page>
  );
}
