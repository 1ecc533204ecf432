import type { ApprovalState, ApprovalVerdict } from '@courtyard/contract';
import type { Label } from '@courtyard/contract/fields/labels';
import type { Generated, Json, Moment } from '../../database/columns';
import type { ApprovalRuleTables } from './rules/approval-rule.tables';

export interface ApprovalTable {
  tenantId: string;
  id: string;
  kind: string;
  section: string;
  record: string;
  recordId: string;
  link: string;
  parameters: Json<unknown>;
  fingerprint: string;
  rights: string[];
  decidingRoles: Generated<string[]>;
  decidingGroupKind: string | null;
  decidingGroupId: string | null;
  askedBy: string;
  /** Members who may not decide either: who wrote what waits. */
  writerIds: Generated<string[]>;
  askedAt: Moment;
  reason: string | null;
  amountMinor: number | null;
  currency: string | null;
  needed: number;
  expiresAt: Moment;
  state: ApprovalState;
  endedAt: Moment | null;
  outcome: Json<Label> | null;
}

export interface ApprovalDecisionTable {
  tenantId: string;
  approvalId: string;
  memberId: string;
  verdict: ApprovalVerdict;
  decidedAt: Moment;
}

export interface ApprovalTables extends ApprovalRuleTables {
  approval: ApprovalTable;
  approvalDecision: ApprovalDecisionTable;
}
