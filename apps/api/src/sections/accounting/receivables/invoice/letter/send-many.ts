import { letterKind } from '@courtyard/contract/accounting/receivables/invoice/invoice-letter';
import type { InvoiceLetterKind } from '@courtyard/contract/accounting/receivables/invoice/invoice-letter';
import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { asOf } from '../../../../../platform/section/call-context';
import type { BulkChange, ListRow } from '../../../../../platform/section/bulk/bulk-change';
import { eachByItself, maxInCall } from '../../../../../platform/section/bulk/each-by-itself';
import { conditionsOf, type InvoiceFilters } from '../list/invoice.sql';
import { invoiceLetterMessages as messages } from './invoice-letter.texts';
import { sendInvoice } from './send-invoice.service';

const input = z.object({ kind: letterKind });

/** An invoice has no version: what is mailed is it as it stands then. */
const version = 1;

/** Mails many invoices, the oldest first. */
export const bulkSend: BulkChange<InvoiceFilters, ListRow, { kind: InvoiceLetterKind }> = {
  list: 'invoice-letter',
  records: labelOf(messages, 'records'),
  idColumn: 'invoice.id',
  most: maxInCall,
  matching: (context, filters) => conditionsOf(filters, asOf(context)),
  async read({ tx }, where, limit) {
    const rows = await tx
      .selectFrom('invoice')
      .select(['invoice.id', 'invoice.number'])
      .where(where)
      .orderBy('invoice.number')
      .limit(limit)
      .execute();
    return rows.map(({ id, number }) => ({ id, version, name: `#${number}` }));
  },
  job: {
    name: 'invoices.mail',
    permission: 'Invoice Create',
    label: labelOf(messages, 'bulkSend'),
    page: '/accounting/invoices',
    input,
  },
  change: eachByItself(async (context, { id }, { kind }) => {
    await sendInvoice(context, id, kind);
    return { id, version };
  }),
};
