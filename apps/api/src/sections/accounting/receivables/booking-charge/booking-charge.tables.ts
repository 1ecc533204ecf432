import type { Day, Generated } from '../../../../platform/database/columns';

export interface BookingChargeTable {
  tenantId: string;
  reservationId: string;
  propertyId: string;
  /** The area and the time. */
  name: string;
  dueOn: Day;
  /** What it is to cost as it stands. */
  feeMinor: number;
  depositMinor: number;
  /** What of that was billed. */
  billedFeeMinor: Generated<number>;
  billedDepositMinor: Generated<number>;
  reason: string | null;
  problem: string | null;
}
