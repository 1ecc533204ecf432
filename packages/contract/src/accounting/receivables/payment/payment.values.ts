import { legalTemplates } from '../../../platform/community/legal/legal-defaults.values';

export const paymentMethods = ['check', 'cash', 'ach', 'card', 'transfer', 'other'] as const;
export const paymentStatuses = ['received', 'returned', 'void'] as const;
/** Orders in which a payment settles what is open; each names its law. */
export const waterfallNames = legalTemplates;
