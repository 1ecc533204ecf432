import type { z } from 'zod';
import { bulkAnswer, bulkChange, bulkLimits } from '../../wire/fields/chosen-rows';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { exported, list, listQuery, one } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { documentSummary } from '../document/document';
import { trashColumns } from './trash.columns';

const trashQuery = listQuery(trashColumns.sort).extend(filterQuery(trashColumns));
const trashFilters = trashQuery.omit({ cursor: true, limit: true, sort: true });

export type TrashFilters = z.output<typeof trashFilters>;

const path = '/api/v1/documents/trash';
const many = {
  method: 'POST',
  access: 'signed-in',
  bodyLimits: bulkLimits,
  body: bulkChange(trashFilters, {}),
  response: one(bulkAnswer),
} as const;

/** What the caller can restore from the trash, or delete for good. */
export const trashRoutes = {
  listTrash: defineRoute({
    method: 'GET',
    path,
    access: 'signed-in',
    summary: 'Documents in the trash that the caller can restore',
    query: trashQuery,
    response: list(documentSummary),
  }),
  exportTrash: defineRoute({
    method: 'GET',
    path: `${path}/export`,
    access: 'signed-in',
    summary: 'Export the list of the trash',
    query: trashQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  trashValues: defineRoute({
    method: 'GET',
    path: `${path}/values`,
    access: 'signed-in',
    summary: 'Filter values of the trash, with counts under the other filters',
    query: trashFilters.extend(requestedValues(trashColumns)),
    response: filterValues,
  }),
  trashTotals: defineRoute({
    method: 'GET',
    path: `${path}/totals`,
    access: 'signed-in',
    summary: 'Number of documents in the trash under the filters',
    query: trashFilters,
    response: listTotals,
  }),
  restoreTrash: defineRoute({
    ...many,
    path: `${path}/restore`,
    summary: 'Restore several documents, or all that the list of the trash finds',
  }),
  deleteTrash: defineRoute({
    ...many,
    path: `${path}/delete`,
    summary: 'Permanently delete several documents in the trash, with all versions',
  }),
};
