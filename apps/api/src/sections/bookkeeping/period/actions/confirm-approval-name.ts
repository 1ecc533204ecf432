/** Stands with each close that waits for its confirmation. */
export const confirmApprovalName = 'bookkeeping.period-confirm';
