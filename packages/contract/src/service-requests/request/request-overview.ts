import { z } from 'zod';
import { one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { requestSummary } from './request';

/** Open requests by the days since they were reported, both ends included; null: no end. */
export const requestAge = z.object({
  fromDays: z.int(),
  untilDays: z.int().nullable(),
  open: z.int(),
  late: z.int(),
});

export const requestOverviewRoutes = {
  myRequestOverview: defineRoute({
    method: 'GET',
    path: '/api/v1/my-requests/overview',
    access: 'My Requests List View',
    summary: "The caller's open requests, latest activity first; up to eight",
    response: one(
      z.object({
        open: z.array(requestSummary),
        openCount: z.int(),
        /** Of these, how many wait for the caller. */
        waitingForMe: z.int(),
        /** Resolved or closed in the last 30 days and not rated by the caller. */
        toRate: z.int(),
      }),
    ),
  }),
  communityRequestOverview: defineRoute({
    method: 'GET',
    path: '/api/v1/community-requests/overview',
    access: 'Community Requests List View',
    summary: 'Open community requests by age, with the number late, new and unassigned',
    response: one(
      z.object({
        ages: z.array(requestAge),
        open: z.int(),
        late: z.int(),
        submitted: z.int(),
        unassigned: z.int(),
      }),
    ),
  }),
};

export type RequestAge = z.infer<typeof requestAge>;
