import type {
  LateChargeInput,
  LateChargePolicy,
} from '@courtyard/contract/accounting/receivables/collection/late-charge';
import type { ColumnType, Generated } from 'kysely';
import type { Day, Moment } from '../../../../../platform/database/columns';

export interface LateChargePolicyTable extends Pick<
  LateChargeInput,
  'name' | 'feeAccountId' | 'interestAccountId'
> {
  tenantId: string;
  id: string;
  version: string;
  effectiveOn: Day;
  lateFee: ColumnType<LateChargePolicy['lateFee'], string | null, never>;
  interest: ColumnType<LateChargePolicy['interest'], string | null, never>;
  setBy: string;
  createdAt: Moment;
}

export interface LateChargeTable {
  tenantId: string;
  id: string;
  kind: 'late-fee' | 'interest';
  installmentId: string;
  invoiceId: string;
  chargedOn: Day;
  throughOn: Day | null;
  amountMinor: number;
  policyVersion: string;
  sentence: string;
  takenBackOn: Day | null;
  /** Of interest that was taken back, what a person had forgiven before: it is not charged again. */
  forgivenMinor: Generated<number>;
}
