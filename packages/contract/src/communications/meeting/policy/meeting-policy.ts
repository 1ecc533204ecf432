import { z } from 'zod';
import { day, one, optionalLine } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { holidayCalendars } from '../../../platform/community/community.values';
import { meetingKinds } from '../meeting.values';
import { lateNotices } from '../notice/notice.values';
import { noticeUnits, quorumBases, quorumKinds } from './meeting-policy.values';

/** The rules of a community for one kind of meeting. */
export const meetingPolicyInput = z.object({
  /** In `unit`. */
  minimum: z.int().min(0).max(400),
  unit: z.enum(noticeUnits),
  maximumDays: z.int().min(1).max(400).nullable(),
  postDays: z.int().min(0).max(30),
  holidays: z.enum(holidayCalendars),
  /** Further days on which nothing is delivered: a state's own holidays. */
  closedOn: z
    .array(day)
    .max(60, 'Enter at most 60 dates.')
    .refine((days) => new Set(days).size === days.length, 'A date is listed twice.')
    .default([]),
  lateNotice: z.enum(lateNotices).default('reason'),
  quorumBasis: z.enum(quorumBases),
  quorumKind: z.enum(quorumKinds),
  /** Whole percent of a share, or how many; of no meaning for a majority. */
  quorumValue: z.int().min(1).max(10_000),
  reconvenedValue: z.int().min(1).max(10_000).nullable(),
  proxiesCount: z.boolean(),
  minutesWithinDays: z.int().min(1).max(365),
  /** The statute or the bylaw, as it is cited. */
  source: optionalLine(200).default(null),
});

/** `version` is 0 where the kind still has the rules that it began with. */
const policyVersion = z.int().min(0).max(1_000_000_000);

export const meetingPolicy = meetingPolicyInput.extend({
  kind: z.enum(meetingKinds),
  closedOn: z.array(day),
  lateNotice: z.enum(lateNotices),
  source: z.string().nullable(),
  version: policyVersion,
});

const timing = z.enum(['early', 'open', 'late']);

/** From when until when the notice of a meeting counts, by the calendar of the community. */
export const noticeTiming = z.object({
  firstOn: z.string().nullable(),
  electronicUntil: z.string(),
  /** The last moment; an end of a day unless the rule counts hours. */
  electronicUntilMoment: z.string(),
  postUntil: z.string(),
  now: z.object({ electronic: timing, post: timing }),
  minutesDueOn: z.string(),
  source: z.string().nullable(),
});

export const meetingPolicyRoutes = {
  listMeetingPolicies: defineRoute({
    method: 'GET',
    path: '/api/v1/meeting-policies',
    access: 'Meetings List View',
    summary: 'The rules of notice, quorum and minutes by kind of meeting',
    response: one(z.array(meetingPolicy)),
  }),
  updateMeetingPolicy: defineRoute({
    method: 'PUT',
    path: '/api/v1/meeting-policies/:meetingKind',
    access: 'Meeting Rules Update',
    summary: 'Change the rules of one kind of meeting, for meetings from now on',
    params: z.object({ meetingKind: z.enum(meetingKinds) }),
    body: meetingPolicyInput.extend({ version: policyVersion }),
    response: one(meetingPolicy),
  }),
};

export type MeetingPolicy = z.infer<typeof meetingPolicy>;
export type MeetingPolicyInput = z.infer<typeof meetingPolicyInput>;
export type NoticeTiming = z.infer<typeof noticeTiming>;
