import { bankRuleInput, type BankRule } from '@courtyard/contract/accounting/bank-transaction/rule/bank-rule';
import { id } from '@courtyard/contract/primitives';

/** How a rule is written: its account is chosen in the form. */
export const ruleDraft = bankRuleInput
  .extend({ accountId: id.nullable().default(null) })
  .superRefine((rule, context) => {
    if (rule.accountId === null)
      context.addIssue({ code: 'invalid_type', expected: 'string', input: null, path: ['accountId'] });
  });

/** What a rule begins with in its form. */
export const valuesOf = (rule: BankRule | null) =>
  rule
    ? {
        name: rule.name,
        bankAccountId: rule.bankAccount?.id ?? null,
        direction: rule.direction,
        contains: rule.contains,
        fromMinor: rule.fromMinor,
        toMinor: rule.toMinor,
        accountId: rule.account.id,
        fundId: rule.fund?.id ?? null,
        memo: rule.memo,
        effect: rule.effect,
      }
    : {};
