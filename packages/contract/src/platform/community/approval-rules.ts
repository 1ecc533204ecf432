import { z } from 'zod';
import { amountMinor, id, one, optionalText } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

export const approvalPermissions = {
  'Approval Limits Update':
    'Set approval rules: what needs a second person, from which amount, how many approvals and who can approve',
} as const;

/** Most who can be asked for, and most steps of amounts. */
export const maxDeciders = 3;

/** From an amount on, without a sign, so many other persons decide. */
export const approvalLimit = z.object({
  fromMinor: amountMinor.min(0),
  deciders: z.int().min(1).max(maxDeciders),
});

const named = z.object({ id, name: z.string() });

/** Members who belong together for a time, as a committee does. */
const group = z.object({ kind: z.string().max(40), id });
const namedGroup = group.extend({ name: z.string() });

/** How a community has a kind of change decided on. */
export const approvalRule = z.object({
  /** `people.member-roles`. */
  kind: z.string(),
  section: z.string(),
  /** In the language that the call asks for. */
  label: z.string(),
  /** Whether what waits is of an amount: then how many decide follows from it. */
  hasAmounts: z.boolean(),
  /** Of rising amounts and numbers; below the first nothing waits. A kind without amounts has one, from 0. */
  limits: z.array(approvalLimit),
  /** Whether what waits is for a payee whose amounts can be added up. */
  hasPayees: z.boolean(),
  /** Amounts for one payee within so many days are weighed together; null: each by itself. */
  sumDays: z.int().nullable(),
  /** Whoever decides has one of these roles; none named: no role is asked for. */
  roles: z.array(named),
  /** Whoever decides belongs to it. */
  group: namedGroup.nullable(),
  /** How many members could decide today, whoever asks. */
  able: z.int(),
  /** Where nobody else could decide, it is done at once and shown as such; otherwise it cannot be asked for. */
  passesAlone: z.boolean(),
  /** 0 where the community never changed it. */
  version: z.int(),
  /** The approval that a change of the rule itself waits for. */
  approvalId: id.nullable(),
});

/** The rules of a community, and whom they can name. */
export const approvalRules = z.object({
  rules: z.array(approvalRule),
  roles: z.array(named),
  groups: z.array(namedGroup),
});

const rising = (limits: readonly z.output<typeof approvalLimit>[]) =>
  limits.every((limit, index) => {
    const before = limits[index - 1];
    return !before || (before.fromMinor < limit.fromMinor && before.deciders < limit.deciders);
  });

export const approvalRuleInput = z.object({
  limits: z
    .array(approvalLimit)
    .min(1)
    .max(maxDeciders)
    .refine(rising, 'Each threshold needs a higher amount and more approvals than the one before.'),
  sumDays: z.int().min(1).max(366).nullable().default(null),
  roleIds: z.array(id).max(20).default([]),
  group: group.nullable().default(null),
  /** Why, for whoever decides on the change. */
  reason: optionalText(500).default(null),
});

const changed = approvalRuleInput.extend({ version: z.int().min(0).max(1e9) });

export const approvalRuleRoutes = {
  listApprovalRules: defineRoute({
    method: 'GET',
    path: '/api/v1/approval-rules',
    access: 'Approval Limits Update',
    summary: 'How many decide on what, from which amount on, and who may',
    response: one(approvalRules),
  }),
  updateApprovalRule: defineRoute({
    method: 'PUT',
    path: '/api/v1/approval-rules/:approvalKind',
    access: 'Approval Limits Update',
    proof: 'recent',
    summary:
      'Change how a kind of change is decided on; another person approves that where there is one. What waits already keeps its own rule',
    params: z.object({ approvalKind: z.string().max(80) }),
    body: changed,
    response: one(approvalRule),
  }),
};

export type ApprovalLimit = z.infer<typeof approvalLimit>;
export type ApprovalRule = z.infer<typeof approvalRule>;
export type ApprovalRules = z.infer<typeof approvalRules>;
export type ApprovalRuleInput = z.output<typeof approvalRuleInput>;
