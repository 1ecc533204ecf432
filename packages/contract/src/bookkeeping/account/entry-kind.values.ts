/** What the product posts entries as. The books take any kind: what is not named here says its own name. */
export const entryKinds = [
  'journal',
  'accrual',
  'transfer',
  'opening',
  'moving-in',
  'charge',
  'receipt',
  'application',
  'return',
  'bill',
  'vendor-credit',
  'payment',
  'refund',
  'bank',
  'reversal',
  'closing',
] as const;
