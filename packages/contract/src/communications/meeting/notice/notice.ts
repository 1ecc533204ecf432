import { z } from 'zod';
import { day, id, moment, one, optionalText, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { lateNotices, noticeKinds, noticeOutcomes, noticeWays } from './notice.values';

/** What was said, to how many, and how it stands. */
export const meetingNotice = z.object({
  id,
  kind: z.enum(noticeKinds),
  /** As the community's language has it; each reads it in their own. */
  subject: z.string(),
  body: z.string(),
  sentBy: z.string(),
  sentAt: moment,
  /** Whether all of it was within the window of the rules. */
  isInTime: z.boolean(),
  /** Why it went out all the same. */
  reason: z.string().nullable(),
  people: z.int(),
  counts: z.object({
    underway: z.int(),
    accepted: z.int(),
    'to-post': z.int(),
    posted: z.int(),
    unknown: z.int(),
  }),
});

/** What sending the notice would do now. */
export const noticePlan = z.object({
  /** Invited and not told yet: those whom it would go to. */
  people: z.int(),
  byEmail: z.int(),
  onPaper: z.int(),
  /** Of those on paper, without a postal address. */
  withoutAddress: z.int(),
  /** Invited to an executive session that they may not see: they are not told. */
  notAllowed: z.int(),
  isInTime: z.boolean(),
  /** What the rules say where it is not. */
  late: z.enum(lateNotices),
  subject: z.string(),
  body: z.string(),
});

/** One person of a notice, as proof: when and how they were told. */
export const noticeProof = z.object({
  key: id,
  name: z.string(),
  units: z.array(z.string()),
  way: z.enum(noticeWays),
  outcome: z.enum(noticeOutcomes),
  email: z.string().nullable(),
  /** When their server accepted it. */
  at: moment.nullable(),
  /** What their server answered, without addresses. */
  answer: z.string().nullable(),
  postedOn: day.nullable(),
  postedBy: z.string().nullable(),
});

const params = z.object({ meetingId: id });
const path = '/api/v1/meetings/:meetingId/notices' as const;
const single = `${path}/:noticeId` as const;
const ofNotice = params.extend({ noticeId: id });

export const noticeRoutes = {
  listNotices: defineRoute({
    method: 'GET',
    path,
    access: 'Meeting Update',
    summary: 'Notices of a meeting that went out, and what sending one would do now',
    params,
    response: one(z.object({ plan: noticePlan, notices: z.array(meetingNotice) })),
  }),
  sendNotice: defineRoute({
    method: 'POST',
    path,
    access: 'Meeting Update',
    summary:
      'Call the meeting and tell everybody who is invited and was not told: by e-mail, others by letter',
    params,
    body: z.object({
      version,
      /** As many as the sender was shown: more or fewer are refused. */
      people: z.int().min(1),
      reason: optionalText(500).default(null),
    }),
    response: one(meetingNotice),
    status: 201,
  }),
  noticeProofs: defineRoute({
    method: 'GET',
    path: `${single}/people`,
    access: 'Meeting Update',
    summary: 'Who was told by a notice, when and how',
    params: ofNotice,
    response: one(z.array(noticeProof)),
  }),
  noticeLetters: defineRoute({
    method: 'GET',
    path: `${single}/letters`,
    access: 'Email Notification Print',
    summary: 'The letters of a notice that are to be posted, to those whom e-mail does not reach',
    params: ofNotice,
    produces: 'application/pdf',
  }),
  noticePosted: defineRoute({
    method: 'POST',
    path: `${single}/posted`,
    access: 'Meeting Update',
    summary: 'Record on which day the letters that are to be posted were handed to the post',
    params: ofNotice,
    body: z.object({ postedOn: day, letters: z.int().min(1) }),
    response: one(meetingNotice),
  }),
  noticeAffidavit: defineRoute({
    method: 'GET',
    path: `${single}/affidavit`,
    access: 'Meeting Update',
    summary: 'The affidavit of a notice, to be signed: what was said, to whom, when and how',
    params: ofNotice,
    produces: 'application/pdf',
  }),
};

export type MeetingNotice = z.infer<typeof meetingNotice>;
export type NoticePlan = z.infer<typeof noticePlan>;
export type NoticeProof = z.infer<typeof noticeProof>;
