import { z } from 'zod';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { exported, id, list, listQuery, moment } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { deliveryColumns } from './mailing.columns';
import { deliveryStates } from './mailing.values';

/** What became of the letter to one recipient. `accepted` is what the server said, and never that somebody read it. */
export const delivery = z.object({
  id,
  name: z.string(),
  address: z.string().nullable(),
  state: z.enum(deliveryStates),
  /** `no-address`, `no-consent`, or the codes of the server: `550 5.1.1`. */
  reason: z.string().nullable(),
  /** In its words, without addresses. */
  answer: z.string().nullable(),
  attempts: z.int(),
  nextAt: moment.nullable(),
  changedAt: moment,
});

const params = z.object({ mailingId: id });
const query = listQuery(deliveryColumns.sort).extend(filterQuery(deliveryColumns));
const filters = query.omit({ cursor: true, limit: true, sort: true });
const path = '/api/v1/mailings/:mailingId/deliveries' as const;
const access = 'Email Notifications List View';

export const deliveryRoutes = {
  listDeliveries: defineRoute({
    method: 'GET',
    path,
    access,
    summary: 'The delivery log of a mailing: what became of each letter',
    params,
    query,
    response: list(delivery),
  }),
  exportDeliveries: defineRoute({
    method: 'GET',
    path: `${path}/export`,
    access,
    summary: 'All rows of the delivery log as a file',
    params,
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  deliveryValues: defineRoute({
    method: 'GET',
    path: `${path}/values`,
    access,
    summary: 'What a filter of the delivery log can be, counted under the others',
    params,
    query: filters.extend(requestedValues(deliveryColumns)),
    response: filterValues,
  }),
  deliveryTotals: defineRoute({
    method: 'GET',
    path: `${path}/totals`,
    access,
    summary: 'How many letters of the delivery log there are under the filters',
    params,
    query: filters,
    response: listTotals,
  }),
};

export type Delivery = z.infer<typeof delivery>;
