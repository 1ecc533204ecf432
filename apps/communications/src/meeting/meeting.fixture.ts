import { idOf, sampleOf } from '@courtyard/common/testing';
import { type AgendaItem, agendaItem } from '@courtyard/contract/communications/meeting/agenda/agenda';
import {
  type Attendance,
  type Attendee,
  attendee,
} from '@courtyard/contract/communications/meeting/attendance/attendance';
import {
  type Meeting,
  meeting,
  type MeetingSummary,
  meetingSummary,
} from '@courtyard/contract/communications/meeting/meeting';
import {
  type MeetingNotice,
  meetingNotice,
  type NoticePlan,
  noticePlan,
  type NoticeProof,
  noticeProof,
} from '@courtyard/contract/communications/meeting/notice/notice';

/** In time, and nobody left to be told. */
export const noticePlanOf = (part: Partial<NoticePlan> = {}): NoticePlan =>
  sampleOf(noticePlan, {
    people: 0,
    byEmail: 0,
    onPaper: 0,
    withoutAddress: 0,
    notAllowed: 0,
    isInTime: true,
    late: 'reason',
    subject: 'Notice of meeting',
    body: 'Clubhouse at seven',
    ...part,
  });

/** Went out to three, of whom one gets a letter. */
export const meetingNoticeOf = (part: Partial<MeetingNotice> = {}): MeetingNotice =>
  sampleOf(meetingNotice, {
    id: idOf(140),
    kind: 'notice',
    subject: 'Notice of meeting',
    body: 'Clubhouse at seven',
    sentBy: 'Ann Lee',
    sentAt: '2026-11-10T15:00:00Z',
    isInTime: true,
    people: 3,
    counts: { underway: 0, accepted: 2, 'to-post': 1, posted: 0, unknown: 0 },
    ...part,
  });

export const noticeProofOf = (part: Partial<NoticeProof> = {}): NoticeProof =>
  sampleOf(noticeProof, {
    key: idOf(130),
    name: 'Ann Lee',
    units: ['Tower 101'],
    way: 'email',
    outcome: 'accepted',
    email: 'ann@demo.example',
    at: '2026-11-10T15:01:00Z',
    answer: '250 OK',
    ...part,
  });

/** A board meeting on a winter's evening in New York, called, without an agenda. */
export const meetingOf = (part: Partial<Meeting> = {}): Meeting =>
  sampleOf(meeting, {
    id: idOf(100),
    name: 'Board meeting',
    isExecutive: false,
    isReconvened: false,
    isAnnounced: false,
    kind: 'board',
    status: 'called',
    startsAt: '2026-12-02T00:00:00Z',
    endsAt: '2026-12-02T01:30:00Z',
    heldOn: '2026-12-01',
    startTime: '19:00',
    endTime: '20:30',
    place: 'Clubhouse',
    notes: 'Owners may speak.',
    version: 3,
    updatedAt: '2026-11-01T15:00:00Z',
    ...part,
  });

export const meetingSummaryOf = (part: Partial<MeetingSummary> = {}): MeetingSummary =>
  sampleOf(meetingSummary, { ...meetingOf(), ...part });

export const agendaItemOf = (part: Partial<AgendaItem> = {}): AgendaItem =>
  sampleOf(agendaItem, {
    id: idOf(110),
    title: 'Budget',
    minutes: 15,
    isExecutive: false,
    version: 1,
    ...part,
  });

/** Nobody invited; the notice goes out until November 21. */
export const attendanceOf = (part: Partial<Attendance> = {}): Attendance => ({
  mine: null,
  counts: { invited: 0, yes: 0, no: 0, proxy: 0, withoutEmail: 0 },
  quorum: {
    basis: 'unit',
    eligible: 0,
    needed: 1,
    inPerson: 0,
    byProxy: 0,
    counted: 0,
    isReached: false,
    leftOut: 0,
  },
  timing: {
    firstOn: null,
    electronicUntil: '2026-11-21',
    electronicUntilMoment: '2026-11-22T04:59:59Z',
    postUntil: '2026-11-17',
    now: { electronic: 'open', post: 'late' },
    minutesDueOn: '2026-12-31',
    source: null,
  },
  ...part,
});

export const attendeeOf = (part: Partial<Attendee> = {}): Attendee =>
  sampleOf(attendee, {
    key: idOf(120),
    name: 'Ann Lee',
    units: ['Tower 101'],
    homes: 1,
    hasEmail: true,
    answer: 'none',
    presence: 'absent',
    version: 1,
    ...part,
  });
