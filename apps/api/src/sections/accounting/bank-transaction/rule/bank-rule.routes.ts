import { bankRuleRoutes } from '@courtyard/contract/accounting/bank-transaction/rule/bank-rule';
import { historyOf } from '../../../../platform/audit/history.sql';
import { onOnePage } from '../../../../platform/database/lists/one-page';
import { implement, type Module } from '../../../../platform/http/implement';
import { queueRules } from './apply-rules';
import {
  createRule,
  getRule,
  listRules,
  orderRules,
  removeRule,
  tryRule,
  updateRule,
} from './bank-rule.service';

export const bankRuleModule: Module = () => [
  implement(bankRuleRoutes.listBankRules, async ({ tx }) => onOnePage(await listRules(tx))),
  implement(bankRuleRoutes.tryBankRule, async (call) => ({ data: await tryRule(call, call.body) })),
  implement(bankRuleRoutes.createBankRule, async (call) => ({ data: await createRule(call, call.body) })),
  implement(bankRuleRoutes.orderBankRules, async (call) => onOnePage(await orderRules(call, call.body))),
  implement(bankRuleRoutes.applyBankRules, async (call) => ({ data: { started: await queueRules(call) } })),
  implement(bankRuleRoutes.updateBankRule, async (call) => ({
    data: await updateRule(call, call.params.bankRuleId, call.body),
  })),
  implement(bankRuleRoutes.removeBankRule, (call) => removeRule(call, call.params.bankRuleId)),
  implement(
    bankRuleRoutes.bankRuleHistory,
    historyOf('bank-rule', (call) => getRule(call, call.params.bankRuleId)),
  ),
];
