import { z } from 'zod';
import { day, id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { calendarDays, refuseLongSpans } from './calendar-days';
import { communityRequestFilters } from '../request/community-request-routes';
import { requestAssignee, requestPriority, requestState } from '../request/request';

/** The day by which an open request is due. */
export const requestDate = z.object({
  id,
  number: z.int(),
  title: z.string(),
  on: day,
  isLate: z.boolean(),
  state: requestState,
  priority: requestPriority,
  assignee: requestAssignee.nullable(),
});

const query = communityRequestFilters.extend(calendarDays);

export const requestCalendarRoutes = {
  requestCalendar: defineRoute({
    method: 'GET',
    path: '/api/v1/community-requests/calendar',
    access: 'Community Requests List View',
    summary: 'Due dates of open requests under the filters, by day; up to 1,000',
    query: query.superRefine(refuseLongSpans),
    response: one(z.array(requestDate)),
  }),
};

export type RequestCalendarQuery = z.output<typeof query>;
export type RequestDate = z.infer<typeof requestDate>;
