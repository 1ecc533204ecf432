export const paymentMethods = ['check', 'cash', 'ach', 'card', 'transfer', 'other'] as const;
export const paymentStatuses = ['received', 'returned', 'void'] as const;
/** Orders in which a payment settles what is open; each names its law. */
export const waterfallNames = ['california', 'texas', 'florida', 'neutral'] as const;
