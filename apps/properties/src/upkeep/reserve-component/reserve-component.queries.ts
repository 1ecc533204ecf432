import { type CallQuery, defineResource } from '@courtyard/common';
import { reserveComponentPaths } from './reserve-component-paths';

export type ReserveComponentsQuery = CallQuery<'GET /api/v1/reserve-components'>;

export const reserveComponents = defineResource({
  section: 'properties',
  key: 'reserve-components',
  list: 'GET /api/v1/reserve-components',
  one: 'GET /api/v1/reserve-components/:componentId',
  create: 'POST /api/v1/reserve-components',
  update: 'PUT /api/v1/reserve-components/:componentId',
  remove: 'DELETE /api/v1/reserve-components/:componentId',
  history: 'GET /api/v1/reserve-components/:componentId/history',
});

/** From one component to the next. */
export const reserveComponentPager = reserveComponents.pager({
  to: reserveComponentPaths.details,
  nameOf: ({ name }) => name,
});

/** What falls due in each of the next 30 years, and the sums of all components. */
export const useOutlook = () => reserveComponents.useRead('GET /api/v1/reserve-components/outlook');

export const useReplaceComponent = (componentId: string) =>
  reserveComponents.useWrite('POST /api/v1/reserve-components/:componentId/replace', componentId);
