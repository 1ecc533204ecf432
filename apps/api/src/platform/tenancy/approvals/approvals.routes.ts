import { approvalRoutes, approvalRuleRoutes } from '@courtyard/contract';
import { acceptedLanguage } from '../../http/language/accepted-language';
import { type Call, implement, type Module } from '../../http/implement';
import { getApproval, pageOfApprovals } from './approval.sql';
import { approve, refuse, withdraw } from './decide.service';
import { approvalRulesOf, updateRule } from './rules/approval-rule.service';

/** The call with the language that its answer is in. */
const reading = <C extends Pick<Call, 'request'>>(call: C) => ({
  ...call,
  language: acceptedLanguage(call.request.headers['accept-language']),
  requestId: call.request.id,
});

/** What waits, or waited, for a second person, in all sections. */
export const approvalsModule: Module = () => [
  implement(approvalRoutes.listApprovals, (call) => pageOfApprovals(reading(call), call.query)),
  implement(approvalRoutes.getApproval, async (call) => ({
    data: await getApproval(reading(call), call.params.approvalId),
  })),
  implement(approvalRoutes.giveApproval, async (call) => ({
    data: await approve(reading(call), call.params.approvalId),
  })),
  implement(approvalRoutes.refuseApproval, async (call) => ({
    data: await refuse(reading(call), call.params.approvalId, call.body.reason),
  })),
  implement(approvalRoutes.withdrawApproval, async (call) => ({
    data: await withdraw(reading(call), call.params.approvalId),
  })),
  implement(approvalRuleRoutes.listApprovalRules, async (call) => ({
    data: await approvalRulesOf(reading(call)),
  })),
  implement(approvalRuleRoutes.updateApprovalRule, async (call) => ({
    data: await updateRule(reading(call), call.params.approvalKind, call.body),
  })),
];
