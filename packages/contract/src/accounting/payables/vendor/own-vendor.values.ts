import { billStatuses } from '../bill/bill.values';

/** What a vendor is told of a bill: drafts are the community's own. */
export const ownBillStatuses = billStatuses.filter((status) => status !== 'draft');

/** Whether the community has a certificate of insurance that is in force, and for how long. */
export const ownInsuranceStates = ['valid', 'expiring', 'expired', 'missing'] as const;

/** Days before the end of a certificate in which it is `expiring`. */
export const expiringDays = 30;
