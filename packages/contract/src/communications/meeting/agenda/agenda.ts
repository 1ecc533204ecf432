import { z } from 'zod';
import { storedFile } from '../../../platform/files';
import { id, line, moment, one, optionalLine, optionalText, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';

/** A meeting has at most so many items. */
export const maxAgendaItems = 60;

/** What people write of an item of an agenda. */
export const agendaItemInput = z.object({
  title: line(160),
  /** How long it is to take. */
  minutes: z.int().min(1).max(600).nullable().default(null),
  presenter: optionalLine(120).default(null),
  body: optionalText(4000).default(null),
  /** Behind closed doors: said when it is added, and never changed. */
  isExecutive: z.boolean().default(false),
  /** Files from `POST /api/v1/files`. */
  fileIds: z.array(id).max(20).default([]),
});
export const agendaItemChange = agendaItemInput.omit({ isExecutive: true }).extend({ version });

export const agendaItem = z.object({
  id,
  title: z.string(),
  minutes: z.int().nullable(),
  presenter: z.string().nullable(),
  body: z.string().nullable(),
  isExecutive: z.boolean(),
  /** Of which meeting it approves the minutes, and whether they are. */
  minutesOf: z.object({ id, name: z.string(), startsAt: moment, isApproved: z.boolean() }).nullable(),
  files: z.array(storedFile),
  version: z.int(),
});

const meetingParams = z.object({ meetingId: id });
const itemParams = meetingParams.extend({ itemId: id });

export const agendaRoutes = {
  createAgendaItem: defineRoute({
    method: 'POST',
    path: '/api/v1/meetings/:meetingId/agenda',
    access: 'Meeting Update',
    summary: 'Add an item at the end of the agenda; an executive one needs "Executive Sessions View" besides',
    params: meetingParams,
    body: agendaItemInput,
    response: one(agendaItem),
    status: 201,
  }),
  addMinutesItems: defineRoute({
    method: 'POST',
    path: '/api/v1/meetings/:meetingId/agenda-minutes',
    access: 'Meeting Update',
    summary:
      'Put the approval of minutes that wait for it on the agenda: of earlier meetings of the same kind',
    params: meetingParams,
    response: one(z.array(agendaItem)),
  }),
  updateAgendaItem: defineRoute({
    method: 'PUT',
    path: '/api/v1/meetings/:meetingId/agenda/:itemId',
    access: 'Meeting Update',
    summary: 'Change an item of the agenda',
    params: itemParams,
    body: agendaItemChange,
    response: one(agendaItem),
  }),
  removeAgendaItem: defineRoute({
    method: 'DELETE',
    path: '/api/v1/meetings/:meetingId/agenda/:itemId',
    access: 'Meeting Update',
    summary: 'Take an item off the agenda and let go of its files',
    params: itemParams,
    status: 204,
  }),
  orderAgenda: defineRoute({
    method: 'PUT',
    path: '/api/v1/meetings/:meetingId/agenda-order',
    access: 'Meeting Update',
    summary: 'Put the items of the agenda in another order: all that the caller sees',
    params: meetingParams,
    body: z.object({ itemIds: z.array(id).min(1).max(maxAgendaItems) }),
    response: one(z.array(agendaItem)),
  }),
};

export type AgendaItem = z.infer<typeof agendaItem>;
export type AgendaItemInput = z.infer<typeof agendaItemInput>;
export type AgendaItemChange = z.infer<typeof agendaItemChange>;
