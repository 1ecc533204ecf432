import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { InvoiceSummary } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { invoiceColumns } from '@courtyard/contract/accounting/receivables/invoice/invoice.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { InvoiceStatusBadge, OverdueBadge } from '../invoice-badges';
import { invoicePaths } from '../invoice-paths';
import { invoiceMessages } from '../invoice.messages';
import { listMessages } from './list.messages';

/** An invoice where there is no room for a table. */
export function InvoiceCard({ invoice }: { invoice: InvoiceSummary }) {
  const t = useMessages(listMessages);
  const tInvoice = useMessages(invoiceMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { named } = useFieldTexts(invoiceColumns);
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  // What is left of it where a part is paid; else all of it, which the badge says whether it is paid.
  const isPart = invoice.openMinor !== 0 && invoice.openMinor !== invoice.totalMinor;
  return (
    <ListCard
      title={
        <TextLink to={invoicePaths.details(invoice.id)}>
          {tInvoice('numbered', { number: invoice.number })}
        </TextLink>
      }
      lead={invoice.property.name}
      facts={[invoice.billedTo, named(invoice, 'dueOn')]}
      amount={money(isPart ? invoice.openMinor : invoice.totalMinor)}
      lines={[
        isPart ? t('openOf', { open: money(invoice.openMinor), total: money(invoice.totalMinor) }) : null,
      ]}
      badges={
        <>
          <InvoiceStatusBadge value={invoice.status} />
          <OverdueBadge due={invoice} />
        </>
      }
    />
  );
}
