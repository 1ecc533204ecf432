import { z } from 'zod';
import { auditEntry } from '../../platform/audit';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { day, exported, id, list, listQuery, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { logColumns } from './log.columns';

/** One change of the community, of any section. */
export const logEntry = auditEntry.extend({
  /** Whose record it is; `platform` for what is of no section. */
  section: z.string(),
  /** Of the record: `property`. */
  kind: z.string(),
  /** What the record is called now; null for one that is gone or has no name. */
  name: z.string().nullable(),
  /** Its page; null where it has none. */
  url: z.string().nullable(),
  /** Who did it; null for what the system did itself. */
  actorId: id.nullable(),
  /** Network address; for who manages the members alone. */
  address: z.string().nullable(),
});

/** How much was done, of what the caller may see. */
export const logActivity = z.object({
  /** The stretch that is counted, both days included. */
  from: day,
  to: day,
  /** By day, or by month where the stretch is long: its first day. Those without an entry are left out. */
  unit: z.enum(['day', 'month']),
  periods: z.array(z.object({ from: day, count: z.int() })),
  sections: z.array(z.object({ section: z.string(), count: z.int() })),
  /** Who did most, at most ten; those without an id are the system. */
  people: z.array(z.object({ id: id.nullable(), name: z.string(), count: z.int() })),
});

const logQuery = listQuery(logColumns.sort).extend(filterQuery(logColumns));
const logFilters = logQuery.omit({ cursor: true, limit: true, sort: true });

export const logRoutes = {
  listLog: defineRoute({
    method: 'GET',
    path: '/api/v1/logs',
    access: 'Logs View',
    summary:
      'What was done in the community, of all sections whose records the caller may see, the latest first',
    query: logQuery,
    response: list(logEntry),
  }),
  exportLog: defineRoute({
    method: 'GET',
    path: '/api/v1/logs/export',
    access: 'Logs View',
    summary: 'All entries of the log under its filters as a file',
    query: logQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  logValues: defineRoute({
    method: 'GET',
    path: '/api/v1/logs/values',
    access: 'Logs View',
    summary: 'What a filter of the log can be, counted under the others',
    query: logFilters.extend(requestedValues(logColumns)),
    response: filterValues,
  }),
  logTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/logs/totals',
    access: 'Logs View',
    summary: 'How many entries there are under the filters',
    query: logFilters,
    response: listTotals,
  }),
  logActivity: defineRoute({
    method: 'GET',
    path: '/api/v1/logs/activity',
    access: 'Logs View',
    summary:
      'How much was done by day, by section and by person, under the filters; of the last 30 days unless others are chosen',
    query: logFilters,
    response: one(logActivity),
  }),
};

export type LogEntry = z.infer<typeof logEntry>;
export type LogActivity = z.infer<typeof logActivity>;
