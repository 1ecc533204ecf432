import { z } from 'zod';
import { day, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { holidayCalendars } from '../../platform/community/community.values';
import { requestKindName } from '../kind/request-kind';
import { requestPriorities } from '../request/request.values';

const time = z
  .string()
  .max(5)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 09:00.');

/** Hours in which the community works; 1 is Monday. A day may have more than one time range. */
export const workingHours = z.object({
  weekday: z.int().min(1).max(7),
  from: time,
  until: z
    .string()
    .max(5)
    .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Enter a time like 17:00.'),
});

const minWeekHours = 5;

const hours = z.number().min(0.25).max(2000);

/** Within how many hours a request is to be answered and resolved; null: no target. */
export const requestTarget = z.object({
  kind: requestKindName,
  priority: z.enum(requestPriorities),
  responseHours: hours.nullable(),
  resolutionHours: hours.nullable(),
  /** Hours of every day count, not working hours alone. */
  isAroundTheClock: z.boolean().default(false),
});

export const requestPolicyFields = z.object({
  hours: z.array(workingHours).min(1).max(28),
  holidays: z.enum(holidayCalendars),
  /** Further days on which the community does not work. */
  closedOn: z.array(day).max(60),
  /** Days after it was resolved or closed in which its reporter may reopen a request; 0: never. */
  reopenDays: z.int().min(0).max(365),
  /** Days after which a resolved request is closed automatically; 0: never. */
  closeDays: z.int().min(0).max(365),
  /** A warning comes when so much of a target's time has passed. */
  warnAtPercent: z.int().min(10).max(95),
  /** What is not listed has no target. */
  targets: z.array(requestTarget).max(40),
});

/** What has to fit together in the settings. */
function checkPolicy(policy: z.output<typeof requestPolicyFields>, context: z.RefinementCtx) {
  const complain = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  policy.hours.forEach((each, place) => {
    if (each.until <= each.from)
      complain(['hours', place, 'until'], 'The end must be after the start. Enter a later time.');
    const overlaps = policy.hours.some(
      (other, at) =>
        at < place && other.weekday === each.weekday && other.from < each.until && each.from < other.until,
    );
    if (overlaps) complain(['hours', place, 'from'], 'This overlaps another time range on the same day.');
  });
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const worked = policy.hours.reduce((sum, { from, until }) => sum + minutes(until) - minutes(from), 0);
  if (worked < minWeekHours * 60)
    complain(['hours'], 'Working hours must add up to at least five a week. Add more hours.');
  const seen = new Set<string>();
  policy.targets.forEach(({ kind, priority, responseHours, resolutionHours }, place) => {
    if (seen.has(`${kind} ${priority}`))
      complain(['targets', place, 'priority'], 'This kind and priority already have a target.');
    seen.add(`${kind} ${priority}`);
    if (responseHours !== null && resolutionHours !== null && resolutionHours < responseHours)
      complain(
        ['targets', place, 'resolutionHours'],
        'The resolution target can’t be shorter than the response target.',
      );
  });
}

/** Version 0: the community uses what the product ships. */
export const requestPolicy = requestPolicyFields.extend({ version: z.int() });
export const requestPolicyChange = requestPolicyFields
  .extend({ version: z.int().min(0) })
  .superRefine(checkPolicy);

export const requestPolicyRoutes = {
  getRequestPolicy: defineRoute({
    method: 'GET',
    path: '/api/v1/request-policy',
    access: 'My Requests List View',
    summary: 'Working hours, response and resolution targets, and how long a request can be reopened',
    response: one(requestPolicy),
  }),
  setRequestPolicy: defineRoute({
    method: 'PUT',
    path: '/api/v1/request-policy',
    access: 'Request Settings Update',
    summary: 'Set working hours and targets for new requests',
    body: requestPolicyChange,
    response: one(requestPolicy),
  }),
};

export type WorkingHours = z.infer<typeof workingHours>;
export type RequestTarget = z.infer<typeof requestTarget>;
export type RequestPolicy = z.infer<typeof requestPolicy>;
export type RequestPolicyChange = z.output<typeof requestPolicyChange>;
