import { z } from 'zod';
import { day, id, language, moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** How soon something has to be done; `week`: in the seven days after today. */
export const taskUrgency = z.enum(['overdue', 'today', 'week', 'later']);

/** The kinds of records that pages ask the tasks of: each is told of one by its id. */
const record = { record: z.string().regex(/^[a-z-]+$/), recordId: id };

/** Something that waits for the signed-in person. Its texts are in their language. */
export const task = z.object({
  /** The same for everybody for whom it waits, until it is done: `properties/booking-request/…`. */
  id: z.string(),
  section: z.string(),
  kind: z.string(),
  /** What it is about, as people call it. */
  title: z.string(),
  text: z.string().nullable(),
  /** What is to be done, as on its button: "Renew". */
  verb: z.string(),
  /** Path of the page where it is done or looked at. */
  link: z.string(),
  /** Where it is about some hours or days: from when to when. */
  span: z.object({ startsAt: moment, endsAt: moment }).nullable(),
  /** On the community's calendar; null where nothing presses. */
  dueOn: day.nullable(),
  urgency: taskUrgency,
  /** The contribution of its section to `task/v1` that does it in place, and what that is told. */
  action: z.object({ entry: z.string(), subject: z.record(z.string(), z.string()) }).nullable(),
});

export const taskList = z.object({
  /** The most urgent first. */
  tasks: z.array(task),
  /** How many there are in all: of one kind no more are listed than somebody would read. */
  total: z.int(),
});

export const taskRoutes = {
  myTasks: defineRoute({
    method: 'GET',
    path: '/api/v1/me/tasks',
    access: 'signed-in',
    summary: 'What waits for me in all sections, or of one thing, the most urgent first',
    query: z.object({ language, ...record }).partial(),
    response: one(taskList),
  }),
};

export type Task = z.infer<typeof task>;
export type TaskUrgency = z.infer<typeof taskUrgency>;
export type TaskList = z.infer<typeof taskList>;
