import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { day, exported, id, line, list, listQuery, moment, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { reportPeriods, savedReportKinds } from '../saved-report/saved-report.values';
import { packetColumns } from './packet.columns';
import { maxPacketParts, packetPartKinds, packetSourceKinds, packetStates } from './packet.values';

/** A part by what it is of: a record, or a report with its period. */
export const packetPartInput = z.object({
  kind: z.enum(packetPartKinds),
  /** Of the saved report, the meeting or the document. */
  id: id.nullable().default(null),
  /** Of a report that is not saved. */
  report: z.enum(savedReportKinds).nullable().default(null),
  period: z.enum(reportPeriods).nullable().default(null),
});

export const packetInput = z.object({
  title: line(120),
  /** On the cover: the date of the meeting, as a rule. */
  heldOn: day,
  /** In the order in which they follow each other. */
  parts: z
    .array(packetPartInput)
    .min(1, 'Add at least one part.')
    .max(maxPacketParts, 'A packet has at most 25 parts. Leave some out, or make two packets.'),
});

export const packetPart = packetPartInput.extend({
  /** As it was called when the packet was created. */
  name: z.string(),
  /** The page that it begins on; null until the PDF is there. */
  page: z.int().nullable(),
});

export const packet = z.object({
  id,
  title: z.string(),
  heldOn: day,
  parts: z.array(packetPart),
  state: z.enum(packetStates),
  /** Why it failed. */
  reason: z.string().nullable(),
  /** The last entry of the journal that its reports could have seen. */
  journalNo: z.int().nullable(),
  pageCount: z.int().nullable(),
  createdBy: z.string(),
  createdAt: moment,
  madeAt: moment.nullable(),
});

export const packetChoice = z.object({ id, name: z.string() });

const params = z.object({ packetId: id });
const all = '/api/v1/packets';
const single = `${all}/:packetId` as const;
const view = 'Packets View';
const create = 'Packet Create';
const query = listQuery(packetColumns.sort).extend(filterQuery(packetColumns));
const filters = query.omit({ cursor: true, limit: true, sort: true });

export const packetRoutes = {
  listPackets: defineRoute({
    method: 'GET',
    path: all,
    access: view,
    summary: 'Board packets that the caller may open',
    query,
    response: list(packet),
  }),
  exportPackets: defineRoute({
    method: 'GET',
    path: `${all}/export`,
    access: view,
    summary: 'All rows of the list of board packets as a file',
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  packetValues: defineRoute({
    method: 'GET',
    path: `${all}/values`,
    access: view,
    summary: 'What a filter of the list of board packets can be, counted under the others',
    query: filters.extend(requestedValues(packetColumns)),
    response: filterValues,
  }),
  packetTotals: defineRoute({
    method: 'GET',
    path: `${all}/totals`,
    access: view,
    summary: 'How many board packets there are under the filters',
    query: filters,
    response: listTotals,
  }),
  getPacket: defineRoute({
    method: 'GET',
    path: single,
    access: view,
    summary: 'One board packet with its parts',
    params,
    response: one(packet),
  }),
  packetPdf: defineRoute({
    method: 'GET',
    path: `${single}/file`,
    access: view,
    summary: 'The PDF of a packet, as it was made. 409 `packet-not-ready` until it is there.',
    params,
    produces: 'application/pdf',
  }),
  createPacket: defineRoute({
    method: 'POST',
    path: all,
    access: create,
    summary: 'Create a packet; its PDF is made in the background. The caller must be able to open each part.',
    body: packetInput,
    response: one(packet),
    status: 201,
  }),
  retryPacket: defineRoute({
    method: 'POST',
    path: `${single}/retry`,
    access: create,
    summary: 'Have the PDF of a failed packet made again, with what the caller may open',
    params,
    response: one(packet),
  }),
  deletePacket: defineRoute({
    method: 'DELETE',
    path: single,
    access: create,
    summary: 'Delete a packet with its PDF',
    params,
    status: 204,
  }),
  packetHistory: defineRoute({
    method: 'GET',
    path: `${single}/history`,
    access: view,
    summary: 'Who did what with a packet',
    params,
    query: historyQuery,
    response: list(auditEntry),
  }),
  listPacketChoices: defineRoute({
    method: 'GET',
    path: '/api/v1/packet-choices',
    access: create,
    summary:
      'Approved minutes or PDF documents that the caller may open and that have every word of the search: the newest first, at most 50',
    query: z.object({ kind: z.enum(packetSourceKinds), search: z.string().max(100).optional() }),
    response: one(
      z.object({
        choices: z.array(packetChoice),
        /** There are more than those. */
        hasMore: z.boolean(),
      }),
    ),
  }),
};

export type Packet = z.infer<typeof packet>;
export type PacketInput = z.infer<typeof packetInput>;
export type PacketPartInput = z.infer<typeof packetPartInput>;
export type StoredPacketPart = z.infer<typeof packetPart>;
