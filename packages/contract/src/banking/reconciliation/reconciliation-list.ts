import { z } from 'zod';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { exported, list, listQuery } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { reconciliation } from './reconciliation';
import { reconciliationColumns } from './reconciliation.columns';
import { changesSince } from './reconciliation.values';

/** As the list of all bank accounts has it. */
export const reconciliationSummary = reconciliation
  .pick({
    id: true,
    account: true,
    fromOn: true,
    toOn: true,
    openingMinor: true,
    closingMinor: true,
    status: true,
    startedBy: true,
    finishedBy: true,
    finishedAt: true,
  })
  .extend({
    /** Whether something was posted with a date within it after it was finished. */
    changes: z.enum(changesSince),
  });

const all = '/api/v1/reconciliations';
const view = 'Banks List View';
const query = listQuery(reconciliationColumns.sort).extend(filterQuery(reconciliationColumns));
const filters = query.omit({ cursor: true, limit: true, sort: true });

export const reconciliationListRoutes = {
  listAllReconciliations: defineRoute({
    method: 'GET',
    path: all,
    access: view,
    summary: 'Reconciliations of all bank accounts',
    query,
    response: list(reconciliationSummary),
  }),
  exportReconciliations: defineRoute({
    method: 'GET',
    path: `${all}/export`,
    access: view,
    summary: 'All rows of the list of reconciliations as a file',
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  reconciliationValues: defineRoute({
    method: 'GET',
    path: `${all}/values`,
    access: view,
    summary: 'What a filter of the list of reconciliations can be, counted under the others',
    query: filters.extend(requestedValues(reconciliationColumns)),
    response: filterValues,
  }),
  reconciliationTotals: defineRoute({
    method: 'GET',
    path: `${all}/totals`,
    access: view,
    summary: 'How many reconciliations there are under the filters',
    query: filters,
    response: listTotals,
  }),
};

export type ReconciliationSummary = z.infer<typeof reconciliationSummary>;
