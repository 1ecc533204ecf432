import { z } from 'zod';
import { day, id, moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { calendarDays, refuseLongSpans } from '../calendar/calendar-days';
import { requestPriority } from '../request/request';
import { workOrderState, workerReference } from './work-order';

/** A visit, or the day by which an open order is due. */
export const workDate = z.object({
  /** Of the visit, or of the order. */
  id,
  kind: z.enum(['visit', 'due']),
  /** By the community's clock. */
  on: day,
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  /** A visit that was proposed and not confirmed. */
  isProposed: z.boolean(),
  isLate: z.boolean(),
  workOrderId: id,
  number: z.int(),
  title: z.string(),
  state: workOrderState,
  priority: requestPriority,
  worker: workerReference.nullable(),
});

export const workOrderCalendarRoutes = {
  workOrderCalendar: defineRoute({
    method: 'GET',
    path: '/api/v1/work-orders/calendar',
    access: 'Work Orders List View',
    summary: 'Visits and due dates of work orders visible to the caller, by day; up to 1,000 of each',
    query: z.object(calendarDays).superRefine(refuseLongSpans),
    response: one(z.array(workDate)),
  }),
};

export type WorkDate = z.infer<typeof workDate>;
