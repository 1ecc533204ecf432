import type { RecognitionPolicy } from '@courtyard/contract/bookkeeping/period/recognition/recognition';
import type { Day, Moment } from '../../../../platform/database/columns';

export interface RecognitionPolicyTable {
  tenantId: string;
  id: string;
  treatment: RecognitionPolicy['treatment'];
  effectiveOn: Day;
  reserveAccountId: string | null;
  specialAccountId: string | null;
  liabilityAccountId: string | null;
  setBy: string;
  createdAt: Moment;
}
