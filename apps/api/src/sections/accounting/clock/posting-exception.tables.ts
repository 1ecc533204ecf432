import type { Moment } from '../../../platform/database/columns';

export interface PostingExceptionTable {
  tenantId: string;
  kind: 'late-charge' | 'late-charge-reversal' | 'credit-application' | 'sale-transfer';
  propertyId: string;
  /** Why, in the community's language. */
  reason: string;
  since: Moment;
}
