import { z } from 'zod';
import { day, id, line, one, optionalLine, text, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { quorumBases } from '../policy/meeting-policy.values';
import { motionResults, namedVotes, voteMethods } from './motion.values';

const votes = z.int().min(0).max(100_000).nullable().default(null);

/** What is written of a motion. Of votes by name the sums follow; of a voice vote there are none. */
export const motionInput = z.object({
  wording: text(2000),
  mover: optionalLine(120).default(null),
  seconder: optionalLine(120).default(null),
  method: z.enum(voteMethods).default('voice'),
  inFavor: votes,
  against: votes,
  abstained: votes,
  votes: z
    .array(z.object({ attendeeId: id, vote: z.enum(namedVotes) }))
    .max(500)
    .default([]),
  result: z.enum(motionResults).default('open'),
  /** Said when it is added, and never changed. */
  isExecutive: z.boolean().default(false),
});
export const motionChange = motionInput.omit({ isExecutive: true }).extend({ version });

export const motion = z.object({
  id,
  wording: z.string(),
  mover: z.string().nullable(),
  seconder: z.string().nullable(),
  method: z.enum(voteMethods),
  /** What votes by name were counted by, as the quorum is: a home has one, whose owners vote alike. Null for other votes. */
  countedBy: z.enum(quorumBases).nullable(),
  inFavor: z.int().nullable(),
  against: z.int().nullable(),
  abstained: z.int().nullable(),
  votes: z.array(z.object({ attendeeId: id, name: z.string(), vote: z.enum(namedVotes) })),
  result: z.enum(motionResults),
  isExecutive: z.boolean(),
  version: z.int(),
});

/** What somebody is to do after a meeting. */
export const actionItemInput = z.object({
  title: line(200),
  /** A member. */
  assigneeId: id.nullable().default(null),
  dueOn: day.nullable().default(null),
  isDone: z.boolean().default(false),
  /** Said when it is added, and never changed. */
  isExecutive: z.boolean().default(false),
});
export const actionItemChange = actionItemInput.omit({ isExecutive: true }).extend({ version });

export const actionItem = z.object({
  id,
  title: z.string(),
  assignee: z.object({ id, name: z.string() }).nullable(),
  dueOn: day.nullable(),
  isDone: z.boolean(),
  isExecutive: z.boolean(),
  version: z.int(),
});

const meetingParams = z.object({ meetingId: id });
const motionParams = meetingParams.extend({ motionId: id });
const actionParams = meetingParams.extend({ actionItemId: id });

export const motionRoutes = {
  listMotions: defineRoute({
    method: 'GET',
    path: '/api/v1/meetings/:meetingId/motions',
    access: 'Meetings List View',
    summary: 'What was moved at a meeting and what became of it',
    params: meetingParams,
    response: one(z.array(motion)),
  }),
  createMotion: defineRoute({
    method: 'POST',
    path: '/api/v1/meetings/:meetingId/motions',
    access: 'Meeting Update',
    summary: 'Record a motion; an executive one needs "Executive Sessions View" besides',
    params: meetingParams,
    body: motionInput,
    response: one(motion),
    status: 201,
  }),
  updateMotion: defineRoute({
    method: 'PUT',
    path: '/api/v1/meetings/:meetingId/motions/:motionId',
    access: 'Meeting Update',
    summary: 'Change a motion, with its vote and result, until the minutes are approved',
    params: motionParams,
    body: motionChange,
    response: one(motion),
  }),
  removeMotion: defineRoute({
    method: 'DELETE',
    path: '/api/v1/meetings/:meetingId/motions/:motionId',
    access: 'Meeting Update',
    summary: 'Take out a motion that was recorded by mistake',
    params: motionParams,
    status: 204,
  }),
  bulkJobionItems: defineRoute({
    method: 'GET',
    path: '/api/v1/meetings/:meetingId/action-items',
    access: 'Meetings List View',
    summary: 'What is to be done after a meeting, by whom and until when',
    params: meetingParams,
    response: one(z.array(actionItem)),
  }),
  createActionItem: defineRoute({
    method: 'POST',
    path: '/api/v1/meetings/:meetingId/action-items',
    access: 'Meeting Update',
    summary: 'Record what somebody is to do; it is a task of theirs',
    params: meetingParams,
    body: actionItemInput,
    response: one(actionItem),
    status: 201,
  }),
  updateActionItem: defineRoute({
    method: 'PUT',
    path: '/api/v1/meetings/:meetingId/action-items/:actionItemId',
    access: 'Meeting Update',
    summary: 'Change what somebody is to do, or say that it is done',
    params: actionParams,
    body: actionItemChange,
    response: one(actionItem),
  }),
  removeActionItem: defineRoute({
    method: 'DELETE',
    path: '/api/v1/meetings/:meetingId/action-items/:actionItemId',
    access: 'Meeting Update',
    summary: 'Take out what was recorded by mistake',
    params: actionParams,
    status: 204,
  }),
};

export type Motion = z.infer<typeof motion>;
export type MotionInput = z.infer<typeof motionInput>;
export type MotionChange = z.infer<typeof motionChange>;
export type ActionItem = z.infer<typeof actionItem>;
export type ActionItemInput = z.infer<typeof actionItemInput>;
export type ActionItemChange = z.infer<typeof actionItemChange>;
