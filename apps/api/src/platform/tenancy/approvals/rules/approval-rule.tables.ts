export interface ApprovalRuleTable {
  tenantId: string;
  kind: string;
  groupKind: string | null;
  groupId: string | null;
  sumDays: number | null;
  version: number;
}

export interface ApprovalRuleLimitTable {
  tenantId: string;
  kind: string;
  fromMinor: number;
  deciders: number;
}

export interface ApprovalRuleRoleTable {
  tenantId: string;
  kind: string;
  roleId: string;
}

export interface ApprovalRuleTables {
  approvalRule: ApprovalRuleTable;
  approvalRuleLimit: ApprovalRuleLimitTable;
  approvalRuleRole: ApprovalRuleRoleTable;
}
