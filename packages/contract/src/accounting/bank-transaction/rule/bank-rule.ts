import { z } from 'zod';
import { auditEntry, historyQuery } from '../../../platform/audit';
import {
  amountMinor,
  enteredMinor,
  id,
  line,
  list,
  moment,
  one,
  optionalLine,
  version,
} from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { bankTransactionSummary } from '../bank-transaction';
import { ruleDirections, ruleEffects } from './bank-rule.values';

const named = z.object({ id, name: z.string() });
const account = named.extend({ code: z.string() });

/** Which lines of a bank it is for, and the other side of the entry that it has. */
export const bankRuleInput = z.object({
  name: line(80),
  /** Null: of every bank account. */
  bankAccountId: id.nullable().default(null),
  direction: z.enum(ruleDirections).default('any'),
  /** A part of who or the memo, in whatever case; null: any text. */
  contains: optionalLine(100).default(null),
  /** Without the sign, both included. */
  fromMinor: enteredMinor.min(0).nullable().default(null),
  toMinor: enteredMinor.min(0).nullable().default(null),
  accountId: id,
  /** Null: the fund of the bank account. */
  fundId: id.nullable().default(null),
  memo: optionalLine(200).default(null),
  effect: z.enum(ruleEffects).default('suggest'),
});

export const bankRule = bankRuleInput.omit({ bankAccountId: true, accountId: true, fundId: true }).extend({
  id,
  position: z.int(),
  version,
  bankAccount: account.nullable(),
  account,
  fund: named.nullable(),
  updatedAt: moment,
  updatedBy: z.string(),
  /** How many lines it matched. */
  used: z.int(),
});

const ruleParams = z.object({ bankRuleId: id });

export const bankRuleRoutes = {
  listBankRules: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-rules',
    access: 'Bank Transactions View',
    summary: 'All rules in order. The first matching rule applies.',
    response: list(bankRule),
  }),
  tryBankRule: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-rules/try',
    access: 'Bank Transactions View',
    summary: 'Preview of the unmatched lines that a rule matches. Nothing is saved.',
    readOnly: true,
    body: bankRuleInput,
    response: one(
      z.object({ count: z.int(), sumMinor: amountMinor, examples: z.array(bankTransactionSummary) }),
    ),
  }),
  createBankRule: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-rules',
    access: 'Bank Transaction Match',
    summary: 'Add a rule at the end',
    body: bankRuleInput,
    response: one(bankRule),
    status: 201,
  }),
  orderBankRules: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-rules/order',
    access: 'Bank Transaction Match',
    summary: 'Set the order of all rules. 409 if the rules changed in the meantime.',
    body: z.object({ ruleIds: z.array(id).max(200) }),
    response: list(bankRule),
  }),
  applyBankRules: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-rules/apply',
    access: 'Bank Transaction Match',
    summary: 'Apply automatic rules to all unmatched lines, in the background',
    response: one(z.object({ started: z.boolean() })),
  }),
  updateBankRule: defineRoute({
    method: 'PUT',
    path: '/api/v1/bank-rules/:bankRuleId',
    access: 'Bank Transaction Match',
    summary: 'Edit a rule. Earlier matches keep its earlier version. 409 for another version.',
    params: ruleParams,
    body: bankRuleInput.extend({ version }),
    response: one(bankRule),
  }),
  removeBankRule: defineRoute({
    method: 'DELETE',
    path: '/api/v1/bank-rules/:bankRuleId',
    access: 'Bank Transaction Match',
    summary: 'Remove a rule. Its matches are kept.',
    params: ruleParams,
    status: 204,
  }),
  bankRuleHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-rules/:bankRuleId/history',
    access: 'Bank Transactions View',
    summary: 'History of a rule',
    params: ruleParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type BankRule = z.infer<typeof bankRule>;
export type BankRuleInput = z.infer<typeof bankRuleInput>;
