/** How a batch is paid. Files of banks are further methods. */
export const payoutMethods = ['check', 'transfer'] as const;

/** How far a batch is; `settled` once the bank has paid every payment of it that was not taken back. */
export const payoutBatchStatuses = [
  'draft',
  'prepared',
  'approved',
  'released',
  'settled',
  'canceled',
] as const;

export const payoutStatuses = ['released', 'settled', 'returned', 'void'] as const;
