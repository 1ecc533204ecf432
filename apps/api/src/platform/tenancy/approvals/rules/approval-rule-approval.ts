import { approvalRuleInput } from '@courtyard/contract';
import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { lockRights } from '../../../auth/permissions/granting.service';
import { defineApproval } from '../approval-kind';
import { storedRules } from './approval-rule.sql';
import { ruleChanges, ruleMessages as messages } from './approval-rule.messages';
import { changeRule } from './change-rule';

const said = z.object({
  limits: approvalRuleInput.shape.limits,
  sumDays: z.int().nullable().default(null),
  roles: z.array(z.string()),
  group: z.string().nullable(),
});

const parameters = z.object({
  kind: z.string(),
  label: z.object({ en: z.string(), es: z.string() }),
  change: approvalRuleInput.omit({ reason: true }).extend({ version: z.int() }),
  before: said,
  after: said,
  currency: z.string().nullable(),
});

/** A rule of approvals is changed by two, or one could lift it for a moment. */
export const approvalRuleApproval = defineApproval({
  name: 'platform.approval-rule',
  label: labelOf(messages, 'label'),
  asking: 'Approval Limits Update',
  deciding: 'Approval Limits Update',
  whenNobody: 'carry-out',
  lock: lockRights,
  parameters,
  messages,
  content: (t, given, language) => ({
    title: t('title', { label: given.label[language] }),
    changes: ruleChanges(given, language),
  }),
  fingerprint: async ({ tx }, { kind }) => String((await storedRules(tx)).get(kind)?.version ?? 0),
  carryOut: (context, { kind, change }) => changeRule(context, kind, change),
});
