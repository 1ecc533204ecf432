import type {
  StatementRunSummary,
  StatementRunUnit,
} from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import type { Day, Moment } from '../../../../../platform/database/columns';

export interface StatementRunTable {
  tenantId: string;
  id: string;
  audience: StatementRunSummary['audience'];
  includesHeld: boolean;
  fromOn: Day;
  atOn: Day;
  sentBy: string;
  askedAt: Moment;
}

export interface StatementRunUnitTable {
  tenantId: string;
  runId: string;
  propertyId: string;
  /** Null where nothing was ever billed to those who own it. */
  unitLedgerId: string | null;
  owners: string;
  /** What they owed when the run began. */
  balanceMinor: number;
  outcome: StatementRunUnit['outcome'];
}
