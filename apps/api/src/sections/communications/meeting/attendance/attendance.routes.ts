import { attendanceRoutes } from '@courtyard/contract/communications/meeting/attendance/attendance';
import { meetingPolicyRoutes } from '@courtyard/contract/communications/meeting/policy/meeting-policy';
import { implement, type Module } from '../../../../platform/http/implement';
import { getMeeting } from '../plan/meeting.sql';
import { meetingPolicies, updateMeetingPolicy } from '../policy/meeting-policy.service';
import { answerMeeting, invite, recordPresence } from './attendance.service';
import { uninvite } from './uninvite.service';
import { attendanceAt, pageOfAttendees } from './attendance.sql';

/** Who is invited, answers and comes, and the rules that this is measured by. */
export const attendanceModule: Module = () => [
  implement(attendanceRoutes.meetingAttendance, async (call) => ({
    data: await attendanceAt(call, await getMeeting(call, call.params.meetingId)),
  })),
  implement(attendanceRoutes.listAttendees, async (call) =>
    pageOfAttendees(call, await getMeeting(call, call.params.meetingId), call.query),
  ),
  implement(attendanceRoutes.inviteToMeeting, async (call) => ({
    data: await invite(call, call.params.meetingId, call.body.audience),
  })),
  implement(attendanceRoutes.removeAttendee, (call) => uninvite(call, call.params)),
  implement(attendanceRoutes.answerMeeting, async (call) => ({
    data: await answerMeeting(call, call.params.meetingId, call.body),
  })),
  implement(attendanceRoutes.recordPresence, async (call) => ({
    data: await recordPresence(call, call.params, call.body),
  })),
  implement(meetingPolicyRoutes.listMeetingPolicies, async (call) => ({ data: await meetingPolicies(call) })),
  implement(meetingPolicyRoutes.updateMeetingPolicy, async (call) => ({
    data: await updateMeetingPolicy(call, call.params.meetingKind, call.body),
  })),
];
