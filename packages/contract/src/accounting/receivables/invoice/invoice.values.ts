/** What became of an invoice: nothing paid, some of it, all of it, written off wholly, or taken back. */
export const invoiceStatuses = ['open', 'partial', 'paid', 'written-off', 'void'] as const;

/** By how many days it is overdue, as aging tells it. */
export const agingBuckets = ['current', 'to30', 'to60', 'to90', 'over90'] as const;

/** Whose an invoice is: of those who own the unit, or of who sold it. */
export const invoiceOwners = ['current', 'former'] as const;

/** Of several units: each is billed the whole of every line, or its part by billing ratio or ownership share. */
export const splits = ['each', 'by-share'] as const;

/** A letter with an invoice, or one that reminds of it. */
export const letterKinds = ['invoice', 'reminder'] as const;
