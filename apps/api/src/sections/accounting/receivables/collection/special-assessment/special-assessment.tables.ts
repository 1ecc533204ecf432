import type { SpecialAssessmentInput } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import type { ColumnType } from 'kysely';
import type { Day, Generated, Moment } from '../../../../../platform/database/columns';

/** What people write is named and typed as in the contract. */
export interface SpecialAssessmentTable extends Pick<
  SpecialAssessmentInput,
  'title' | 'purpose' | 'vote' | 'fundId' | 'accountId' | 'split' | 'installments'
> {
  tenantId: string;
  id: string;
  totalMinor: number;
  units: number;
  startsOn: Day;
  leviedBy: string;
  endedOn: Day | null;
  endedBy: string | null;
  endReason: string | null;
  titleSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: Moment;
}

export interface SpecialAssessmentInstallmentTable {
  tenantId: string;
  assessmentId: string;
  position: number;
  issuedOn: Day;
  dueOn: Day;
  amountMinor: number;
  problem: string | null;
}

export interface SpecialAssessmentPartTable {
  tenantId: string;
  assessmentId: string;
  position: number;
  propertyId: string;
  amountMinor: number;
  runId: string | null;
}
