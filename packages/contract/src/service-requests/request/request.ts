import { z } from 'zod';
import { storedFile } from '../../platform/files';
import { day, id, line, moment, optionalLine, optionalText, text, version } from '../../wire/primitives';
import { requestComment } from '../comment/request-comment-fields';
import { requestField, requestKindName } from '../kind/request-kind';
import { requestActions } from './request-states';
import {
  clockSteps,
  placeKinds,
  ratingStars,
  requestLateness,
  requestPriorities,
  requestRelations,
  requestStates,
  requestVisibilities,
  waitingParties,
} from './request.values';

export const requestState = z.enum(requestStates);
export const requestPriority = z.enum(requestPriorities);
export const requestAction = z.enum(requestActions);

const word = z.object({ en: z.string(), es: z.string() });
const named = z.object({ id, name: z.string() });

/** What a request is about; `building` of a unit. */
export const requestPlace = z.object({
  kind: z.enum(placeKinds),
  id,
  name: z.string(),
  building: z.string().nullable(),
});

/** A member or a committee. */
export const requestAssignee = z.object({ kind: z.enum(['member', 'committee']), id, name: z.string() });

/** A request as lists show it. */
export const requestSummary = z.object({
  id,
  /** Counted by community, from 1. */
  number: z.int(),
  kind: requestKindName,
  category: z.object({ key: z.string(), name: word }),
  title: z.string(),
  place: requestPlace.nullable(),
  state: requestState,
  waitingFor: z.enum(waitingParties).nullable(),
  priority: requestPriority,
  dueOn: day.nullable(),
  lateness: z.enum(requestLateness),
  /** `id` is null for somebody without an account. Null where the caller may not know. */
  reporter: z.object({ id: id.nullable(), name: z.string() }).nullable(),
  assignee: requestAssignee.nullable(),
  /** Null in the list of the community. */
  relation: z.enum(requestRelations).nullable(),
  /** Members who said that they are affected too. */
  supports: z.int(),
  /** Comments that the caller may read. */
  comments: z.int(),
  createdAt: moment,
  /** Last change that the caller may know of. */
  updatedAt: moment,
  /** Days since it was reported, until it was resolved. */
  ageDays: z.int(),
  version: z.int(),
});

/** Another request, as far as one that the caller may see leads to it. */
export const requestReference = z.object({ id, number: z.int(), title: z.string(), state: requestState });

export const requestClock = z.object({
  step: z.enum(clockSteps),
  dueAt: moment,
  /** It waits for the reporter since. */
  pausedAt: moment.nullable(),
  doneAt: moment.nullable(),
  isLate: z.boolean(),
});

export const requestRating = z.object({
  stars: z.int(),
  text: z.string().nullable(),
  ratedAt: moment,
});

/**
 * A request with all that the caller may see of it. `view` is `public` for those who follow one of the community: without
 * reporter, answers, files, comments and clocks.
 */
export const requestDetails = z.object({
  ...requestSummary.shape,
  view: z.enum(['full', 'public']),
  description: z.string().nullable(),
  /** Where exactly: "Kitchen, under the sink". */
  location: z.string().nullable(),
  /** The fields of its kind, as they were when it was opened. */
  fields: z.array(requestField),
  answers: z.record(z.string(), z.union([z.string(), z.boolean()])),
  files: z.array(storedFile),
  visibility: z.enum(requestVisibilities),
  /** Who entered it for the reporter; null where they did themselves. */
  openedBy: named.nullable(),
  /** The unit and the member that a complaint is about. */
  subject: z.object({ unit: named.nullable(), member: named.nullable() }).nullable(),
  resolution: z.string().nullable(),
  resolvedAt: moment.nullable(),
  commentList: z.array(requestComment),
  clocks: z.array(requestClock),
  rating: requestRating.nullable(),
  isSupportedByMe: z.boolean(),
  /** What it was merged into: number and state alone for those who may not see that one. */
  mergedInto: z
    .object({ id: id.nullable(), number: z.int(), title: z.string().nullable(), state: requestState })
    .nullable(),
  /** Duplicates that were merged into it; for those who handle it. */
  merged: z.array(requestReference),
  /** For those who handle it. */
  related: z.array(requestReference),
  may: z.object({
    /** Write to those on both sides. */
    comment: z.boolean(),
    /** Read and write internal comments. */
    note: z.boolean(),
    /** Edit, assign, set priority and dates, merge and link. */
    manage: z.boolean(),
    support: z.boolean(),
    rate: z.boolean(),
    actions: z.array(requestAction),
    /** Until when its reporter may reopen it; null where they may not. */
    reopenUntil: day.nullable(),
  }),
});

