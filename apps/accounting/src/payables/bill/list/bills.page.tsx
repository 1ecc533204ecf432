import { lazyContent, saveExport, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { BillSummary } from '@courtyard/contract/accounting/payables/bill/bill';
import { ActionButton, LoadingState, Page, type PageAction } from '@courtyard/ui';
import { DataTable } from '@courtyard/ui/data';
import { SumsLine } from '../../../receivables/invoice/list/sums-line';
import { billPaths, vendorPaymentPaths } from '../bill-paths';
import { billMessages } from '../bill.messages';
import { bills, billPager } from '../bill.queries';
import { BillCard } from './bill.card';
import { useBillListColumns } from './bills.columns';
import { useBillFilters, useBillsTable } from './bills.table';
import { listMessages } from './list.messages';

const BillPreview = lazyContent(
  async () => (await import('../details/bill-preview')).BillPreview,
  <LoadingState />,
);

const isOpen = ({ openMinor }: BillSummary) => openMinor !== 0;

/** `bills`: what vendors billed, with its sums. All that is set on it lives in the URL. */
export function BillsPage() {
  const t = useMessages(listMessages);
  const tBill = useMessages(billMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const navigate = useNavigate();
  const canEnter = useCan('Bill Create');
  const canPay = useCan('Bill Pay');
  const canOpen = useCan('Bill Details View');
  const table = useBillsTable();
  const found = bills.useList(table.query);
  const source = bills.sourceOf(table.query);
  const columns = useBillListColumns();
  const filters = useBillFilters();
  const money = (amountMinor = 0) => formats.money(amountMinor, currency);
  const add: PageAction = { label: tBill('add'), icon: 'plus', to: billPaths.create };
  const pay: PageAction = { label: tBill('pay'), icon: 'bank', to: billPaths.pay([]) };
  const aging: PageAction = { label: t('aging'), icon: 'calendar', to: billPaths.aging };
  const payments: PageAction = { label: tBill('payments'), icon: 'list', to: vendorPaymentPaths.list };
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{ primary: canEnter ? add : null, secondary: [canPay ? pay : null, payments, aging] }}
    >
      <SumsLine source={source}>
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
        rowLabel={billPager.nameOf}
        searchLabel={t('search')}
        filters={filters}
        source={source}
        pager={billPager}
        {...(canOpen && { preview: ({ id }: BillSummary) => <BillPreview id={id} /> })}
        renderCard={(bill) => <BillCard bill={bill} />}
        onExport={(format) => saveExport('GET /api/v1/bills/export', { query: { ...table.query, format } })}
        {...(canPay && {
          bulkActions: [
            {
              label: t('paySelected'),
              icon: 'bank' as const,
              fits: isOpen,
              onSelect: ({ rows }: { rows: BillSummary[] }) =>
                void navigate(billPaths.pay(rows.filter(isOpen).map(({ id }) => id))),
            },
          ],
        })}
        rowMenu={(bill) => [
          { label: tBill('openThis'), icon: 'arrow-right', to: billPaths.details(bill.id) },
          ...(canPay && bill.openMinor > 0
            ? [{ label: tBill('pay'), icon: 'bank', to: billPaths.pay([bill.id]) } as const]
            : []),
        ]}
        empty={{
          icon: 'file-text',
          title: tBill('none'),
          ...(canEnter && { description: t('emptyText'), action: <ActionButton action={add} /> }),
        }}
      />
    </Page>
  );
}
