/**
 * What a recurring entry posts: the same lines each time; the same, taken back on the first day of the month after; or a part of a whole
 * that is spread over months.
 */
export const recurringEntryKinds = ['standing', 'accrual', 'amortization'] as const;
