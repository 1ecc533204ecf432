import type {
  ClaimLineInput,
  ExpenseClaimInput,
} from '@courtyard/contract/budget/expense-claim/expense-claim';
import type { Day, Generated, Moment } from '../../../platform/database/columns';
import type { AttachedFiles } from '../../../platform/files/file.tables';

export interface ExpenseClaimTable extends Omit<ExpenseClaimInput, 'fileIds' | 'spentOn'> {
  tenantId: string;
  id: string;
  number: number;
  memberId: string;
  claimantName: string;
  spentOn: Day;
  /** What it is until it is approved; afterwards its bill says more. */
  state: 'submitted' | 'pending' | 'returned' | 'withdrawn' | 'approved';
  reason: string | null;
  billProblem: string | null;
  submittedAt: Moment;
  version: Generated<number>;
}

export interface ExpenseClaimLineTable extends ClaimLineInput {
  tenantId: string;
  claimId: string;
  position: number;
}

export type ExpenseClaimFileTable = AttachedFiles<'claimId'>;
