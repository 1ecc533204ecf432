/** How vendors are paid. Cards and networks of third parties report to the tax office themselves. */
export const vendorPaymentMethods = ['check', 'ach', 'card', 'network', 'cash', 'other'] as const;
export const vendorPaymentStatuses = ['paid', 'returned', 'void'] as const;
