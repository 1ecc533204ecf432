import type { JournalEntry } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { billPaths, vendorPaymentPaths } from '../payables/bill/bill-paths';
import { adjustmentPaths } from '../receivables/statement/adjustment/adjustment-paths';
import { depositPaths } from '../receivables/payment/deposit/deposit-paths';
import { entryPath, invoicePaths } from '../receivables/invoice/invoice-paths';
import { paymentPaths } from '../receivables/payment/payment-paths';

const base = '/accounting/journal-entries';

/** Addresses of the pages about journal entries. */
export const journalEntryPaths = {
  list: base,
  create: `${base}/create`,
  details: entryPath,
};

/** The page of the document that an entry comes from, where it has one. */
export function sourcePath(source: JournalEntry['source']): string | undefined {
  if (source?.kind === 'invoice') return invoicePaths.details(source.id);
  if (source?.kind === 'bill') return billPaths.details(source.id);
  if (source?.kind === 'vendor-payment') return vendorPaymentPaths.details(source.id);
  if (source?.kind === 'deposit') return depositPaths.details(source.id);
  if (source?.kind === 'adjustment') return adjustmentPaths.details(source.id);
  return source?.kind === 'payment' ? paymentPaths.details(source.id) : undefined;
}