export const requestParams = z.object({ requestId: id });

export const placeInput = z.object({ kind: z.enum(placeKinds), id }).nullable();

const answers = z.record(z.string().max(40), z.union([z.string().trim().max(2000), z.boolean(), z.null()]));

/** What is written of a new request, by a reporter and by those who enter one for somebody. */
const written = {
  kind: requestKindName,
  category: z.string().max(40),
  title: line(120),
  description: optionalText(5000).default(null),
  place: placeInput.default(null),
  location: optionalLine(120).default(null),
  /** By the keys of the kind's fields. */
  answers: answers.default({}),
  /** Left out, as usual for the kind and the place. */
  visibility: z.enum(requestVisibilities).nullable().default(null),
  /** Of a kind that has one. */
  subjectUnitId: id.nullable().default(null),
  subjectMemberId: id.nullable().default(null),
  /** Files from `POST /api/v1/files`. */
  fileIds: z.array(id).max(20, 'Choose up to 20 files. Add the rest in comments.').default([]),
};

export const requestInput = z.object(written);

/** As `requestInput`, for somebody else: a member, or the name of somebody without an account. */
export const requestEntry = z
  .object({
    ...written,
    priority: requestPriority.default('normal'),
    dueOn: day.nullable().default(null),
    reporterId: id.nullable().default(null),
    reporterName: optionalLine(120).default(null),
  })
  .superRefine(({ reporterId, reporterName }, context) => {
    if ((reporterId === null) === (reporterName === null))
      context.addIssue({
        code: 'custom',
        path: ['reporterId'],
        message: 'Choose a member, or enter the name of someone without an account.',
      });
  });

/** What those who handle requests change of one. */
export const requestUpdate = z.object({
  category: written.category,
  title: written.title,
  description: optionalText(5000),
  place: placeInput,
  location: optionalLine(120),
  visibility: z.enum(requestVisibilities),
  subjectUnitId: id.nullable(),
  subjectMemberId: id.nullable(),
  priority: requestPriority,
  dueOn: day.nullable(),
});
export const requestChange = requestUpdate.extend({ version });

export const assigneeInput = z.object({ kind: z.enum(['member', 'committee']), id }).nullable();

const note = optionalText(5000).default(null);

/** `note` is a comment to both sides, and the resolution where the action is `resolve` or `close`. */
export const requestActionInput = z.object({
  action: requestAction,
  /** With `wait`. */
  waitingFor: z.enum(waitingParties).nullable().default(null),
  note,
  version,
});

export const ratingInput = z.object({
  stars: z.int().min(1).max(ratingStars),
  text: optionalText(1000).default(null),
});

/** Text of a comment: 10,000 characters. */
export const commentText = text(10_000);

export type RequestPriority = z.infer<typeof requestPriority>;
export type RequestPlace = z.infer<typeof requestPlace>;
export type RequestAssignee = z.infer<typeof requestAssignee>;
export type RequestSummary = z.infer<typeof requestSummary>;
export type RequestReference = z.infer<typeof requestReference>;
export type RequestClock = z.infer<typeof requestClock>;
export type RequestDetails = z.infer<typeof requestDetails>;
export type RequestInput = z.output<typeof requestInput>;
export type RequestEntry = z.output<typeof requestEntry>;
export type RequestChange = z.output<typeof requestChange>;
export type RequestActionInput = z.output<typeof requestActionInput>;
export type AssigneeInput = z.output<typeof assigneeInput>;
export type PlaceInput = z.output<typeof placeInput>;
export type RatingInput = z.output<typeof ratingInput>;
