import { z } from 'zod';
import { amountMinor, id, list, listQuery, moment, one, text } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

export const approvalStates = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export const approvalState = z.enum(approvalStates);
export const approvalVerdict = z.enum(['approve', 'refuse']);

/** What would be otherwise, in words: null before what is new, and after what goes. */
export const approvalChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** Something that waits, or waited, for a second person. Its texts are in the language that the call asks for. */
export const approval = z.object({
  id,
  section: z.string(),
  kind: z.string(),
  /** What it is, without its subject: "Change of a role". */
  label: z.string(),
  title: z.string(),
  changes: z.array(approvalChange),
  /** What it is about, and the path of its page. */
  record: z.string(),
  recordId: id,
  link: z.string(),
  askedBy: z.object({ id, name: z.string() }),
  askedAt: moment,
  reason: z.string().nullable(),
  amount: z.object({ minor: amountMinor, currency: z.string() }).nullable(),
  /** How many have to approve; 0 where nobody else could and it was carried out at once. */
  needed: z.int(),
  /** Names. Who decides has one of the roles and is of the group, where such are named: as the rule was when it was asked for. */
  decidedBy: z.object({ roles: z.array(z.string()), group: z.string().nullable() }),
  decisions: z.array(z.object({ id, name: z.string(), verdict: approvalVerdict, decidedAt: moment })),
  expiresAt: moment,
  state: approvalState,
  endedAt: moment.nullable(),
  /** Why it was refused or withdrawn. */
  outcome: z.string().nullable(),
  /** The caller may approve and refuse it now. */
  canDecide: z.boolean(),
  /** The caller asked for it and may take it back. */
  canWithdraw: z.boolean(),
});

export const approvalRefusal = z.object({ reason: text(500) });

const approvalParams = z.object({ approvalId: id });

export const approvalRoutes = {
  listApprovals: defineRoute({
    method: 'GET',
    path: '/api/v1/approvals',
    access: 'signed-in',
    summary: 'What I asked for and what is mine to decide, the latest first',
    query: listQuery(['askedAt'])
      .pick({ cursor: true, limit: true })
      .extend({
        /** Those that wait, or those that were decided or ended otherwise. */
        state: z.enum(['waiting', 'ended']).optional(),
        section: z.string().max(60).optional(),
        record: z.string().max(60).optional(),
        recordId: id.optional(),
      }),
    response: list(approval),
  }),
  getApproval: defineRoute({
    method: 'GET',
    path: '/api/v1/approvals/:approvalId',
    access: 'signed-in',
    summary: 'One approval, with what would change',
    params: approvalParams,
    response: one(approval),
  }),
  giveApproval: defineRoute({
    method: 'POST',
    path: '/api/v1/approvals/:approvalId/approve',
    access: 'signed-in',
    summary:
      'Approve it; with the last approval that it needs it is carried out. Withdrawn, and answered as such, where it cannot be any more',
    proof: 'recent',
    params: approvalParams,
    response: one(approval),
  }),
  refuseApproval: defineRoute({
    method: 'POST',
    path: '/api/v1/approvals/:approvalId/refuse',
    access: 'signed-in',
    summary: 'Refuse it; who asked is told the reason',
    params: approvalParams,
    body: approvalRefusal,
    response: one(approval),
  }),
  withdrawApproval: defineRoute({
    method: 'POST',
    path: '/api/v1/approvals/:approvalId/withdraw',
    access: 'signed-in',
    summary: 'Take back what I asked for',
    params: approvalParams,
    response: one(approval),
  }),
};

export type Approval = z.infer<typeof approval>;
export type ApprovalState = z.infer<typeof approvalState>;
export type ApprovalVerdict = z.infer<typeof approvalVerdict>;
export type ApprovalChange = z.infer<typeof approvalChange>;
