import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';

/** What of the deposit of an invoice is held: billed, and not given back or kept. */
export const heldOf = ({ lines }: Pick<Invoice, 'lines'>): number =>
  lines.reduce((sum, { heldMinor }) => sum + (heldMinor ?? 0), 0);
