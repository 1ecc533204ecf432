import { z } from 'zod';
import { audience, audienceBodyLimits } from '../../../platform/notifications/audience/audience';
import { id, list, listQuery, moment, one, optionalLine, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { noticeTiming } from '../policy/meeting-policy';
import { attendanceShown, meetingAnswers, presences } from './attendance.values';

/** Somebody who is invited. */
export const attendee = z.object({
  /** The member's id, or the person's where they are no member. */
  key: id,
  name: z.string(),
  /** The homes by which they were invited, tenants' too. */
  units: z.array(z.string()),
  /** How many homes they own on the day of the meeting: those count in a quorum of homes. */
  homes: z.int(),
  hasEmail: z.boolean(),
  answer: z.enum(['none', ...meetingAnswers]),
  presence: z.enum(presences),
  proxyHolder: z.string().nullable(),
  arrivedAt: moment.nullable(),
  version: z.int(),
});

const quorum = z.object({
  basis: z.enum(['unit', 'person']),
  eligible: z.int(),
  needed: z.int(),
  inPerson: z.int(),
  byProxy: z.int(),
  counted: z.int(),
  isReached: z.boolean(),
  /** Homes that have owners, none of whom is invited: they are not eligible. None once the meeting has opened. */
  leftOut: z.int(),
});

export const attendance = z.object({
  /** The caller's own, where they are invited. */
  mine: attendee.nullable(),
  counts: z.object({ invited: z.int(), yes: z.int(), no: z.int(), proxy: z.int(), withoutEmail: z.int() }),
  quorum,
  timing: noticeTiming,
});

export const invitees = z.object({ audience });

const meetingParams = z.object({ meetingId: id });
const attendeeParams = meetingParams.extend({ attendeeId: id });

export const attendanceRoutes = {
  meetingAttendance: defineRoute({
    method: 'GET',
    path: '/api/v1/meetings/:meetingId/attendance',
    access: 'Meetings List View',
    summary: 'How many are invited and answered, the quorum, and when the notice has to go out',
    params: meetingParams,
    response: one(attendance),
  }),
  listAttendees: defineRoute({
    method: 'GET',
    path: '/api/v1/meetings/:meetingId/attendees',
    access: 'Meeting Update',
    summary: 'Who is invited, what they answered and who is there, by name',
    params: meetingParams,
    query: listQuery(['name']).extend({ shown: z.enum(attendanceShown).default('all') }),
    response: list(attendee),
  }),
  inviteToMeeting: defineRoute({
    method: 'POST',
    path: '/api/v1/meetings/:meetingId/invitees',
    access: 'Meeting Update',
    summary: 'Invite an audience as it is today; who is invited already stays as they were',
    params: meetingParams,
    body: invitees,
    bodyLimits: audienceBodyLimits,
    response: one(z.object({ added: z.int(), invited: z.int() })),
  }),
  removeAttendee: defineRoute({
    method: 'DELETE',
    path: '/api/v1/meetings/:meetingId/attendees/:attendeeId',
    access: 'Meeting Update',
    summary: 'Invite somebody no more; who had the notice is told, and their calendar takes the event out',
    params: attendeeParams,
    status: 204,
  }),
  answerMeeting: defineRoute({
    method: 'PUT',
    path: '/api/v1/meetings/:meetingId/answer',
    access: 'Meetings List View',
    summary: 'Say whether the caller, who is invited, comes',
    params: meetingParams,
    body: z
      .object({ answer: z.enum(meetingAnswers), proxyHolder: optionalLine(120).default(null) })
      .refine(({ answer, proxyHolder }) => answer !== 'proxy' || proxyHolder !== null, {
        path: ['proxyHolder'],
        message: 'Choose your proxy.',
      }),
    response: one(attendee),
  }),
  recordPresence: defineRoute({
    method: 'PUT',
    path: '/api/v1/meetings/:meetingId/attendance/:attendeeId',
    access: 'Meeting Update',
    summary: 'Record that somebody who is invited is there, or is not',
    params: attendeeParams,
    body: z.object({ presence: z.enum(presences), proxyHolder: optionalLine(120).default(null), version }),
    response: one(attendee),
  }),
};

export type Attendee = z.infer<typeof attendee>;
export type Attendance = z.infer<typeof attendance>;
